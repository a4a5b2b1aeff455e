import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['知识评估', '知識評估', 'Knowledge test'],
  lead: [
    '{questions} 题，答对 {mark} 题即通过。未通过须等候 {minutes} 分钟才可再试。每次的题目与次序都不同。',
    '{questions} 題，答對 {mark} 題即通過。未通過須等候 {minutes} 分鐘才可再試。每次的題目及次序都不同。',
    '{questions} questions; {mark} right answers pass. After a failed attempt you wait {minutes} minutes. Questions and their order differ each time.',
  ],
  neededWhy: [
    '登记折扣前须确认您了解虚拟资产 ETF 的主要风险。',
    '登記折扣前須確認您了解虛擬資產 ETF 的主要風險。',
    'Before you register we ask whether you know the main risks of virtual-asset ETFs.',
  ],
  againWhy: [
    '现在可以再试，题目会重新抽取。',
    '現在可以再試，題目會重新抽取。',
    'You can try again now, with questions drawn anew.',
  ],
  openWhy: ['您有一份已开始、尚未交卷的评估。', '您有一份已開始、尚未交卷的評估。', 'You have an unfinished test.'],
  closed: [
    '活动期内才可进行评估。',
    '活動期內才可進行評估。',
    'You can take the test while the activity is open to you.',
  ],
  signInWhy: [
    '登录手机号后即可开始评估，无需账户。结果会为您保存。',
    '登入手機號碼後即可開始評估，毋須賬戶。結果會為您保存。',
    'Sign in with your phone number to take the test. You need no account, and we store the result for you.',
  ],
  signIn: ['登录', '登入', 'Sign in'],
  begin: ['开始评估', '開始評估', 'Start the test'],
  again: ['再试一次', '再試一次', 'Try again'],
  goOn: ['继续作答', '繼續作答', 'Continue'],
  place: ['第 {n} 题，共 {all} 题', '第 {n} 題，共 {all} 題', 'Question {n} of {all}'],
  back: ['上一题', '上一題', 'Back'],
  next: ['下一题', '下一題', 'Next'],
  handIn: ['交卷', '交卷', 'Hand in'],
  missing: ['请选择一个答案', '請選擇一個答案', 'Please choose an answer'],
  offline: ['联网后才可交卷', '連線後才可交卷', 'You can hand in once you are connected'],
  unknownWhy: [
    '您的答案可能已经送达。再次查询不会重复交卷。',
    '您的答案可能已經送達。再次查詢不會重複交卷。',
    'Your answers may have arrived. Checking again never hands in twice.',
  ],
  passed: ['已通过', '已通過', 'Passed'],
  failed: ['未通过', '未通過', 'Not passed'],
  score: ['答对 {correct} / {of} 题', '答對 {correct} / {of} 題', '{correct} of {of} right'],
  markNeeded: ['（须答对 {mark} 题）', '（須答對 {mark} 題）', '({mark} needed)'],
  againFrom: [
    '最早可于 {time}（香港时间）再试',
    '最早可於 {time}（香港時間）再試',
    'You can try again from {time} HKT',
  ],
  handedIn: ['交卷时间 {time}', '交卷時間 {time}', 'Handed in {time}'],
  wrong: ['答错的题目与说明（{n}）', '答錯的題目及說明（{n}）', 'Wrong answers and why ({n})'],
  chosen: ['您的答案：{option}', '您的答案：{option}', 'You answered: {option}'],
})
