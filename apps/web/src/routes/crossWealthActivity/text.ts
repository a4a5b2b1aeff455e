import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['开立跨境理财通账户', '開立跨境理財通賬戶', 'Wealth Connect account'],
  lead: [
    '大湾区居民的开户步骤、所需文件与合作机构。',
    '大灣區居民的開戶步驟、所需文件與合作機構。',
    'Steps, documents and partner institutions for Greater Bay Area residents.',
  ],
  consent: [
    '我同意把手机号交给合作机构，以便联系我办理开户',
    '我同意把手機號碼交予合作機構，以便聯絡我辦理開戶',
    'Pass my phone number to the partner institution, so that it can contact me about the account',
  ],
  consentWhy: [
    '不勾选也能申请，届时凭参考编号联系机构。可随时撤回。',
    '不剔選亦可申請，屆時憑參考編號聯絡機構。可隨時撤回。',
    'You can apply without it and contact the partner with your reference. You can withdraw it at any time.',
  ],
  applied: ['您已提交申请', '您已提交申請', 'You have applied'],
  toApplication: ['查看申请进度', '查看申請進度', 'See the status'],
  notClient: ['您还不是本公司客户', '您仍未是本公司客戶', 'You are not a client yet'],
  notClientWhy: [
    '此手机号名下没有可用的证券账户。请先开立，再回来申请。',
    '此手機號碼名下沒有可用的證券賬戶。請先開立，再回來申請。',
    'No securities account is linked to this number. Open one first, then come back.',
  ],
  openAccount: ['登录或开立账户', '登入或開立賬戶', 'Log in or open an account'],
  full: ['本期名额已满', '本期名額已滿', 'No more applications for now'],
  fullWhy: [
    '合作机构本期的名额已满。增加名额后可再申请。',
    '合作機構本期的名額已滿。增加名額後可再申請。',
    'The partner accepts no more applications for now. You can apply once there are new places.',
  ],
  documents: ['查看所需文件', '查看所需文件', 'See the documents'],
})
