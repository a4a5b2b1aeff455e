import type { Participation } from '@foyer/api/activities'
import type { ISql, PendingQuery, Row } from 'postgres'
import { changeInBatches } from '../database/batches.ts'
import { newReference } from '../reference.ts'

/** The participant: a person, and the account they are logged in to; null below login level. */
export interface Participant {
  readonly personId: number
  readonly accountId: number | null
}

/**
 * Matches participations of the person, or of their account under another person, since an account may take part only
 * once.
 */
const isOf = (db: ISql, { personId, accountId }: Participant) =>
  db`(person_id = ${personId} or account_id = ${accountId})`

/** A participant's participations in an activity, by stage, their own first; '' is the activity itself. */
export const participationsOf = async (
  db: ISql,
  activity: number,
  participant: Participant,
): Promise<ReadonlyMap<string, Participation>> => {
  const rows = await db<{ stage: string; reference: string; joined_at: Date }[]>`
    select stage, reference, joined_at from participations
    where activity = ${activity} and ${isOf(db, participant)}
    order by person_id = ${participant.personId}`
  // later rows of a stage replace earlier ones
  return new Map(rows.map(({ stage, reference, joined_at }) => [stage, { reference, joinedAt: joined_at.getTime() }]))
}

/** Stages of an activity that anyone has joined. */
export const joinedStages = async (db: ISql, activity: number): Promise<string[]> => {
  const rows = await db<{ stage: string }[]>`select distinct stage from participations where activity = ${activity}`
  return rows.map(({ stage }) => stage)
}

/** Locks a participation until the transaction ends. */
export const lockParticipation = async (tx: ISql, id: number): Promise<void> => {
  await tx`select from participations where id = ${id} for no key update`
}

/** The account is set only if joining needs one. */
export interface NewParticipation extends Participant {
  readonly activity: number
  readonly stage: string
  readonly termsVersion: number
  /** business clock */
  readonly at: number
  /** stocks from which one item each is reserved at commit, which fails if one is empty (`isSoldOut`) */
  readonly takes?: readonly string[]
  /** of the rule that grants; null for a rule that is code */
  readonly ruleRevision?: number | null
}

/** A new participation with a reference that the person can quote. */
export const newParticipation = (at: number): Participation => ({ reference: newReference(), joinedAt: at })

/**
 * Replaces the references of participations, which their persons could have quoted, by random ones. Repetition is safe.
 *
 * @param persons a subquery of the persons' ids
 */
export const removeReferences = async (db: ISql, persons: PendingQuery<Row[]>): Promise<void> => {
  await changeInBatches(db, 'participations', {
    set: db`reference = 'gone-' || gen_random_uuid()`,
    due: db`person_id in ${persons} and reference not like 'gone-%'`,
  })
}
