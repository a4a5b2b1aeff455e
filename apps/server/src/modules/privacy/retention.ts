import { type RecordKind, type Retention, recordKind } from '@foyer/api/privacy'
import type { ISql } from 'postgres'
import { type Module, personalTablesOf } from '../../module.ts'
import type { PeriodKind } from '../../personal-data.ts'

const day = 86_400_000

const daysByKind = async (db: ISql): Promise<ReadonlyMap<string, number>> => {
  const rows = await db<{ kind: string; days: number }[]>`select kind, days from retention_periods`
  return new Map(rows.map(({ kind, days }) => [kind, days]))
}

/** How long records are stored, by kind, as set by an operator (`retention_periods`). */
export const retentionPeriods = async (db: ISql): Promise<Retention[]> => {
  const days = await daysByKind(db)
  return recordKind.options.map((kind) => ({ kind, days: days.get(kind) ?? 0 }))
}

/**
 * When the current period of each kind began: older records have expired. Records of a kind without a period never
 * expire.
 */
export const beginningsOf = async (db: ISql, wall: number): Promise<(kind: PeriodKind) => Date> => {
  const days = await daysByKind(db)
  return (kind) => {
    const period = days.get(kind)
    return new Date(period === undefined ? 0 : wall - period * day)
  }
}

/** The kinds of records that some table retains after an erasure. */
const retainedKinds = (modules: readonly Module[]): ReadonlySet<RecordKind> =>
  new Set(
    personalTablesOf(modules).flatMap(([, { retained }]) =>
      retained && 'period' in retained ? [retained.period] : [],
    ),
  )

/** The records of an erased person that are retained, and until when. */
export const retainedUntil = (
  modules: readonly Module[],
  periods: readonly Retention[],
  erasedAt: number,
): { kind: RecordKind; until: number }[] => {
  const retained = retainedKinds(modules)
  return periods
    .filter(({ kind }) => retained.has(kind))
    .map(({ kind, days }) => ({ kind, until: erasedAt + days * day }))
}
