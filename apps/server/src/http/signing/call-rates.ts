import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { Refused } from '../../refused.ts'

/** Signed calls that are answered in a window; further calls are refused. */
export interface CallBounds {
  /** milliseconds */
  readonly window: number
  /** maximum number of calls of one session, over all servers */
  readonly session: number
  /** maximum number of calls of one network (an IPv4 address or the /64 of an IPv6 one), over all servers */
  readonly network: number
}

/**
 * A person who opens one page after another makes about two calls a second. A carrier's address is shared by thousands
 * of phones, so its limit is far above what one process can answer.
 */
export const callBounds: CallBounds = { window: 60_000, session: 1_200, network: 60_000 }

/** The kind of caller that is counted. */
export type Counted = 'session' | 'network'

/**
 * A count is shared each time it grows by its limit divided by this number, so a caller at a human pace costs no
 * statement.
 */
const sharedParts = 8
/** Maximum number of sessions and networks counted at once; beyond it the oldest count is dropped. */
const mostCounted = 100_000

interface Count {
  /** calls counted by this process */
  own: number
  /** the part of `own` that the other servers know */
  shared: number
  /** calls counted by the other servers, at the last exchange */
  others: number
}

type Share = readonly [counted: Counted, key: string, count: Count]

/** Adds to the shared counts of a window. @returns the counts of all servers, by bucket */
const addShared = async (
  db: ISql,
  added: ReadonlyMap<string, number>,
  endsAt: number,
): Promise<ReadonlyMap<string, number>> => {
  // sorted, so that two servers cannot deadlock
  const buckets = [...added.keys()].sort()
  const rows = await db<{ bucket: string; hits: number }[]>`
    insert into request_rates as rate (bucket, window_ends_at, hits)
    select bucket, ${new Date(endsAt)}, hits
    from unnest(${buckets}::text[], ${buckets.map((bucket) => added.get(bucket) ?? 0)}::int[]) as more (bucket, hits)
    on conflict (bucket) do update set hits = rate.hits + excluded.hits
    returning bucket, hits`
  return new Map(rows.map(({ bucket, hits }) => [bucket, hits]))
}

/** Counts one more signed call. @throws Refused `rate_limited` with `retryAfter` in seconds */
export type CountCall = (counted: Counted, key: string) => void

/**
 * Counts signed calls in windows, in memory, since work for every call must not cost a statement (SEC-12). A caller's
 * count goes to the database only after each eighth of the limit. So several servers each admit at most an eighth more
 * than a single server would.
 */
export const createCallRates = (
  { db, clocks, secrets }: Pick<Context, 'db' | 'clocks' | 'secrets'>,
  onFailure: (error: unknown) => void,
  bounds: CallBounds = callBounds,
): CountCall => {
  let window = -1
  let counts: Record<Counted, Map<string, Count>> = { session: new Map(), network: new Map() }
  let waiting: Share[] = []
  let isSharing = false

  const bucketOf = (of: number, [counted, key]: Share): string =>
    `signed ${counted} ${of}:${keyedHash(secrets.identifierKey, 'counted caller', `${counted} ${key}`).toString('base64url')}`

  const share = async (shares: readonly Share[], of: number): Promise<void> => {
    const sent = shares.map((one) => ({ bucket: bucketOf(of, one), count: one[2], own: one[2].own }))
    const totals = await addShared(
      db,
      new Map(sent.map(({ bucket, count, own }) => [bucket, own - count.shared])),
      (of + 1) * bounds.window,
    )
    for (const { bucket, count, own } of sent) {
      count.shared = own
      count.others = (totals.get(bucket) ?? own) - own
    }
  }

  /**
   * Runs one statement at a time, with all counts that have become due meanwhile. If it fails, the counts stay here.
   */
  const shareAll = async (): Promise<void> => {
    isSharing = true
    while (waiting.length > 0) {
      const shares = waiting
      waiting = []
      await share(shares, window).catch(onFailure)
    }
    isSharing = false
  }

  const countOf = (counted: Counted, key: string): Count => {
    const known = counts[counted].get(key)
    if (known) return known
    const fresh: Count = { own: 0, shared: 0, others: 0 }
    const [oldest] = counts[counted].keys()
    if (oldest !== undefined && counts[counted].size >= mostCounted) counts[counted].delete(oldest)
    counts[counted].set(key, fresh)
    return fresh
  }

  return (counted, key) => {
    const now = clocks.wall()
    const current = Math.floor(now / bounds.window)
    if (current !== window) {
      window = current
      counts = { session: new Map(), network: new Map() }
      waiting = []
    }
    const bound = bounds[counted]
    const count = countOf(counted, key)
    if (count.others + count.own >= bound)
      throw new Refused('rate_limited', `too many signed calls of this ${counted}`, {
        retryAfter: Math.ceil(((window + 1) * bounds.window - now) / 1000),
      })
    count.own++
    if ((count.own - count.shared) % Math.ceil(bound / sharedParts) !== 0) return
    waiting.push([counted, key, count])
    if (!isSharing) void shareAll()
  }
}
