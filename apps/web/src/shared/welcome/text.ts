import { table } from '../text/table.ts'

export const text = table({
  rewards: [
    '奖励跟随手机号，换了设备也在',
    '獎賞跟隨手機號碼，換了裝置也在',
    'Your rewards stay with your number on any device',
  ],
  neverAsk: [
    '我们不会致电索取密码或验证码',
    '我們不會致電索取密碼或驗證碼',
    'We never call to ask for a password or code',
  ],
  noAccount: ['开立证券账户需另行申请', '開立證券賬戶需另行申請', 'A securities account is a separate application'],
})
