import { table } from '../../text/table.ts'

export const text = table({
  cancel: ['取消', '取消', 'Cancel'],
  confirm: ['确定', '確定', 'Confirm'],
  nothing: ['暂无可选项', '暫無可選項目', 'Nothing to choose yet'],
})
