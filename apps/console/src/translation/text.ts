import { table } from '@foyer/staff-interface/table'

export const text = table({
  missing: ['未填写', '未填寫', 'Missing'],
  converted: ['自动转换，未读', '自動轉換，未讀', 'Converted, not read yet'],
  outdated: ['简体已改，请再读', '簡體已改，請再讀', 'Simplified text changed'],
  confirm: ['我已读过', '我已讀過', 'I have read it'],
  convertAgain: ['重新转换', '重新轉換', 'Convert again'],
})
