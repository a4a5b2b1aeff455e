import { webcrypto } from 'node:crypto'
import type { Comm } from '../comm.ts'
import { CommError, noAnswer } from '../comm-error.ts'
import type { KeyStore } from '../keys/key-store.ts'
import type { Lock } from '../lock.ts'
import { fetchTransport } from '../transport/fetch.ts'
import type { Transport } from '../transport/transport.ts'
import { type TestClocks, testDevice } from './device.ts'
import type { TestServer } from './server.ts'
import type { testBrowser } from './tabs.ts'
import { openToken } from './tokens.ts'

/** Reasons with which a call may fail during faults: each comes from an intermediary, or from the person. */
const explained: ReadonlySet<string> = new Set([
  ...['network', 'timeout', 'unreadable', 'rate_limited', 'server_error', 'reenter', 'no_credentials'],
  ...['level_too_low', 'socket_pwd_invalid', 'session_revoked', 'token_expired', 'signature_stale'],
])

let pair: CryptoKeyPair | undefined
/** one key pair for all runs, since generating one is slow */
const keyStore: KeyStore = {
  load: async () => pair,
  keep: async (made) => {
    pair ??= made
    return pair
  },
}

/** A promise that is resolved from outside. */
const signal = () => {
  let give = (): void => undefined
  const given = new Promise<void>((resolve) => {
    give = resolve
  })
  return { given, give }
}

/** Locks between the pages of one browser that behave like Web Locks: a page that closes releases its own. */
export const testLocks = () => {
  const tails = new Map<string, Promise<unknown>>()
  let timeOutSignal = signal()
  let isWaiting = true
  return {
    /** all waits for a lock end, and no further wait begins, as after a time-out */
    timeOut() {
      isWaiting = false
      timeOutSignal.give()
    },
    mend() {
      isWaiting = true
      timeOutSignal = signal()
    },
    for(closed: Promise<void>): Lock {
      return async (name, work) => {
        const turn = tails.get(name)
        const done = signal()
        tails.set(name, Promise.race([Promise.all([turn, done.given]), closed]))
        if (isWaiting) await Promise.race([turn, timeOutSignal.given])
        return work().finally(done.give)
      }
    },
  }
}

interface PageOptions {
  readonly server: TestServer
  readonly clocks: TestClocks
  readonly locks: ReturnType<typeof testLocks>
  readonly tab: ReturnType<ReturnType<typeof testBrowser>['openTab']>
  /** called when a forbidden condition occurs */
  readonly onViolation: (what: string) => void
}

/** A page whose outgoing calls are checked, and in which nothing runs after it is closed. */
export const watchedPage = ({ server, clocks, locks, tab, onViolation }: PageOptions) => {
  /** milliseconds; short while a reply may never arrive */
  let timeout = 500
  const never = new Promise<never>(() => undefined)
  const refreshing = new Set<string>()
  const closed = signal()
  let isOpen = true

  /** identifies a refresh: its level, and for the register level also its socketPwd */
  const refreshOf = (url: string, body = '{}'): string | undefined => {
    const level = /jwt\/auth\/(tourist|register)$/.exec(url)?.[1]
    return level && `${level} ${JSON.parse(body).socketPwd ?? ''}`
  }

  const watch = (path: string, headers: Readonly<Record<string, string>>): void => {
    const token = openToken(headers['jwt-assertion'] ?? '')
    if (!token) return
    const late = clocks.server() - token.exp * 1000
    if (late >= 0) onViolation(`${path} left with a ${token.lvl} token expired ${late} ms ago`)
    const { mobileNo, client } = comm.userInfo ?? {}
    const isOwn = {
      tourist: true,
      register: mobileNo?.endsWith(token.sub.slice(1)),
      login: client?.clientId === token.sub,
    }
    if (!isOwn[token.lvl] || token.sid !== headers['Session-Id'])
      onViolation(`${path} left with a foreign ${token.lvl} token`)
  }

  const transport: Transport = async (request) => {
    if (!isOpen) return never
    const { pathname } = new URL(request.url)
    const refresh = refreshOf(pathname, request.body)
    if (refresh && refreshing.has(refresh)) onViolation(`two refreshes at once: ${refresh}`)
    if (refresh) refreshing.add(refresh)
    // a quit is signed with ended credentials, and a check may concern a token that looks expired
    if (!/\/auth\/(quit|check)$/.test(pathname)) watch(pathname, request.headers)
    try {
      // simulates a time-out without the wait; a body that stalls waits for the real one
      if (server.fault(pathname.slice(1))?.fault === 'stalled') throw noAnswer('timeout', 'stalled')
      const answer = await fetchTransport(fetch, timeout)(request)
      return isOpen ? answer : await never
    } catch (error) {
      if (!isOpen) await never
      throw error
    } finally {
      if (refresh) refreshing.delete(refresh)
    }
  }

  const device = testDevice(server.client, clocks, {
    ...tab.load(),
    deviceKey: { subtle: webcrypto.subtle as unknown as SubtleCrypto, store: keyStore },
    transport,
    lock: locks.for(closed.given),
  })
  const comm: Comm = device.open()
  return {
    comm,
    tick: device.tick,
    closed: closed.given,
    /** Whether the work succeeded; a failure must have an allowed reason. */
    async attempt(work: (comm: Comm) => Promise<unknown>): Promise<boolean> {
      try {
        await work(comm)
        return true
      } catch (error) {
        if (!(error instanceof CommError) || !explained.has(error.reason)) onViolation(`failed for ${String(error)}`)
        return false
      }
    },
    /** From now on the server has no fault, and on a busy machine it may be slow. */
    waitForEveryReply() {
      timeout = 60_000
    },
    close() {
      isOpen = false
      tab.close()
      closed.give()
    },
  }
}
