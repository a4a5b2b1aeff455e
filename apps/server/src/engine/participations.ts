import { randomInt } from 'node:crypto'
import type { Participation } from '@foyer/contract/activities'
import type { ISql } from 'postgres'

/** Read aloud and typed without mistakes: no I, L, O, U. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const group = () => Array.from({ length: 5 }, () => alphabet[randomInt(alphabet.length)]).join('')

/** A person's participations in an activity, by stage; '' is the activity itself. */
export const participationsOf = async (
  db: ISql,
  activity: number,
  personId: number,
): Promise<ReadonlyMap<string, Participation>> => {
  const rows = await db<{ stage: string; reference: string; joined_at: Date }[]>`
    select stage, reference, joined_at from participations where activity = ${activity} and person_id = ${personId}`
  return new Map(rows.map(({ stage, reference, joined_at }) => [stage, { reference, joinedAt: joined_at.getTime() }]))
}

/** Whether a person takes part in any of some activities, in whatever stage. */
export const takesPartInAny = async (db: ISql, activities: readonly number[], personId: number): Promise<boolean> => {
  const [row] = await db<[{ there: boolean }]>`
    select exists (select from participations
      where person_id = ${personId} and activity = any (${[...activities]})) as there`
  return row.there
}

interface NewParticipation {
  readonly activity: number
  readonly stage: string
  readonly personId: number
  readonly termsVersion: number
  /** business clock */
  readonly at: number
}

/** Keeps that a person joined, under a reference they can quote. */
export const keepParticipation = async (db: ISql, joined: NewParticipation): Promise<Participation> => {
  const reference = `${group()}-${group()}`
  await db`
    insert into participations (activity, stage, person_id, reference, terms_version, joined_at)
    values (${joined.activity}, ${joined.stage}, ${joined.personId}, ${reference}, ${joined.termsVersion},
      ${new Date(joined.at)})`
  return { reference, joinedAt: joined.at }
}
