import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['可融资证券', '可作孖展的證券', 'Marginable securities'],
  lead: [
    '比率是可借金额占证券市值的上限，可随时调整；下调可能引致追加保证金。',
    '比率是可借金額佔證券市值的上限，可隨時調整；下調可能引致追繳保證金。',
    'The ratio is the share of a security’s market value that you can borrow. It may change at any time, and a lower ratio may lead to a margin call.',
  ],
  search: ['搜索代码或名称', '搜尋代號或名稱', 'Code or name'],
  clear: ['清除', '清除', 'Clear'],
  emoji: ['表情符号不能输入，请修改', '表情符號不能輸入，請修改', 'Emoji cannot be entered, please modify'],
  punctuation: ['标点符号不能输入，请修改', '標點符號不能輸入，請修改', 'Punctuation cannot be entered, please modify'],
  found: ['{n} 只证券', '{n} 隻證券', 'Securities: {n}'],
  nothing: ['没有搜索结果', '沒有搜尋結果', 'No search results'],
  nothingWhy: [
    '可输入代码或名称，例如 02800。未列出的证券不能作抵押。',
    '可輸入代號或名稱，例如 02800。未列出的證券不可作抵押。',
    'Try a code such as 02800, or a name. You cannot borrow against securities that are not listed.',
  ],
  ratio: ['可融资比率', '孖展比率', 'Margin ratio'],
})
