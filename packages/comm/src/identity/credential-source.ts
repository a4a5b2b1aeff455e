import type { Level } from '@foyer/protocol/machines/identity'
import type { AppInfo } from '../app-info.ts'
import type { ServerClock } from '../clock.ts'
import { asCommError, CommError, noAnswer } from '../comm-error.ts'
import type { UnwrappingKey } from '../keys/unwrapping-key.ts'
import type { Lock } from '../lock.ts'
import { coolDown } from './cool-down.ts'
import { type Claims, isDue, isValid, readClaims } from './token.ts'
import type { Grant, PublicParams, Vault } from './vault.ts'

/** What signs a call of one level. */
export interface Credentials {
  readonly token: string
  readonly claims: Claims
  readonly appKey: Uint8Array
  /** the app key, wrapped for the key of this device */
  readonly wrappedKey: string
  readonly params: PublicParams
}

/** Why a token is no longer usable: `expired` by the clock, or `ended` by the server or an unusable app key. */
export type LossReason = 'expired' | 'ended'

type Outcome = { credentials: Credentials } | { error: CommError }

interface Options {
  readonly level: Level
  readonly app: AppInfo
  readonly vault: Vault
  readonly clock: ServerClock
  /** the device's own clock */
  readonly now: () => number
  readonly lock: Lock
  readonly openKey: () => Promise<UnwrappingKey>
  /**
   * Requests credentials; `previous` are the held ones if they are valid. Absent if only a person can obtain them (I4).
   */
  readonly obtain?: (previous: Credentials | undefined) => Promise<Grant>
  /** Called with new credentials in place; `before`: the previous public parameters. */
  readonly onReady: (before: PublicParams | undefined) => void
  /** Absent if the device's clock alone decides that a token has expired. */
  readonly confirm?: {
    /** whether the token's end would end something that cannot be obtained again */
    isNeeded(): boolean
    /**
     * Checks with the server a token that the clock calls expired. Resolves once the token was discarded or the clock
     * was corrected; rejects if the server gives no answer.
     */
    check(held: Credentials): Promise<void>
  }
  /** The token expired, was refused, or is unusable, so `removeToken` is due. */
  readonly onLost: (token: string, why: LossReason) => void
}

/**
 * Holds the credentials of one level and fetches new ones when needed. Only one fetch runs at a time; a failed fetch is
 * followed by a backoff; a reply that arrives after newer credentials is dropped (epoch); a fault never removes
 * anything.
 */
export interface CredentialSource {
  readonly held: Credentials | undefined
  /** the newest public parameters that any tab stored; retained when a token ends or the storage becomes unreadable */
  readonly params: PublicParams | undefined
  /**
   * Returns valid credentials and fetches them if there are none; refreshes nearly expired ones in the background (I4).
   */
  get(): Promise<Credentials>
  /** Makes sure that the credentials are valid and not about to expire; never rejects. */
  refresh(): Promise<void>
  /** Loads what an earlier visit or another tab stored. */
  restore(): Promise<void>
  /** Reports a token that turned out to be unusable. */
  discard(token: string, why: LossReason): void
  /**
   * Fetches new credentials for a token whose signatures the server calls wrong, and retains the old ones if the fetch
   * fails: the app key may be damaged, or an intermediary may change calls. At most once in ten minutes.
   */
  replace(token: string): Promise<void>
  /** The network has returned: a backoff after network failures ends. */
  networkReturned(): void
  /** Replaces the credentials by a grant that a person just requested, unless `admit` throws after it was opened. */
  put(grant: Grant, admit: (credentials: Credentials) => void): Promise<void>
  /** Removes a token and its app key. Only the identity table calls this and `removeAll`. */
  removeToken(token: string): void
  /** Removes everything of the level. */
  removeAll(): void
}

/** Milliseconds between two replacements of tokens whose signatures are called wrong. */
const replaceEvery = 600_000

export const superseded = (): CommError => new CommError('init', 'session changed', { reason: 'no_credentials' })

export const credentialSource = (options: Options): CredentialSource => {
  const { level, app, vault, clock, now, obtain } = options
  const backoff = coolDown(now)
  let held: Credentials | undefined
  let lastParams: PublicParams | undefined
  /**
   * incremented whenever the credentials were replaced or ended from outside: replies to earlier requests no longer
   * count
   */
  let epoch = 0
  let flight: Promise<Outcome> | undefined
  let confirming: Promise<void> | undefined
  /** the token to be replaced, and when the replacement began */
  let doubtful: { token: string; since: number } | undefined

  const open = async ({ token, wrappedKey, params }: Grant): Promise<Credentials> => {
    const claims = readClaims(token, level)
    if (claims?.sessionId !== app.sessionId) throw noAnswer('unreadable', 'token of another session')
    const key = await options.openKey()
    const appKey = await key.unwrap(wrappedKey).catch((cause) => {
      throw noAnswer('unreadable', 'app key does not open', cause)
    })
    return { token, claims, appKey, wrappedKey, params }
  }

  const hold = (credentials: Credentials): Credentials => {
    const before = lastParams
    held = credentials
    lastParams = credentials.params
    backoff.reset()
    options.onReady(before)
    return credentials
  }

  const discard: CredentialSource['discard'] = (token, why) => {
    if (!held || held.token === token) options.onLost(token, why)
  }

  const storeAndHold = (grant: Grant, credentials: Credentials): Credentials => {
    vault.write(grant, credentials.claims)
    return hold(credentials)
  }

  const restore = async (): Promise<void> => {
    // allows a renewal even if the storage fails before it
    lastParams ??= vault.params()
    const found = vault.read()
    const since = epoch
    if (!found || found.grant.token === held?.token) return
    const { grant } = found
    if (!isValid(found.claims, clock.now())) return discard(grant.token, 'expired')
    const credentials = await open(grant).catch(() => undefined)
    // credentials that were removed or replaced meanwhile are not loaded; a storage that failed meanwhile proves
    // neither
    if (epoch !== since || (vault.mark() !== null && vault.read()?.grant.token !== grant.token)) return
    if (!credentials) return discard(grant.token, 'ended')
    epoch++
    hold(credentials)
  }

  const isFresh = (): boolean =>
    held !== undefined && held.token !== doubtful?.token && !isDue(held.claims, clock.now())

  const fetchUnderLock = async (request: NonNullable<typeof obtain>): Promise<Credentials> => {
    await restore()
    if (held && isFresh()) return held
    const since = epoch
    const before = vault.mark()
    const sent = now()
    const grant = await request(held)
    const received = now()
    const credentials = await open(grant)
    // a person signed in or out, or another tab was faster: the stored credentials count, unless they were merely lost
    const isChanged = ![before, null].includes(vault.mark())
    if (isChanged) await restore()
    if (epoch !== since || isChanged) throw superseded()
    // V11: without a Date header, the issue time of a token is the best estimate of the server's clock; a token that
    // seems expired at once shows that the clock is wrong
    if (!clock.isKnown || !isValid(credentials.claims, clock.now()))
      clock.learn(credentials.claims.issuedAt, sent, received)
    return storeAndHold(grant, credentials)
  }

  const attempt = (): Promise<Outcome> => {
    if (!obtain) return Promise.resolve({ error: superseded() })
    const error = backoff.active()
    if (error) return Promise.resolve({ error })
    if (flight) return flight
    const since = epoch
    const started: Promise<Outcome> = options
      .lock(vault.tokenName, () => fetchUnderLock(obtain))
      .then((credentials) => ({ credentials }))
      .catch((cause) => {
        if (epoch !== since && held) return { credentials: held }
        const error = asCommError(cause)
        backoff.failed(error)
        return { error }
      })
    flight = started
    void started.then(() => {
      if (flight === started) flight = undefined
    })
    return started
  }

  const fetched = async (): Promise<Credentials> => {
    const outcome = await attempt()
    if ('error' in outcome) throw outcome.error
    return outcome.credentials
  }

  /**
   * Throws if a token looks expired, must not be dropped by the clock alone (COMM-4), and the server gives no answer.
   */
  const dropExpired = async (credentials = held): Promise<void> => {
    if (!credentials || isValid(credentials.claims, clock.now())) return
    if (!options.confirm?.isNeeded()) return discard(credentials.token, 'expired')
    const error = backoff.active()
    if (error) throw error
    confirming ??= options.confirm
      .check(credentials)
      .then(backoff.reset, (cause) => {
        backoff.failed(asCommError(cause))
        throw cause
      })
      .finally(() => {
        confirming = undefined
      })
    await confirming
  }

  return {
    get held() {
      return held
    },
    get params() {
      return vault.params() ?? lastParams
    },
    async get() {
      await dropExpired()
      // if the device slept during the call, the fetched token has expired already
      for (let tries = 0; !held && tries < 3; tries++) await dropExpired(await fetched())
      if (!held) throw superseded()
      if (!isFresh()) void attempt()
      return held
    },
    async refresh() {
      await dropExpired().then(
        async () => {
          if (!isFresh()) await attempt()
        },
        () => undefined,
      )
    },
    restore,
    discard,
    async replace(token) {
      const isRecent = doubtful && Math.abs(now() - doubtful.since) < replaceEvery
      if (held?.token !== token) return
      // another call may be replacing it already
      if (isRecent) return void (await flight)
      doubtful = { token, since: now() }
      await attempt()
    },
    networkReturned: backoff.networkReturned,
    async put(grant, admit) {
      const credentials = await open(grant)
      admit(credentials)
      epoch++
      flight = undefined
      storeAndHold(grant, credentials)
    },
    removeToken(token) {
      // Another tab may be storing the next token at this moment: `restore` removes an expired one, under the lock.
      if (!held || !obtain || isValid(held.claims, clock.now())) vault.removeToken(token)
      held = undefined
    },
    removeAll() {
      epoch++
      flight = undefined
      held = undefined
      lastParams = undefined
      backoff.reset()
      vault.clear()
    },
  }
}
