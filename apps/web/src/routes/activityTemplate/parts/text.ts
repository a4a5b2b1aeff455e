import { table } from '../../../shared/text/table.ts'

export const text = table({
  rewards: ['您会得到', '您會得到', 'What you get'],
  conditions: ['礼遇条件', '禮遇條件', 'Conditions'],
})
