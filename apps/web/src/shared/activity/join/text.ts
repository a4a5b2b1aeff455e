import { table } from '../../text/table.ts'

export const text = table({
  record: ['记为完成', '記為完成', 'Record it as done'],
  join: ['参加活动', '參加活動', 'Join the activity'],
  sending: ['正在提交', '正在提交', 'Sending'],
  unknown: ['尚未收到结果', '尚未收到結果', 'No answer yet'],
  unknownWhy: [
    '您的提交可能已经送达。再次查询不会重复参加。',
    '您的提交可能已經送達。再次查詢不會重複參加。',
    'Your request may have arrived. Checking again never joins twice.',
  ],
  again: ['再次查询', '再次查詢', 'Check again'],
  title: ['确认参加', '確認參加', 'Before you join'],
  residence: ['您居住在哪里？', '您居住在哪裏？', 'Where do you live?'],
  residenceWhy: [
    '只问一次，用来判断活动是否适用于您。',
    '只問一次，用來判斷活動是否適用於您。',
    'We ask once, to see which activities apply to you.',
  ],
  mainland: ['中国内地', '中國內地', 'Mainland China'],
  hong_kong: ['香港', '香港', 'Hong Kong'],
  macao: ['澳门', '澳門', 'Macao'],
  taiwan: ['台湾', '台灣', 'Taiwan'],
  elsewhere: ['其他国家或地区', '其他國家或地區', 'Elsewhere'],
  residenceMissing: ['请选择您的居住地', '請選擇您的居住地', 'Please select where you live'],
  agree: [
    '我已阅读并同意活动条款（版本 {version}）',
    '我已閱讀並同意活動條款（版本 {version}）',
    'I have read and agree to the terms (version {version})',
  ],
  read: ['阅读条款', '閱讀條款', 'Read the terms'],
  termsMissing: ['请先阅读并同意活动条款', '請先閱讀並同意活動條款', 'Please read and agree to the terms first'],
  outdated: [
    '条款已更新，请阅读新版本后再参加。',
    '條款已更新，請閱讀新版本後再參加。',
    'The terms have changed. Please read the new version before you join.',
  ],
  optional: ['（自愿）', '（自願）', '(optional)'],
  confirm: ['确认参加', '確認參加', 'Join'],
})
