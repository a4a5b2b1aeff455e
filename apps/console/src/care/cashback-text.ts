import type { CashbackMonthState, NotCounted } from '@foyer/api/cashback'
import type { TableOf } from '@foyer/staff-interface/table'
import { table } from '../text/table.ts'

export const stateNames = table('care/cashback-text.stateNames') satisfies TableOf<CashbackMonthState>

export const whyNames = table('care/cashback-text.whyNames') satisfies TableOf<NotCounted>

export const text = table('care/cashback-text')
