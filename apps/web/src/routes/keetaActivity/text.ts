import { table } from '../../shared/text/table.ts'

export const text = table({
  signIn: ['登录领取', '登入領取', 'Sign in to claim'],
  title: ['外卖礼券', '外賣禮券', 'Food voucher'],
  lead: [
    '无须开户或交易。是否交出手机号，由您决定。',
    '毋須開戶或交易。是否交出手機號碼，由您決定。',
    'No account or trade is needed. Sharing your phone number is up to you.',
  ],
  consent: [
    '我同意把手机号交给合作平台，以便把礼券绑定到我的平台账户',
    '我同意把手機號碼交予合作平台，以便把禮券綁定至我的平台賬戶',
    'Pass my phone number to the partner, so that the voucher is bound to my account there',
  ],
  consentWhy: [
    '不勾选也能领取，届时自行输入代码即可。可随时撤回。',
    '不剔選亦可領取，屆時自行輸入代碼即可。可隨時撤回。',
    'You can claim the voucher without it and enter the code yourself. You can withdraw it at any time.',
  ],
  claimed: ['您已领取礼券', '您已領取禮券', 'You have claimed the voucher'],
  poolEmpty: ['礼券已领完', '禮券已領完', 'All vouchers are claimed'],
  poolEmptyWhy: [
    '合作平台的代码已全部领取。如有补充，可以再来领取。',
    '合作平台的代碼已全部領取。如有補充，歡迎再來領取。',
    'The partner’s codes are all claimed. If it adds more, you can claim one.',
  ],
  others: ['查看其他活动', '查看其他活動', 'See other activities'],
  showCode: ['显示代码', '顯示代碼', 'Show the code'],
  copyCode: ['复制代码', '複製代碼', 'Copy the code'],
  toVoucher: ['查看我的礼券', '查看我的禮券', 'See my voucher'],
  toRewards: ['我的奖励', '我的獎賞', 'My rewards'],
})
