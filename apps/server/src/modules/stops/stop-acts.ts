import type { EmergencyStop } from '@foyer/api/staff/stops'
import type { ISql, TransactionSql } from 'postgres'
import type { Context } from '../../context.ts'
import { audit, type StaffActor } from '../../engine/audit.ts'
import { holdGiving } from '../../engine/stopped.ts'
import { Refused } from '../../refused.ts'
import { findActivity } from '../activities/public.ts'
import { readStop } from './stops.ts'

/** How long a stop lasts without a second person, in milliseconds. */
export const unconfirmedLife = 15 * 60_000

type Parts = Pick<Context, 'db' | 'clocks'>

interface Placing {
  /** null for all rewards */
  readonly activity: number | null
  readonly reason: string
  readonly actor: StaffActor
}

const found = async (db: ISql, id: string): Promise<EmergencyStop> => {
  const stop = await readStop(db, id)
  if (!stop) throw new Refused('not_found', 'there is no such stop')
  return stop
}

/**
 * Stops an activity or all rewards. It waits for everything that is being given, and nothing is given after it has
 * committed. If a stop of the same scope is in force, that one is returned and nothing changes.
 *
 * @throws Refused `not_found` for an unknown activity
 */
export const placeStop = ({ db, clocks }: Parts, { activity, reason, actor }: Placing): Promise<EmergencyStop> =>
  db.begin(async (tx) => {
    if (activity !== null && !(await findActivity(tx, { number: activity })))
      throw new Refused('not_found', 'there is no such activity')
    await holdGiving(tx)
    const now = clocks.wall()
    const lapsesAt = now + unconfirmedLife
    const [placed] = await tx<{ id: string }[]>`
      insert into emergency_stops (activity, grounds, placed_by, placed_at, lapses_at)
      values (${activity}, ${reason}, ${actor.id}, ${new Date(now)}, ${new Date(lapsesAt)})
      on conflict (coalesce(activity, 0)) where ended_at is null do nothing returning id`
    if (placed)
      await audit(tx, {
        ...{ actor, subject: 'emergency_stops', subjectId: placed.id, event: 'place', wall: now, reason },
        change: { before: { inForce: false }, after: { inForce: true, activity, lapsesAt } },
      })
    const [open] = await tx<{ id: string }[]>`
      select id from emergency_stops where ended_at is null and coalesce(activity, 0) = ${activity ?? 0}`
    return found(tx, open?.id ?? placed?.id ?? '')
  })

interface Act {
  readonly id: string
  /** the version of the stop that the person looked at */
  readonly version: number
  readonly reason: string
  readonly actor: StaffActor
}

/**
 * Locks the stop in the version that a person looked at, so that of several acts at the same time one is done.
 *
 * @throws Refused `not_found` if it changed since, has ended or is due to end
 */
const lookedAt = async (tx: TransactionSql, { id, version }: Act, now: number): Promise<EmergencyStop> => {
  await tx`select from emergency_stops where id = ${id} for update`
  const stop = await found(tx, id)
  if (stop.version !== version || stop.ended) throw new Refused('not_found', 'the stop has changed since')
  if (stop.lapsesAt !== null && stop.lapsesAt <= now) throw new Refused('not_found', 'the stop has lapsed')
  return stop
}

const requireAnother = (actor: StaffActor, first: EmergencyStop['placed']['by']): void => {
  if (actor.id === first.id) throw new Refused('role_missing', 'this needs another person than the one who began it')
}

/**
 * Confirms a stop: it then lasts until two people lift it.
 *
 * @throws Refused `not_found` if it is not the stop that the person looked at; `role_missing` for who placed it
 */
export const confirmStop = ({ db, clocks }: Parts, act: Act): Promise<EmergencyStop> =>
  db.begin(async (tx) => {
    const now = clocks.wall()
    const stop = await lookedAt(tx, act, now)
    requireAnother(act.actor, stop.placed.by)
    if (stop.confirmed) throw new Refused('not_found', 'the stop is confirmed')
    await tx`
      update emergency_stops set confirmed_by = ${act.actor.id}, confirmed_at = ${new Date(now)}, lapses_at = null,
        version = version + 1 where id = ${act.id}`
    await record(tx, act, 'confirm', now, { lapsesAt: stop.lapsesAt }, { lapsesAt: null })
    return found(tx, act.id)
  })

/**
 * Lifts a stop that nobody has confirmed. A confirmed one needs two people: the first act proposes to lift it, and the
 * act of another person lifts it.
 *
 * @throws Refused `not_found` if it is not the stop that the person looked at; `role_missing` for who proposed it
 */
export const liftStop = ({ db, clocks }: Parts, act: Act): Promise<EmergencyStop> =>
  db.begin(async (tx) => {
    const now = clocks.wall()
    const stop = await lookedAt(tx, act, now)
    if (stop.confirmed && !stop.lift) {
      await tx`
        update emergency_stops set lift_by = ${act.actor.id}, lift_at = ${new Date(now)}, lift_grounds = ${act.reason},
          version = version + 1 where id = ${act.id}`
      await record(tx, act, 'propose_lift', now, { liftProposed: false }, { liftProposed: true })
    } else {
      if (stop.lift) requireAnother(act.actor, stop.lift.by)
      await tx`
        update emergency_stops set ended_at = ${new Date(now)}, outcome = 'lifted', version = version + 1
        where id = ${act.id}`
      await record(tx, act, 'lift', now, { inForce: true }, { inForce: false })
    }
    return found(tx, act.id)
  })

const record = (
  tx: ISql,
  { id, reason, actor }: Act,
  event: 'confirm' | 'propose_lift' | 'lift',
  wall: number,
  before: Record<string, number | boolean | null>,
  after: Record<string, number | boolean | null>,
): Promise<void> =>
  audit(tx, { actor, subject: 'emergency_stops', subjectId: id, event, wall, reason, change: { before, after } })
