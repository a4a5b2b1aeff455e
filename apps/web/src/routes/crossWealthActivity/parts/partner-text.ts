import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['合作机构与您的资料', '合作機構與您的資料', 'The partner institution and your data'],
  who: ['合作机构', '合作機構', 'Partner institution'],
  whoWhat: [
    '内地的参与机构：核对资格，开立与本公司账户配对的账户，并兑现汇款费豁免券。',
    '內地的參與機構：核對資格，開立與本公司賬戶配對的賬戶，並兌現匯款費豁免券。',
    'A participating institution in the mainland: checks your eligibility, opens the account paired with ours and honours the voucher.',
  ],
  always: ['每次申请', '每次申請', 'With every application'],
  alwaysWhat: [
    '申请编号、豁免券代码，以及只在该机构代表您的编号。',
    '申請編號、豁免券代碼，以及只在該機構代表您的編號。',
    'The application number, the voucher code, and a reference that identifies you to this institution only.',
  ],
  withConsent: ['只在您勾选同意后', '只在您剔選同意後', 'Only if you tick the consent'],
  withConsentWhat: [
    '您的手机号，用来联系您办理开户。默认不交。',
    '您的手機號碼，用來聯絡您辦理開戶。預設不交。',
    'Your phone number, to contact you about the account. By default it is not shared.',
  ],
  never: ['由您直接交给机构', '由您直接交予機構', 'Sent by you directly to the partner'],
  neverWhat: [
    '身份证明、资产与收入证明。本公司不代为转交。',
    '身份證明、資產與收入證明。本公司不代為轉交。',
    'Identity documents, proof of assets and income. We do not pass them on.',
  ],
})
