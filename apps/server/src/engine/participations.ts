import type { Participation } from '@foyer/contract/activities'
import type { ISql } from 'postgres'
import { newReference } from './reference.ts'

/** Who takes part: a person, and the account they are logged in to; null below login level. */
export interface Participant {
  readonly personId: number
  readonly accountId: number | null
}

/** Of the person, or of their account under another person: no account is worth two participations. */
const isOf = (db: ISql, { personId, accountId }: Participant) =>
  db`(person_id = ${personId} or account_id = ${accountId})`

/** Somebody's participations in an activity, by stage, their own first; '' is the activity itself. */
export const participationsOf = async (
  db: ISql,
  activity: number,
  participant: Participant,
): Promise<ReadonlyMap<string, Participation>> => {
  const rows = await db<{ stage: string; reference: string; joined_at: Date }[]>`
    select stage, reference, joined_at from participations
    where activity = ${activity} and ${isOf(db, participant)}
    order by person_id = ${participant.personId}`
  // the last of a stage stays
  return new Map(rows.map(({ stage, reference, joined_at }) => [stage, { reference, joinedAt: joined_at.getTime() }]))
}

/** Stages of an activity that anybody joined. */
export const joinedStages = async (db: ISql, activity: number): Promise<string[]> => {
  const rows = await db<{ stage: string }[]>`select distinct stage from participations where activity = ${activity}`
  return rows.map(({ stage }) => stage)
}

/** With an account only where joining needs one. */
export interface NewParticipation extends Participant {
  readonly activity: number
  readonly stage: string
  readonly termsVersion: number
  /** business clock */
  readonly at: number
  /** stocks of which one of each is taken as the transaction commits, which fails where nothing is left (`isSoldOut`) */
  readonly takes?: readonly string[]
}

/** A participation from now on, under a reference the person can quote. */
export const newParticipation = (at: number): Participation => ({ reference: newReference(), joinedAt: at })
