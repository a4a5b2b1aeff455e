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

/** Reasons a call may fail for while things go wrong: each something on the way, or the person, gave. */
const explained: ReadonlySet<string> = new Set([
  ...['network', 'timeout', 'unreadable', 'rate_limited', 'server_error', 'reenter', 'no_credentials'],
  ...['level_too_low', 'socket_pwd_invalid', 'session_revoked', 'token_expired', 'signature_stale'],
])

let pair: CryptoKeyPair | undefined
/** one key pair for all runs: making one is slow */
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

/** Locks between the pages of one browser, as Web Locks are: a page that closes lets go of its own. */
export const testLocks = () => {
  const tails = new Map<string, Promise<unknown>>()
  let patience = signal()
  let isPatient = true
  return {
    /** from now on nobody waits, nor goes on waiting, as when the time for it is over */
    timeOut() {
      isPatient = false
      patience.give()
    },
    mend() {
      isPatient = true
      patience = signal()
    },
    for(closed: Promise<void>): Lock {
      return async (name, work) => {
        const turn = tails.get(name)
        const done = signal()
        tails.set(name, Promise.race([Promise.all([turn, done.given]), closed]))
        if (isPatient) await Promise.race([turn, patience.given])
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
  /** is told what must never happen */
  readonly onViolation: (what: string) => void
}

/** A page whose calls are watched on their way out, and in which nothing goes on any more once it is closed. */
export const watchedPage = ({ server, clocks, locks, tab, onViolation }: PageOptions) => {
  const fetching = fetchTransport(fetch, 500)
  const never = new Promise<never>(() => undefined)
  const refreshing = new Set<string>()
  const closed = signal()
  let isOpen = true

  /** what a refresh is one of: a level, and for the register level what it renews by */
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
    // what quits a level signs with what it was, and a check may be about a token that looks expired
    if (!/\/auth\/(quit|check)$/.test(pathname)) watch(pathname, request.headers)
    try {
      // a time-out without the wait; what stalls under way waits for the real one
      if (server.fault(pathname.slice(1))?.fault === 'stalled') throw noAnswer('timeout', 'stalled')
      const answer = await fetching(request)
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
    /** Whether it went well; what it failed for must be explained. */
    async attempt(work: (comm: Comm) => Promise<unknown>): Promise<boolean> {
      try {
        await work(comm)
        return true
      } catch (error) {
        if (!(error instanceof CommError) || !explained.has(error.reason)) onViolation(`failed for ${String(error)}`)
        return false
      }
    },
    close() {
      isOpen = false
      tab.close()
      closed.give()
    },
  }
}
