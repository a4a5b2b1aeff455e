import { table } from '../text/table.ts'

/** Texts of the deadlines of a reward. */
export const text = table({
  daysLeft: ['剩余 {n} 天', '尚餘 {n} 日', '{n} days left'],
  dayLeft: ['剩余 1 天', '尚餘 1 日', '1 day left'],
  ends: ['{moment}到期', '{moment}到期', 'Expires {moment}'],
  validTo: ['有效期至 {day}', '有效期至 {day}', 'Valid to {day}'],
  noEnd: ['长期有效', '長期有效', 'Does not expire'],
  payoutOn: ['{day} 起可领取', '{day} 起可領取', 'Can be claimed from {day}'],
  endedOn: ['{day} 到期', '{day} 到期', 'Expired {day}'],
  issuedOn: ['{day} 发放', '{day} 發放', 'Issued {day}'],
})
