import type { Refusal } from '@foyer/protocol/errors'
import type { ISql, Sql } from 'postgres'
import { Refused } from '../../refused.ts'
import { delays } from './rules.ts'

/** A counter of failures, and how many are free before the first lock. */
export interface Bucket {
  /** keyed hash: it reveals neither who tried nor whether the account exists */
  readonly hash: Buffer
  readonly free: number
  /** milliseconds after the first failure, when all are deleted, except a running lock */
  readonly memory: number
  /** a success clears the counter; otherwise it only takes back its own attempt */
  readonly cleared: boolean
}

interface Count {
  failures: number
  lockedUntil: Date | null
}

/** An attempt that is counted as a failure in every bucket until it succeeds. */
export interface Try {
  /** the counts, in the order of the buckets */
  readonly counts: readonly (Bucket & Count)[]
  readonly now: number
}

const secondsUntil = (time: Date, now: number): number => Math.ceil((time.getTime() - now) / 1000)

const locked = (until: Date, now: number): Refused =>
  new Refused('login_locked', 'too many failures', { retryAfter: secondsUntil(until, now) })

/**
 * Counts a failure unless a lock is running. It is one statement, so that of any number of concurrent attempts only the
 * free ones succeed. The lock begins with the attempt and is undone with it. An array subscript below 1 yields
 * null.
 */
const count = async (db: ISql, { hash, free, memory }: Bucket, now: number): Promise<Count> => {
  const ends = delays.map((delay) => new Date(now + delay).toISOString())
  const memoryStart = new Date(now - memory)
  const [counted] = await db<Count[]>`
    insert into login_attempts as stored (bucket, failures, began_at) values (${hash}, 1, ${new Date(now)})
    on conflict (bucket) do update set
      failures = case when stored.began_at < ${memoryStart} then 1 else stored.failures + 1 end,
      locked_until = case when stored.began_at >= ${memoryStart} then
        (${ends}::text[]::timestamptz[])[least(stored.failures + 2 - ${free}::int, ${ends.length}::int)] end,
      began_at = case when stored.began_at < ${memoryStart} then ${new Date(now)} else stored.began_at end
    where stored.locked_until is null or stored.locked_until <= ${new Date(now)}
    returning failures, locked_until as "lockedUntil"`
  if (counted) return counted
  const [waiting] = await db<{ lockedUntil: Date }[]>`
    select locked_until as "lockedUntil" from login_attempts where bucket = ${hash} and locked_until is not null`
  // the lock ended meanwhile, because the attempt that began it was right
  throw locked(waiting?.lockedUntil ?? new Date(now + 1000), now)
}

/**
 * Begins an attempt: it is counted as a failure before anything is checked.
 *
 * @param buckets always in the same order of kinds, so that two attempts never deadlock
 * @throws Refused `login_locked` with `retryAfter` while a lock is running in one of them; then nothing is counted
 */
export const beginTry = (db: Sql, buckets: readonly Bucket[], now: number): Promise<Try> =>
  db.begin(async (tx) => {
    const counts: (Bucket & Count)[] = []
    for (const bucket of buckets) counts.push({ ...bucket, ...(await count(tx, bucket, now)) })
    return { counts, now }
  })

/** Takes back an attempt that was no failure, with the lock that it began. */
export const takeBack = async (db: ISql, { counts }: Pick<Try, 'counts'>): Promise<void> => {
  for (const { hash, free, lockedUntil } of counts)
    await db`
      update login_attempts set failures = failures - 1,
        locked_until = case when failures <= ${free} or locked_until = ${lockedUntil} then null else locked_until end
      where bucket = ${hash} and failures > 0`
}

/** Clears the counters after a complete proof. */
export const clearTries = async (db: ISql, { counts }: Try): Promise<void> => {
  for (const { hash } of counts.filter(({ cleared }) => cleared))
    await db`delete from login_attempts where bucket = ${hash}`
  await takeBack(db, { counts: counts.filter(({ cleared }) => !cleared) })
}

/** The refusal of a failed attempt: with the attempts left, or with the lock that it began. */
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
