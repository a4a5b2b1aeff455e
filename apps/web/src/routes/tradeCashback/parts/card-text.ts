import { table } from '../../../shared/text/table.ts'

/** Texts of the card over the headline panel. */
export const text = table({
  tiers: ['返现档次', '回贈級別', 'Tiers'],
  how: ['每档怎样计算', '每級怎樣計算', 'How each tier works'],
  now: ['本月进度', '本月進度', 'This month'],
  toNext: [
    '再有 {missing} 费用即达 {percent}%',
    '尚差 {missing} 費用達 {percent}%',
    '{missing} of fees to reach {percent}%',
  ],
  top: ['已达最高一档', '已達最高一級', 'Highest tier reached'],
})
