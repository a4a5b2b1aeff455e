import { type RecordKind, type Retention, recordKind } from '@foyer/contract/privacy'
import type { ISql } from 'postgres'

export const day = 86_400_000

/** How long records are stored, by kind, as set by an operator (`retention_periods`). */
export const retentionPeriods = async (db: ISql): Promise<Retention[]> => {
  const rows = await db<Retention[]>`select kind, days from retention_periods`
  const days = new Map(rows.map((row) => [row.kind, row.days]))
  return recordKind.options.map((kind) => ({ kind, days: days.get(kind) ?? 0 }))
}

/** Periods that are not shown to persons, because they concern records of the firm or begin after an erasure. */
export const ownPeriod = async (db: ISql, kind: 'phone_changes' | 'persons'): Promise<number> => {
  const [row] = await db<{ days: number }[]>`select days from retention_periods where kind = ${kind}`
  return (row?.days ?? Number.POSITIVE_INFINITY) * day
}

/** Periods that do not begin at an erasure, which deletes these records at once. */
const goWithPerson: readonly RecordKind[] = ['delivery', 'votes']

/** The records of an erased person that are retained, and until when. */
export const retainedUntil = (periods: readonly Retention[], erasedAt: number): { kind: RecordKind; until: number }[] =>
  periods
    .filter(({ kind }) => !goWithPerson.includes(kind))
    .map(({ kind, days }) => ({ kind, until: erasedAt + days * day }))
