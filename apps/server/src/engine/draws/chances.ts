import type { DrawTask } from '@foyer/api/draws'
import type { ISql } from 'postgres'

/** A chance to draw, earned once per person, task and period. */
export interface NewChance {
  readonly activity: number
  readonly personId: number
  /** `sandbox`: given without a task, in the sandbox only */
  readonly task: DrawTask | 'sandbox'
  /** the day of a visit */
  readonly period?: string
  /** business clock */
  readonly at: number
}

type Named = Pick<NewChance, 'personId' | 'task' | 'period'>

/** What distinguishes the chances of one activity, as one text. */
export const chanceName = ({ personId, task, period = '' }: Named): string => `${personId} ${task} ${period}`

/** @returns false if the chance was earned before */
export const earnChance = async (
  db: ISql,
  { activity, personId, task, period = '', at }: NewChance,
): Promise<boolean> => {
  const [earned] = await db`
    insert into draw_chances (activity, person_id, task, period, earned_at)
    values (${activity}, ${personId}, ${task}, ${period}, ${new Date(at)})
    on conflict do nothing returning id`
  return earned !== undefined
}

/**
 * Adds chances that nobody earned before, in one statement.
 *
 * @returns the number of each chance, by person, task and period, as `chanceName` joins them
 */
export const addChances = async (tx: ISql, chances: readonly NewChance[]): Promise<ReadonlyMap<string, number>> => {
  const rows = chances.map(({ activity, personId, task, period = '', at }) => ({
    activity,
    person_id: personId,
    task,
    period,
    earned_at: new Date(at),
  }))
  const added = await tx<({ id: number } & Named)[]>`
    insert into draw_chances ${tx(rows)} returning id, person_id as "personId", task, period`
  return new Map(added.map(({ id, ...chance }) => [chanceName(chance), id]))
}

/** A person's oldest unused chance. Call it under the lock that all calls of the person take. */
export const unusedChance = async (tx: ISql, activity: number, personId: number): Promise<number | undefined> => {
  const [chance] = await tx<{ id: number }[]>`
    select id from draw_chances
    where activity = ${activity} and person_id = ${personId}
      and not exists (select from draw_records where chance_id = draw_chances.id)
    order by id limit 1`
  return chance?.id
}

/** The person and activity whose chances are read. */
interface Of {
  readonly activity: number
  readonly personId: number
}

export const countUnused = async (db: ISql, { activity, personId }: Of): Promise<number> => {
  const [row] = await db<[{ left: number }]>`
    select count(*) as left from draw_chances
    where activity = ${activity} and person_id = ${personId}
      and not exists (select from draw_records where chance_id = draw_chances.id)`
  return row.left
}

/** The chances that a person has earned so far, with the latest period of each task. */
export const earnedBy = async (
  db: ISql,
  { activity, personId }: Of,
): Promise<ReadonlyMap<string, { readonly count: number; readonly latest: string }>> => {
  const rows = await db<{ task: string; count: number; latest: string }[]>`
    select task, count(*) as count, max(period) as latest from draw_chances
    where activity = ${activity} and person_id = ${personId} group by task`
  return new Map(rows.map(({ task, count, latest }) => [task, { count, latest }]))
}
