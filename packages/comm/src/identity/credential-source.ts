import type { Level } from '@foyer/contract/machines/identity'
import type { AppInfo } from '../app-info.ts'
import type { ServerClock } from '../clock.ts'
import { asCommError, CommError, noAnswer } from '../comm-error.ts'
import type { UnwrappingKey } from '../keys/unwrapping-key.ts'
import type { Lock } from '../lock.ts'
import { coolDown } from './cool-down.ts'
import { type Claims, isDue, isValid, readClaims } from './token.ts'
import type { Grant, PublicParams, Vault } from './vault.ts'

/** What a call of one level is signed with. */
export interface Credentials {
  readonly token: string
  readonly claims: Claims
  readonly appKey: Uint8Array
  /** the same, wrapped for the key of this device */
  readonly wrappedKey: string
  readonly params: PublicParams
}

/** Why a token is of no use any more: by the clock, or because the server or the app key says so. */
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
  /** Asks the server; `previous` is what is still held and valid, if anything. Absent: only a person can (I4). */
  readonly obtain?: (previous: Credentials | undefined) => Promise<Grant>
  /** New credentials are held; `before`: the public parameters in their place until now. */
  readonly onReady: (before: PublicParams | undefined) => void
  /** Absent: the clock of the device alone tells that a token expired. */
  readonly confirm?: {
    /** whether something would end with the token that nothing gets again */
    isNeeded(): boolean
    /**
     * Asks the server about a token that the clock calls expired: resolves once the token was discarded or the clock was learned,
     * rejects where the server cannot say.
     */
    ask(held: Credentials): Promise<void>
  }
  /** The token expired, was refused, or cannot be used: `removeToken` is due. */
  readonly onLost: (token: string, why: LossReason) => void
}

/**
 * Holds the credentials of one level and gets new ones when needed. Never two fetches at once; after a failed one a rest;
 * an answer that comes after something newer took its place is dropped (epoch); a fault never removes anything.
 */
export interface CredentialSource {
  readonly held: Credentials | undefined
  /** the newest public parameters any tab knows; they outlive a token, and a storage that cannot be read any more */
  readonly params: PublicParams | undefined
  /** Valid credentials, fetched where none are held; nearly expired ones are refreshed in the background (I4). */
  get(): Promise<Credentials>
  /** Makes sure, without failing, that valid credentials are held and not about to expire. */
  refresh(): Promise<void>
  /** Takes over what is stored: from an earlier visit, or by another tab. */
  restore(): Promise<void>
  /** Reports a token that turned out unusable. */
  discard(token: string, why: LossReason): void
  /**
   * Gets new credentials in place of a token whose signatures the server calls wrong, and keeps the old ones where none come: its
   * app key may be damaged, or something on the way may change calls. Not more often than every ten minutes.
   */
  replace(token: string): Promise<void>
  /** The network is back: what only it had kept from being fetched may be fetched again. */
  networkReturned(): void
  /** Replaces what is held by what a person just asked for, unless `admit` throws once it is open. */
  put(grant: Grant, admit: (credentials: Credentials) => void): Promise<void>
  /** Removes a token and its app key: for the table alone to ask for, as the next. */
  removeToken(token: string): void
  /** Removes everything of the level. */
  removeAll(): void
}

/** Milliseconds between two replacements of a token whose signatures are called wrong. */
const replaceEvery = 600_000

export const superseded = (): CommError => new CommError('init', 'session changed', { reason: 'no_credentials' })

export const credentialSource = (options: Options): CredentialSource => {
  const { level, app, vault, clock, now, obtain } = options
  const rest = coolDown(now)
  let held: Credentials | undefined
  let lastParams: PublicParams | undefined
  /** grows whenever what is held was replaced or ended from outside: an answer asked for earlier no longer counts */
  let epoch = 0
  let flight: Promise<Outcome> | undefined
  let confirming: Promise<void> | undefined
  /** the token to be replaced, and since when */
  let doubtful: { token: string; since: number } | undefined

  const open = async ({ token, wrappedKey, params }: Grant): Promise<Credentials> => {
    const claims = readClaims(token, level)
    if (claims?.sessionId !== app.sessionId) throw noAnswer('unreadable', `no ${level} token of this session`)
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
    rest.reset()
    options.onReady(before)
    return credentials
  }

  const discard: CredentialSource['discard'] = (token, why) => {
    if (!held || held.token === token) options.onLost(token, why)
  }

  const keep = (grant: Grant, credentials: Credentials): Credentials => {
    vault.write(grant, credentials.claims)
    return hold(credentials)
  }

  const restore = async (): Promise<void> => {
    const found = vault.read()
    const since = epoch
    if (!found || found.grant.token === held?.token) return
    const { grant } = found
    if (!isValid(found.claims, clock.now())) {
      // enough to renew by, though the storage breaks before that
      lastParams ??= grant.params
      return discard(grant.token, 'expired')
    }
    const credentials = await open(grant).catch(() => undefined)
    // what was removed or replaced meanwhile is not taken over; a storage that broke meanwhile says neither
    if (epoch !== since || (vault.mark() !== null && vault.read()?.grant.token !== grant.token)) return
    if (!credentials) return discard(grant.token, 'ended')
    epoch++
    hold(credentials)
  }

  const isFresh = (): boolean =>
    held !== undefined && held.token !== doubtful?.token && !isDue(held.claims, clock.now())

  const fetchUnderLock = async (ask: NonNullable<typeof obtain>): Promise<Credentials> => {
    await restore()
    if (held && isFresh()) return held
    const since = epoch
    const before = vault.mark()
    const sent = now()
    const grant = await ask(held)
    const received = now()
    const credentials = await open(grant)
    // a person came or left, or another tab was quicker: what is stored counts, unless it was merely lost
    const isChanged = ![before, null].includes(vault.mark())
    if (isChanged) await restore()
    if (isChanged || epoch !== since) throw superseded()
    // V11: without a Date header, the moment a token was made is the next best word on the server's clock; and one that
    // has run out already shows a clock that is wrong
    if (!clock.isKnown || !isValid(credentials.claims, clock.now()))
      clock.learn(credentials.claims.issuedAt, sent, received)
    return keep(grant, credentials)
  }

  const attempt = (): Promise<Outcome> => {
    if (!obtain) return Promise.resolve({ error: superseded() })
    const error = rest.active()
    if (error) return Promise.resolve({ error })
    if (flight) return flight
    const since = epoch
    const mine: Promise<Outcome> = options
      .lock(vault.tokenName, () => fetchUnderLock(obtain))
      .then((credentials) => ({ credentials }))
      .catch((cause) => {
        if (epoch !== since && held) return { credentials: held }
        const error = asCommError(cause)
        rest.failed(error)
        return { error }
      })
    flight = mine
    void mine.then(() => {
      if (flight === mine) flight = undefined
    })
    return mine
  }

  const fetched = async (): Promise<Credentials> => {
    const outcome = await attempt()
    if ('error' in outcome) throw outcome.error
    return outcome.credentials
  }

  /** Throws where a token looks expired, must not be dropped by the clock alone (COMM-4), and the server cannot say. */
  const dropExpired = async (credentials = held): Promise<void> => {
    if (!credentials || isValid(credentials.claims, clock.now())) return
    if (!options.confirm?.isNeeded()) return discard(credentials.token, 'expired')
    const error = rest.active()
    if (error) throw error
    confirming ??= options.confirm
      .ask(credentials)
      .then(rest.reset, (cause) => {
        rest.failed(asCommError(cause))
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
      // a device that slept over the answer finds the token expired already
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
    networkReturned: rest.networkReturned,
    async put(grant, admit) {
      const credentials = await open(grant)
      admit(credentials)
      epoch++
      flight = undefined
      keep(grant, credentials)
    },
    removeToken(token) {
      vault.removeToken(token)
      held = undefined
    },
    removeAll() {
      epoch++
      flight = undefined
      held = undefined
      lastParams = undefined
      rest.reset()
      vault.clear()
    },
  }
}
