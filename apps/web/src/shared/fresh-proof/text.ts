import { table } from '../text/table.ts'

export const text = table({
  title: ['请确认是您本人', '請確認是您本人', 'Please confirm it is you'],
  why: [
    '为保护您的资料和奖励，此操作需要再验证一次；十分钟内不会重复要求。',
    '為保護您的資料及獎賞，此操作須再驗證一次；十分鐘內不會重複要求。',
    'This needs one more check, to protect your data and rewards. You will not be asked again for ten minutes.',
  ],
  confirm: ['确认', '確認', 'Confirm'],
  checking: ['正在确认', '正在確認', 'Checking'],
  cancel: ['取消', '取消', 'Cancel'],
  codeMissing: ['请输入六位验证码', '請輸入六位驗證碼', 'Enter the 6-digit code'],
})
