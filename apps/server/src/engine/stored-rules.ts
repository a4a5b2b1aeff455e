import type { DataRule } from '@foyer/api/staff/rules'
import type { ISql } from 'postgres'
import { type Actor, audit, type Values } from './audit.ts'

export type RuleStatus = 'proposed' | 'approved' | 'declined' | 'withdrawn'

/** A revision of an activity's rule. Times are of the wall clock. */
export interface StoredRule {
  readonly id: string
  readonly activity: number
  readonly revision: number
  readonly rule: DataRule
  /** the revision that was in force when this one was proposed */
  readonly basis: number | null
  readonly status: RuleStatus
  /** id of the member of staff */
  readonly proposedBy: string
  readonly proposedAt: number
  readonly reason: string
  readonly decidedBy: string | null
  readonly decidedAt: number | null
  readonly decisionReason: string | null
}

interface Row extends Omit<StoredRule, 'rule' | 'proposedAt' | 'decidedAt'> {
  readonly kind: DataRule['kind']
  readonly parameters: DataRule['parameters']
  readonly proposedAt: Date
  readonly decidedAt: Date | null
}

const columns = (db: ISql) => db`id, activity, revision, kind, parameters, basis, status, proposed_by as "proposedBy",
  proposed_at as "proposedAt", reason, decided_by as "decidedBy", decided_at as "decidedAt",
  decision_reason as "decisionReason"`

const read = ({ kind, parameters, proposedAt, decidedAt, ...row }: Row): StoredRule => ({
  ...row,
  rule: { kind, parameters } as DataRule,
  proposedAt: proposedAt.getTime(),
  decidedAt: decidedAt?.getTime() ?? null,
})

/** A stored rule. @throws Error if there is none with this id */
export const storedRule = async (db: ISql, id: string): Promise<StoredRule> => {
  const [row] = await db<Row[]>`select ${columns(db)} from activity_rules where id = ${id}`
  if (!row) throw new Error(`there is no rule ${id}`)
  return read(row)
}

/** The latest revisions of an activity's rule, the newest first, at most 50. */
export const revisionsOf = async (db: ISql, activity: number): Promise<StoredRule[]> => {
  const rows = await db<Row[]>`
    select ${columns(db)} from activity_rules where activity = ${activity} order by revision desc limit 50`
  return rows.map(read)
}

/** The revision in force, and the proposal that waits for a decision. */
export const currentRules = async (
  db: ISql,
  activity: number,
): Promise<{ readonly inForce: StoredRule | undefined; readonly proposed: StoredRule | undefined }> => {
  const rows = await db<Row[]>`
    select ${columns(db)} from activity_rules where activity = ${activity} and status = 'proposed'
    union all (
      select ${columns(db)} from activity_rules where activity = ${activity} and status = 'approved'
      order by revision desc limit 1)`
  const of = (status: RuleStatus) => rows.map(read).find((one) => one.status === status)
  return { inForce: of('approved'), proposed: of('proposed') }
}

/** Every revision that is or was in force. */
export const approvedRules = async (db: ISql): Promise<StoredRule[]> =>
  (
    await db<Row[]>`select ${columns(db)} from activity_rules where status = 'approved' order by activity, revision`
  ).map(read)

interface By {
  readonly actor: Actor
  readonly reason: string
  readonly wall: number
}

/** The id of who acts, as the columns have it. */
export const idOfActor = (actor: Actor): string =>
  typeof actor === 'string' ? actor : actor.kind === 'operator' ? 'operator' : actor.id

const valuesOf = (rule: DataRule | undefined): Values => (rule ? JSON.parse(JSON.stringify(rule)) : {})

const entry = (
  tx: ISql,
  stored: Pick<StoredRule, 'activity' | 'revision'>,
  event: 'propose' | 'approve' | 'withdraw' | 'decline',
  by: By,
  change?: { readonly before: Values; readonly after: Values },
) =>
  audit(tx, {
    ...by,
    subject: 'activity_rules',
    subjectId: `${stored.activity} ${stored.revision}`,
    event,
    ...(change && { change }),
  })

/** Locks the rules of an activity until the transaction ends, so that acts on them run one after the other. */
export const lockRules = async (tx: ISql, activity: number): Promise<void> => {
  await tx`select pg_advisory_xact_lock(hashtextextended('rules of an activity', ${activity}))`
}

/** Ends a proposal. @returns false if it is no longer open */
export const endProposal = async (
  tx: ISql,
  { activity, revision }: Pick<StoredRule, 'activity' | 'revision'>,
  status: 'declined' | 'withdrawn',
  by: By,
): Promise<boolean> => {
  const [ended] = await tx`
    update activity_rules set status = ${status}, decided_by = ${idOfActor(by.actor)},
      decided_at = ${new Date(by.wall)}, decision_reason = ${by.reason}
    where activity = ${activity} and revision = ${revision} and status = 'proposed' returning 1`
  if (ended) await entry(tx, { activity, revision }, status === 'declined' ? 'decline' : 'withdraw', by)
  return ended !== undefined
}

/** Stores a proposal as the next revision. Call it under `lockRules`; the activity has no open proposal. */
export const propose = async (tx: ISql, activity: number, rule: DataRule, by: By): Promise<StoredRule> => {
  const { inForce } = await currentRules(tx, activity)
  const [row] = await tx<[Row]>`
    insert into activity_rules (activity, revision, kind, parameters, basis, status, proposed_by, proposed_at, reason)
    select ${activity}, coalesce(max(revision), 0) + 1, ${rule.kind}, ${tx.json(JSON.parse(JSON.stringify(rule.parameters)))},
      ${inForce?.revision ?? null}, 'proposed', ${idOfActor(by.actor)}, ${new Date(by.wall)}, ${by.reason}
    from activity_rules where activity = ${activity}
    returning ${columns(tx)}`
  await entry(tx, row, 'propose', by, { before: valuesOf(inForce?.rule), after: valuesOf(rule) })
  return read(row)
}

/** Approves an open proposal. Call it under `lockRules`. @throws Error if it is no longer open */
export const approve = async (tx: ISql, proposal: StoredRule, before: DataRule | undefined, by: By): Promise<void> => {
  const [approved] = await tx`
    update activity_rules set status = 'approved', decided_by = ${idOfActor(by.actor)},
      decided_at = ${new Date(by.wall)}, decision_reason = ${by.reason}
    where id = ${proposal.id} and status = 'proposed' returning 1`
  if (!approved) throw new Error(`the proposal ${proposal.id} is no longer open`)
  await entry(tx, proposal, 'approve', by, { before: valuesOf(before), after: valuesOf(proposal.rule) })
}
