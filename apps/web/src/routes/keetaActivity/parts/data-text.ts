import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['会交给合作平台的资料', '會交予合作平台的資料', 'Data the partner receives'],
  always: ['每次领取', '每次領取', 'With every claim'],
  alwaysWhat: [
    '订单编号、礼券种类、礼券代码，以及只在该平台代表您的编号。',
    '訂單編號、禮券種類、禮券代碼，以及只在該平台代表您的編號。',
    'The order number, the voucher type, the voucher code, and a reference that identifies you to this partner only.',
  ],
  withConsent: ['只在您勾选同意后', '只在您剔選同意後', 'Only if you tick the consent'],
  withConsentWhat: [
    '您的手机号，用来把礼券绑定到您的平台账户。默认不交。',
    '您的手機號碼，用來把禮券綁定至您的平台賬戶。預設不交。',
    'Your phone number, to link the voucher to your account with the partner. By default it is not shared.',
  ],
  never: ['任何时候都不交', '任何時候都不交', 'Never'],
  neverWhat: [
    '姓名、身份证明文件、账户、持仓与交易记录。',
    '姓名、身份證明文件、賬戶、持倉與交易紀錄。',
    'Name, identity documents, account, holdings and trades.',
  ],
})
