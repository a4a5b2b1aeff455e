import { table } from '@foyer/staff-interface/table'

export const text = table({
  act: ['导入中签结果…', '匯入中籤結果…', 'Import the allotment…'],
  title: ['导入中签结果', '匯入中籤結果', 'Import the allotment'],
  lead: [
    '客户会立即看到结果，导入后不能撤回。',
    '客戶會立即看到結果，匯入後不能撤回。',
    'Clients see their result immediately. This cannot be undone.',
  ],
  file: ['中签结果文件', '中籤結果檔案', 'File of the allotment'],
  fileHint: [
    'CSV，列名为 reference 和 lots，最多 20,000 行、1 MB。reference 为申请编号或机构的订单编号；未中签写 0。',
    'CSV，欄名為 reference 及 lots，最多 20,000 行、1 MB。reference 為申請編號或機構的訂單編號；未中籤寫 0。',
    'CSV with the columns reference and lots, at most 20,000 lines and 1 MB. The reference is that of the application, or that of the order at the firm. Write 0 where nothing is allotted.',
  ],
  allotted: ['获配', '獲配', 'Receive lots'],
  none: ['未中签', '未中籤', 'Receive none'],
  known: ['已记录', '已記錄', 'Recorded already'],
  lots: ['分配手数', '分配手數', 'Lots allotted'],
  waiting: ['仍在等待', '仍在等待', 'Still waiting'],
  faulty: ['有误的行', '有誤的行', 'Lines with errors'],
  again: ['与第 {first} 行是同一申请', '與第 {first} 行是同一申請', 'is the application of line {first} again'],
  unknown: ['没有此申请', '沒有此申請', 'names an application that does not exist'],
  offering: ['是其他新股或债券的申请', '是其他新股或債券的申請', 'is an application for another offering'],
  more: ['超过申请的手数', '超過申請的手數', 'has more lots than were applied for'],
  allottedAlready: ['已记录了不同的手数', '已記錄了不同的手數', 'is allotted already, with another number of lots'],
  ended: ['申请已取消或被拒绝', '申請已取消或被拒絕', 'is an application that was cancelled or refused'],
  ballot: [
    '此项目由系统按已公布的承诺抽签，因此不能导入结果。',
    '此項目由系統按已公布的承諾抽籤，因此不能匯入結果。',
    'The system draws this allotment by the promise that was published, so none can be imported.',
  ],
  early: [
    '尚未到公布中签结果的时间，因此还不能导入。',
    '尚未到公布中籤結果的時間，因此還不能匯入。',
    'The announced moment of the allotment is not reached, so it cannot be imported yet.',
  ],
  total: [
    '合计 {lots} 手，超过发售的 {offered} 手，因此不能导入。',
    '合計 {lots} 手，超過發售的 {offered} 手，因此不能匯入。',
    'Together these are {lots} lots, and {offered} are on offer, so nothing can be imported.',
  ],
  partial: [
    '文件没有包括所有申请：导入后仍有 {waiting} 份申请等待结果。',
    '檔案沒有包括所有申請：匯入後仍有 {waiting} 份申請等待結果。',
    'The file does not name all applications: {waiting} will still wait for their result.',
  ],
  nothingNew: [
    '所有结果都已记录，没有可导入的内容。',
    '所有結果都已記錄，沒有可匯入的內容。',
    'All of these results are recorded already. There is nothing to import.',
  ],
  empty: ['文件中没有申请。', '檔案中沒有申請。', 'The file names no application.'],
  repeat: [
    '没有收到答复。再次导入同一文件是安全的：每份申请只记录一次。',
    '沒有收到答覆。再次匯入同一檔案是安全的：每份申請只記錄一次。',
    'No answer arrived. You can safely import the same file again: each application is recorded once.',
  ],
  confirm: ['导入 {many} 份结果', '匯入 {many} 份結果', 'Import {many} results'],
  done: [
    '已导入：{allotted} 份获配，{none} 份未中签。',
    '已匯入：{allotted} 份獲配，{none} 份未中籤。',
    'Imported: {allotted} receive lots and {none} receive none.',
  ],
  recorded: ['这些结果已经记录。', '這些結果已經記錄。', 'These results were recorded already.'],
})
