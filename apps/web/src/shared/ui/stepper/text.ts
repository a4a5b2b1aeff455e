import { table } from '../../text/table.ts'

export const text = table({
  less: ['减少{label}', '減少{label}', 'Decrease {label}'],
  more: ['增加{label}', '增加{label}', 'Increase {label}'],
  least: ['{amount}，已是下限', '{amount}，已是下限', '{amount}, the minimum'],
  most: ['{amount}，已是上限', '{amount}，已是上限', '{amount}, the maximum'],
})
