import { table } from '../text/table.ts'

export const text = table({
  mobile: ['手机号', '手機號碼', 'Phone number'],
  malformed: ['手机号格式不正确', '手機號碼格式不正確', 'Malformed phone number'],
})
