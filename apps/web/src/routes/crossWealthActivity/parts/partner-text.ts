import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['合作银行与您的资料', '合作銀行與您的資料', 'The partner bank and your data'],
  bank: ['合作银行', '合作銀行', 'Partner bank'],
  bankWhat: [
    '为您开立配对的汇款户口，核对资格，并兑现汇款费豁免券。',
    '為您開立配對的匯款戶口，核對資格，並兌現匯款費豁免券。',
    'Opens the remittance account of your pair, checks your eligibility and honours the voucher.',
  ],
  always: ['每次申请', '每次申請', 'With every application'],
  alwaysWhat: [
    '申请编号、豁免券代码，以及只在该银行代表您的编号。',
    '申請編號、豁免券代碼，以及只在該銀行代表您的編號。',
    'The number of the application, the code of the voucher, and a reference that stands for you at this bank alone.',
  ],
  asked: ['只在您勾选同意后', '只在您剔選同意後', 'Only if you tick the consent'],
  askedWhat: [
    '您的手机号，用来联系您办理开户。默认不交。',
    '您的手機號碼，用來聯絡您辦理開戶。預設不交。',
    'Your phone number, to contact you about the account. By default it is not passed on.',
  ],
  never: ['由您直接交给银行', '由您直接交予銀行', 'From you to the bank directly'],
  neverWhat: [
    '身份证明、资产与收入证明。本公司不代为转交。',
    '身份證明、資產與收入證明。本公司不代為轉交。',
    'Identity documents, proof of assets and income. We do not pass them on.',
  ],
})
