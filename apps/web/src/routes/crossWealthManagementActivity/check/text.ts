import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['资格自查', '資格自查', 'Eligibility self-check'],
  lead: [
    '{n} 个问题，约一分钟。回答判断后即弃，不会保存。',
    '{n} 條問題，約一分鐘。回答判斷後即棄，不會保存。',
    '{n} questions, about a minute. Your answers are not stored.',
  ],
  notApproval: ['自查并非批核。', '自查並非批核。', 'The self-check is not an approval.'],
  decides: [
    '是否符合资格由开户机构按文件决定。',
    '是否合資格由開戶機構按文件決定。',
    'The institution that opens the account decides on your documents.',
  ],
  start: ['开始自查', '開始自查', 'Start the self-check'],
  see: ['查看结果', '查看結果', 'See the result'],
  missing: ['请选择一项', '請選擇一項', 'Choose one'],
  met: ['按您的回答，符合基本条件', '按您的回答，符合基本條件', 'Your answers meet the basic conditions'],
  unclear: ['有些条件须由机构核对', '部分條件須由機構核對', 'The institution must check some conditions'],
  not_met: ['按您的回答，暂不符合条件', '按您的回答，暫不符合條件', 'Your answers do not meet the conditions for now'],
  why: ['原因', '原因', 'Why'],
  again: ['重新回答', '重新回答', 'Answer again'],
  apply: ['前往申请开户', '前往申請開戶', 'Continue to apply'],
  documents: ['查看所需文件', '查看所需文件', 'See the documents'],
  store: ['保存这个结果', '儲存這個結果', 'Save this result'],
  storeWhy: [
    '只保存方向、结果、原因、规则版本和日期，不保存回答。可随时删除。',
    '只儲存方向、結果、原因、規則版本和日期，不儲存回答。可隨時刪除。',
    'We save the direction, result, reasons, rules version and date, but not your answers. You can delete it at any time.',
  ],
  signIn: ['登录后可保存结果', '登入後可儲存結果', 'Sign in to save the result'],
  isStored: ['已保存', '已儲存', 'Saved'],
  storedTitle: ['您保存的结果', '您儲存的結果', 'Your saved result'],
  storedOn: ['{day} 保存，规则版本 {rules}', '{day} 儲存，規則版本 {rules}', 'Saved {day}, rules of {rules}'],
  old: [
    '规则已有新版本，请重新自查。',
    '規則已有新版本，請重新自查。',
    'The rules have changed since. Please check again.',
  ],
  remove: ['删除', '刪除', 'Delete'],
  outdated: [
    '问题刚刚更新，请重新回答。',
    '問題剛剛更新，請重新回答。',
    'The questions have just changed. Please answer them again.',
  ],
  offline: ['离线时不能自查。', '離線時未能自查。', 'The self-check needs a connection.'],
})
