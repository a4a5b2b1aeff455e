import type { Refusal } from '@foyer/contract/errors'
import type { ISql, Sql } from 'postgres'
import { Refused } from '../../http/refused.ts'
import { delays } from './rules.ts'

/** Where failures are counted, and how many are free before the first wait. */
export interface Bucket {
  /** keyed hash: it tells neither who tried nor whether the account exists */
  readonly hash: Buffer
  readonly free: number
  /** milliseconds after the first failure; then all are forgotten, but not a wait that is running */
  readonly memory: number
  /** a success clears it; else only the try itself is taken back */
  readonly cleared: boolean
}

interface Count {
  failures: number
  lockedUntil: Date | null
}

/** A try that has been counted as a failure in every bucket, until it turns out to be none. */
export interface Try {
  /** counted, in the order of the buckets */
  readonly counts: readonly (Bucket & Count)[]
  readonly now: number
}

const secondsUntil = (time: Date, now: number): number => Math.ceil((time.getTime() - now) / 1000)

const locked = (until: Date, now: number): Refused =>
  new Refused('login_locked', 'too many failures', { retryAfter: secondsUntil(until, now) })

/**
 * Counts a failure where no wait is running: one statement, so of any number of connections at once only as many get
 * through as are free. The wait begins with the try itself and is taken back with it. A subscript below 1 is null.
 */
const count = async (db: ISql, { hash, free, memory }: Bucket, now: number): Promise<Count> => {
  const ends = delays.map((delay) => new Date(now + delay).toISOString())
  const forgotten = new Date(now - memory)
  const [counted] = await db<Count[]>`
    insert into login_attempts as kept (bucket, failures, began_at) values (${hash}, 1, ${new Date(now)})
    on conflict (bucket) do update set
      failures = case when kept.began_at < ${forgotten} then 1 else kept.failures + 1 end,
      locked_until = case when kept.began_at >= ${forgotten} then
        (${ends}::text[]::timestamptz[])[least(kept.failures + 2 - ${free}::int, ${ends.length}::int)] end,
      began_at = case when kept.began_at < ${forgotten} then ${new Date(now)} else kept.began_at end
    where kept.locked_until is null or kept.locked_until <= ${new Date(now)}
    returning failures, locked_until as "lockedUntil"`
  if (counted) return counted
  const [waiting] = await db<{ lockedUntil: Date }[]>`
    select locked_until as "lockedUntil" from login_attempts where bucket = ${hash} and locked_until is not null`
  // gone meanwhile, since the try that began the wait was a right one
  throw locked(waiting?.lockedUntil ?? new Date(now + 1000), now)
}

/**
 * Begins a try: counted as a failure before anything is looked at.
 *
 * @param buckets always in the same order of kinds, so that two tries never wait for each other in a circle
 * @throws Refused `login_locked` with `retryAfter` while a wait is running in one of them; nothing is counted then
 */
export const beginTry = (db: Sql, buckets: readonly Bucket[], now: number): Promise<Try> =>
  db.begin(async (tx) => {
    const counts: (Bucket & Count)[] = []
    for (const bucket of buckets) counts.push({ ...bucket, ...(await count(tx, bucket, now)) })
    return { counts, now }
  })

/** The try was no failure: what it had counted, and the wait it had begun, are taken back. */
export const takeBack = async (db: ISql, { counts }: Pick<Try, 'counts'>): Promise<void> => {
  for (const { hash, free, lockedUntil } of counts)
    await db`
      update login_attempts set failures = failures - 1,
        locked_until = case when failures <= ${free} or locked_until = ${lockedUntil} then null else locked_until end
      where bucket = ${hash} and failures > 0`
}

/** The whole proof was right: failures in a row end here. */
export const clearTries = async (db: ISql, { counts }: Try): Promise<void> => {
  for (const { hash } of counts.filter(({ cleared }) => cleared))
    await db`delete from login_attempts where bucket = ${hash}`
  await takeBack(db, { counts: counts.filter(({ cleared }) => !cleared) })
}

/** What a failed try is told: the tries left, or the wait that it began. */
export const failed = (
  { counts, now }: Try,
  reason: Refusal,
  msg: string,
  left = Number.POSITIVE_INFINITY,
): Refused => {
  const waits = counts.map(({ lockedUntil }) => lockedUntil).filter((until) => until !== null)
  const longest = waits.sort((a, b) => b.getTime() - a.getTime())[0]
  if (longest) return locked(longest, now)
  const free = counts.map(({ free, failures }) => free - failures)
  return new Refused(reason, msg, { attemptsLeft: Math.min(left, free[0] ?? 0) })
}
