import { type RecordKind, type Retention, recordKind } from '@foyer/contract/privacy'
import type { ISql } from 'postgres'

export const day = 86_400_000

/** How long records are kept, by kind, as an operator set it (`retention_periods`). */
export const retentionPeriods = async (db: ISql): Promise<Retention[]> => {
  const rows = await db<Retention[]>`select kind, days from retention_periods`
  const days = new Map(rows.map((row) => [row.kind, row.days]))
  return recordKind.options.map((kind) => ({ kind, days: days.get(kind) ?? 0 }))
}

/** Periods that no person is shown, since they are about records of the firm or begin when somebody is gone. */
export const ownPeriod = async (db: ISql, kind: 'phone_changes' | 'persons'): Promise<number> => {
  const [row] = await db<{ days: number }[]>`select days from retention_periods where kind = ${kind}`
  return (row?.days ?? Number.POSITIVE_INFINITY) * day
}

/** Counted from something else than an erasure, which takes them at once. */
const goWithPerson: readonly RecordKind[] = ['delivery', 'votes']

/** What stays of somebody who was erased, and until when. */
export const keptUntil = (periods: readonly Retention[], erasedAt: number): { kind: RecordKind; until: number }[] =>
  periods
    .filter(({ kind }) => !goWithPerson.includes(kind))
    .map(({ kind, days }) => ({ kind, until: erasedAt + days * day }))
