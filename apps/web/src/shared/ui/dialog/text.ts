import { table } from '../../text/table.ts'

export const text = table({
  understood: ['知道了', '知道了', 'OK'],
  cancel: ['取消', '取消', 'Cancel'],
  confirm: ['确认', '確認', 'Confirm'],
  failed: ['操作未成功，请重试', '操作未能完成，請再試一次', 'This did not go through. Please try again'],
})
