import { table } from '../../../shared/text/table.ts'

export const text = table({
  title: ['个人额度', '個人額度', 'Your quota'],
  each: [
    '每人 {total}；同时经银行和券商办理的，各 {channel}。',
    '每人 {total}；同時經銀行和券商辦理的，各 {channel}。',
    '{total} per person; {channel} each through a bank and a broker.',
  ],
  halves: [
    '兼用银行和券商，各占一半；只用其一，可用全部。',
    '兼用銀行和券商，各佔一半；只用其一，可用全部。',
    'Half through each if you use both, all of it through one.',
  ],
  counted: [
    '已用额度等于累计汇出减去已汇回的本金。',
    '已用額度等於累計匯出減去已匯回的本金。',
    'The used quota is what you remitted less the principal you remitted back.',
  ],
  left: ['尚可汇出', '尚可匯出', 'Left to remit'],
  bank: ['经银行', '經銀行', 'Through a bank'],
  broker: ['经券商', '經券商', 'Through a broker'],
  used: ['已用 {used}，上限 {limit}', '已用 {used}，上限 {limit}', '{used} of {limit} used'],
  moved: [
    '汇出 {remitted}，汇回 {returned}',
    '匯出 {remitted}，匯回 {returned}',
    '{remitted} remitted, {returned} back',
  ],
  none: [
    '您还没有汇款，上限 {limit}',
    '您仍未匯款，上限 {limit}',
    'You have remitted nothing yet; the limit is {limit}',
  ],
  full: ['额度已用完', '額度已用完', 'Your quota is used up'],
  fullWhy: [
    '暂时不能再汇出，持有的产品不受影响。本金汇回后额度就恢复。',
    '暫時不可再匯出，持有的產品不受影響。本金匯回後額度即恢復。',
    'You cannot remit more for now. Your holdings are not affected. Principal you remit back restores the quota.',
  ],
  fullMore: ['额度用完怎么办', '額度用完怎麼辦', 'What to do now'],
  channelFull: [
    '{channel}的额度已用完，另一渠道仍可汇出。',
    '{channel}的額度已用完，另一渠道仍可匯出。',
    '{channel}: used up. You can still remit through the other channel.',
  ],
  asOf: ['机构截至 {day} 的报送', '機構截至 {day} 的報送', 'As reported by institutions for {day}'],
  logIn: ['登录账户，查看您的已用额度', '登入賬戶，查看您的已用額度', 'Log in to see what you have used'],
})
