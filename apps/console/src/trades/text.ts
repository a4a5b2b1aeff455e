import { table } from '../text/table.ts'

export const text = table({
  title: ['交易文件', '交易檔案', 'Trade files'],
  lead: [
    '导入后台系统的交易文件，用于计算返现。先显示预览，确认后才会导入。',
    '匯入後台系統的交易檔案，用於計算現金回贈。先顯示預覽，確認後才會匯入。',
    'Import the back office’s trades, by which cashback is counted. You see a preview first, and nothing is imported before you confirm.',
  ],
  file: ['交易文件', '交易檔案', 'File of trades'],
  fileHint: [
    'CSV，首行为列名，最多 20,000 行、4 MB。金额为港币分的整数，例如 10000 为 HK$100.00。',
    'CSV，首行為欄名，最多 20,000 行、4 MB。金額為港幣仙的整數，例如 10000 為 HK$100.00。',
    'CSV with a heading, at most 20,000 lines and 4 MB. Money is whole cents: 10000 is HK$100.00.',
  ],
  columnsTitle: ['文件的列', '檔案的欄', 'Columns of the file'],
  columnsLead: [
    '任意顺序。feeWaived、status 和 settlesOn 可以省略。',
    '任意次序。feeWaived、status 及 settlesOn 可省略。',
    'In any order. feeWaived, status and settlesOn may be left out.',
  ],
  fresh: ['新交易', '新交易', 'New trades'],
  corrected: ['更正', '更正', 'Corrected'],
  known: ['已存在', '已存在', 'Known already'],
  faulty: ['有误的行', '有誤的行', 'Faulty lines'],
  nothingNew: [
    '所有交易都已存在，没有可导入的内容。',
    '所有交易都已存在，沒有可匯入的內容。',
    'All trades are known already. There is nothing to import.',
  ],
  noTrades: ['文件中没有交易。', '檔案中沒有交易。', 'The file has no trades.'],
  heading: [
    '列名缺少、重复或未知：{columns}',
    '欄名缺少、重複或未知：{columns}',
    'The heading lacks, repeats or does not know: {columns}',
  ],
  columns: ['列数与首行不同', '欄數與首行不同', 'has another number of columns than the heading'],
  quotes: ['引号没有闭合', '引號沒有閉合', 'has quotation marks that do not close'],
  values: ['内容有误的列：{columns}', '內容有誤的欄：{columns}', 'has a wrong value in: {columns}'],
  again: ['与第 {first} 行的交易重复', '與第 {first} 行的交易重複', 'is the trade of line {first} again'],
  client: ['没有此客户号', '沒有此客戶號碼', 'has a client number that does not exist'],
  moved: ['是另一客户的已知交易', '是另一客戶的已知交易', 'is the known trade of another client'],
  otherFile: ['选择其他文件', '選擇其他檔案', 'Choose another file'],
  confirm: ['导入 {trades} 笔交易', '匯入 {trades} 宗交易', 'Import {trades} trades'],
  done: [
    '已导入：{fresh} 笔新交易，{corrected} 笔更正。',
    '已匯入：{fresh} 宗新交易，{corrected} 宗更正。',
    'Imported: {fresh} new and {corrected} corrected.',
  ],
  outdated: [
    '预览之后有变化，因此没有导入。请查看新的预览后再确认。',
    '預覽之後有變化，因此沒有匯入。請查看新的預覽後再確認。',
    'Something changed since the preview, so nothing was imported. Look at the new preview before you confirm it.',
  ],
  lost: [
    '没有收到答复。再次导入同一文件是安全的：不会重复计算任何交易。',
    '沒有收到答覆。再次匯入同一檔案是安全的：不會重複計算任何交易。',
    'No answer arrived. You can safely import the same file again: no trade counts twice.',
  ],
})
