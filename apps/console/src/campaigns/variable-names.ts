import type { PageVariable } from '@foyer/api/staff/variables'
import { type Row, table } from '@foyer/staff-interface/table'

/** The variables that a text of a page may name. */
export const variableNames: Readonly<Record<PageVariable, Row>> = table({
  period: ['活动期间', '活動期間', 'Period'],
  opens: ['开始时间', '開始時間', 'Start'],
  closes: ['结束时间', '結束時間', 'End'],
  stock: ['名额', '名額', 'Places'],
  rewards: ['奖励数量', '獎賞數量', 'Number of rewards'],
  perPerson: ['每人上限', '每人上限', 'Limit per person'],
  odds: ['中奖率', '中獎率', 'Odds'],
})
