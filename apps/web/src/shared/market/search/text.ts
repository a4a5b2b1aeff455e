import { table } from '../../text/table.ts'

export const text = table({
  search: ['搜索名称或代码', '搜尋名稱或代號', 'Search by name or code'],
  clear: ['清除', '清除', 'Clear'],
  results: ['搜索结果', '搜尋結果', 'Results'],
  count: ['找到 {count} 项', '找到 {count} 項', '{count} found'],
  none: ['没有找到“{content}”', '找不到「{content}」', 'Nothing found for “{content}”'],
  noneWhy: [
    '请检查代码，或只输入名称的一部分。',
    '請檢查代號，或只輸入名稱的一部分。',
    'Check the code, or type a part of the name.',
  ],
  stock: ['股票', '股票', 'Stock'],
  fund: ['基金', '基金', 'Fund'],
  index: ['指数', '指數', 'Index'],
})
