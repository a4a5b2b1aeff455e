import { table } from '../text/table.ts'

export const text = table({
  title: ['选择国家或地区', '選擇國家或地區', 'Country or region'],
  search: ['搜索名称或区号', '搜尋名稱或區號', 'Name or code'],
  clear: ['清除', '清除', 'Clear'],
  cancel: ['取消', '取消', 'Cancel'],
  close: ['关闭', '關閉', 'Close'],
  often: ['常用', '常用', 'Frequently used'],
  other: ['其他', '其他', 'Other'],
  typeAhead: [
    '键入首字母、英文名或区号可快速定位',
    '鍵入首字母、英文名或區號可快速定位',
    'Type a name or a code to jump to it',
  ],
  found: ['{count} 个结果', '{count} 個結果', 'Results: {count}'],
  loading: ['正在载入', '正在載入', 'Loading'],
  searching: ['正在搜索', '正在搜尋', 'Searching'],
  nothing: ['没有搜索结果', '沒有搜尋結果', 'No search results'],
  nothingHint: [
    '可输入国家或地区名称、拼音或区号',
    '可輸入國家或地區名稱、拼音或區號',
    'Try a country or region name, or a calling code',
  ],
  emoji: ['表情符号不能输入，请修改', '表情符號不能輸入，請修改', 'Emoji cannot be entered, please modify'],
  punctuation: ['标点符号不能输入，请修改', '標點符號不能輸入，請修改', 'Punctuation cannot be entered, please modify'],
  retry: ['重试', '重試', 'Try again'],
})
