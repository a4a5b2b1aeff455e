import { table } from '../../text/table.ts'

export const text = table({
  understood: ['知道了', '知道了', 'OK'],
  cancel: ['取消', '取消', 'Cancel'],
  confirm: ['确认', '確認', 'Confirm'],
})
