import type { Correction, CorrectionsPage } from '@foyer/api/staff/corrections'
import type { ISql } from 'postgres'
import type { Context } from '../../../context.ts'
import { ledgerAccountRows, ledgerPostingRows, rewardRows } from '../../../engine/relations.ts'
import { statusAt } from '../../../engine/rewards/due.ts'
import { namesOf } from '../../staff/public.ts'
import { personsById } from '../person.ts'

export interface CorrectionRow {
  readonly id: string
  readonly personId: number
  readonly kind: Correction['kind']
  readonly target: string
  readonly state: Correction['state']
  readonly reason: string
  readonly proposedBy: string
  readonly proposedAt: Date
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
  readonly decision: string | null
}

export const correctionColumns = (db: ISql) => db`
  id, person_id as "personId", kind, target, status as state, reason, proposed_by as "proposedBy",
  proposed_at as "proposedAt", decided_by as "decidedBy", decided_at as "decidedAt", decision`

const rewardsOf = async (db: ISql, ids: readonly string[], at: number) => {
  const rows = await db<NonNullable<Correction['reward']>[]>`
    select id, facts -> 'name' as name, type, ${statusAt(db, at)} as status, reference, activity, amount
    from ${rewardRows(db)} reward where id = any (${ids}::uuid[])`
  return new Map(rows.map((row) => [row.id, row]))
}

const pointsOf = async (db: ISql, transfers: readonly string[]) => {
  const rows = await db<{ id: string; points: number }[]>`
    select transfer_id as id, amount as points
    from ${ledgerPostingRows(db)} posting join ${ledgerAccountRows(db)} account on account.id = posting.account_id
    where transfer_id = any (${transfers}::uuid[]) and unit = 'points' and account.kind = 'person'`
  return new Map(rows.map(({ id, points }) => [id, points]))
}

/** Corrections as staff see them, in the given order. */
export const shownCorrections = async (
  db: ISql,
  context: Context,
  rows: readonly CorrectionRow[],
): Promise<Correction[]> => {
  if (rows.length === 0) return []
  const persons = await personsById(db, context, rows)
  const targets = rows.map(({ target }) => target)
  const rewards = await rewardsOf(db, targets, context.clocks.business())
  const points = await pointsOf(db, targets)
  const staff = [
    ...new Set(rows.flatMap(({ proposedBy, decidedBy }) => [proposedBy, ...(decidedBy ? [decidedBy] : [])])),
  ]
  const names = await namesOf(db, staff)
  const named = (id: string) => ({ id, name: names.get(id) ?? id })
  return rows.map(({ personId, target, proposedBy, proposedAt, decidedBy, decidedAt, ...facts }) => ({
    ...facts,
    person: persons.get(personId) ?? null,
    reward: rewards.get(target) ?? null,
    points: points.get(target) ?? null,
    proposedBy: named(proposedBy),
    proposedAt: proposedAt.getTime(),
    decidedBy: decidedBy === null ? null : named(decidedBy),
    decidedAt: decidedAt?.getTime() ?? null,
  }))
}

const pageSize = 40

/** A page of open or decided corrections, newest first. */
export const listCorrections = async (
  context: Context,
  { open, before }: { readonly open: boolean; readonly before?: string | undefined },
): Promise<CorrectionsPage> => {
  const { db } = context
  const [at = '', id = ''] = before?.split('_') ?? []
  const rows = await db<CorrectionRow[]>`
    select ${correctionColumns(db)} from reward_corrections
    where (status = 'proposed') = ${open}
      ${before === undefined ? db`` : db`and (proposed_at, id) < (${new Date(Number(at))}, ${id})`}
    order by proposed_at desc, id desc limit ${pageSize + 1}`
  const page = rows.slice(0, pageSize)
  const last = rows.length > pageSize ? page.at(-1) : undefined
  return {
    corrections: await shownCorrections(db, context, page),
    before: last ? `${last.proposedAt.getTime()}_${last.id}` : null,
  }
}
