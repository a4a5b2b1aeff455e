import { table } from '@foyer/staff-interface/table'

/** Texts of every upload with a preview. */
export const uploadText = table({
  otherFile: ['选择其他文件', '選擇其他檔案', 'Choose another file'],
  outdated: [
    '预览之后有变化，因此没有导入。请查看新的预览后再确认。',
    '預覽之後有變化，因此沒有匯入。請查看新的預覽後再確認。',
    'Something changed since the preview, so nothing was imported. Look at the new preview before you confirm it.',
  ],
})

/** Faults of a line as CSV, by kind. */
export const csvFaultText = table({
  heading: [
    '列名缺少、重复或未知：{columns}',
    '欄名缺少、重複或未知：{columns}',
    'The heading lacks, repeats or does not know: {columns}',
  ],
  columns: ['列数与首行不同', '欄數與首行不同', 'has another number of columns than the heading'],
  quotes: ['引号没有闭合', '引號沒有閉合', 'has quotation marks that do not close'],
  values: ['内容有误的列：{columns}', '內容有誤的欄：{columns}', 'has a wrong value in: {columns}'],
})
