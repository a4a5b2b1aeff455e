import { table } from '../../../shared/text/table.ts'

export const text = table({
  allottedByIssuer: [
    '债券由发行人分配，获配结果会在公布后显示在您的申请中。',
    '債券由發行人分配，獲配結果會於公布後顯示在您的申請中。',
    'The issuer allots the bonds. The result is shown with your application once it is announced.',
  ],
  title: ['算一算', '計一計', 'Work it out'],
  lot: ['{n} 手', '{n} 手', '{n} lot'],
  lots: ['{n} 手', '{n} 手', '{n} lots'],
  howMany: ['申请手数', '申請手數', 'Lots you apply for'],
  interest: ['最低利息', '最低利息', 'Minimum interest'],
  perHalfYear: ['每半年', '每半年', 'Every six months'],
  perPayment: ['每次派息', '每次派息', 'Each payment'],
  inAll: ['{n} 次合计', '{n} 次合計', '{n} payments in all'],
  formula: [
    '{amount} × {rate} ÷ {times} = {each}；{each} × {n} 次 = {total}',
    '{amount} × {rate} ÷ {times} = {each}；{each} × {n} 次 = {total}',
    '{amount} × {rate} ÷ {times} = {each}; {each} × {n} payments = {total}',
  ],
  interestNote: [
    '按保底年利率及全数获配计算，并非预测。通胀高于保底时派息较多；到期前出售可能亏损。',
    '按保底年息率及全數獲配發計算，並非預測。通脹高於保底時派息較多；到期前出售可能虧損。',
    'Based on the floor rate and full allotment. This is not a forecast. Inflation above the floor brings higher interest. Selling before maturity may cause a loss.',
  ],
  chances: ['能分到多少手', '能獲配發多少手', 'How many lots you may get'],
  applicants: ['假设有多少份申请', '假設有多少份申請', 'Assumed number of applications'],
  applicantsValue: ['{n} 份申请。{words}', '{n} 份申請。{words}', '{n} applications. {words}'],
  sure: ['按此假设，每人必得 {lots}。', '按此假設，每人必得 {lots}。', 'On this assumption everyone gets {lots}.'],
  sureBallot: [
    '按此假设，每人必得 {lots}，另有 {ballot} 抽签，中签率约 {chance}。',
    '按此假設，每人必得 {lots}，另有 {ballot} 抽籤，中籤機會約 {chance}。',
    'On this assumption everyone gets {lots}. Another {ballot} go by ballot, with a chance of about {chance} of one more lot.',
  ],
  onlyBallot: [
    '按此假设，{ballot} 全部抽签，每人最多 1 手，中签率约 {chance}。',
    '按此假設，{ballot} 全部抽籤，每人最多 1 手，中籤機會約 {chance}。',
    'On this assumption all {ballot} go by ballot, at most one each, with a chance of about {chance}.',
  ],
  all: [
    '按此假设，每人全数获配 {lots}。',
    '按此假設，每人全數獲配發 {lots}。',
    'On this assumption everyone gets all {lots}.',
  ],
  assumed: [
    '假设人人申请 {lots}，共发行 {offered}。实际结果取决于各人申请的手数。',
    '假設人人申請 {lots}，共發行 {offered}。實際結果取決於各人申請的手數。',
    'Assumes that everyone applies for {lots}, with {offered} on offer. The actual result depends on what each person applies for.',
  ],
  chart: [
    '每人获配手数随申请份数增加而减少：{first}；{last}。',
    '每人獲配發手數隨申請份數增加而減少：{first}；{last}。',
    'The more applications there are, the fewer lots each person gets: {first}; {last}.',
  ],
  point: ['{n} 份时 {lots}', '{n} 份時 {lots}', '{lots} at {n} applications'],
  axisX: ['申请份数', '申請份數', 'Applications'],
  axisY: ['每人手数', '每人手數', 'Lots per person'],
  asTable: ['以表格查看', '以表格檢視', 'View as a table'],
  columnSure: ['每人可得（按假设）', '每人可得（按假設）', 'Each, as assumed'],
  columnBallot: ['抽签手数', '抽籤手數', 'Lots by ballot'],
  rule: ['分配规则', '分配規則', 'How lots are allotted'],
})
