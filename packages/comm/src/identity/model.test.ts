import { webcrypto } from 'node:crypto'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Comm } from '../comm.ts'
import { CommError, noAnswer } from '../comm-error.ts'
import type { KeyStore } from '../keys/key-store.ts'
import type { KeyValueStorage } from '../storage/key-value.ts'
import { webStorage } from '../storage/web.ts'
import { testClocks, testDevice } from '../testing/device.ts'
import { type Fault, startServer, type TestServer } from '../testing/server.ts'
import { openToken } from '../testing/tokens.ts'
import { fetchTransport } from '../transport/fetch.ts'
import type { Transport } from '../transport/transport.ts'

/**
 * The identity of one tab over clock × server faults × storage faults, against the server over HTTP. What must hold after
 * every step, whatever came before:
 *
 * - never two fetches of one level at once;
 * - a call fails only with a reason that something on the way gave: a fault, a rest after one, a level too low;
 * - no call leaves with a token that has expired, as long as nobody set the clock meanwhile;
 * - without a fault and after the rest, every call succeeds;
 * - the flag is register exactly for whoever signed in and neither quit nor was ended by the server, once all is well
 *   again: no fault, of network, clock or storage, ever signs anyone out.
 */

type Step =
  | { do: 'advance'; hours: number }
  | { do: 'set clock'; hours: number }
  | {
      do: 'fault'
      fault: Fault | undefined
      on: 'jwt/auth/tourist' | 'jwt/auth/register' | 'trade/auth/identity' | 'api/anyone' | ''
    }
  | { do: 'call'; count: number; credentials: 'tourist' | 'current' | 'register' }
  | { do: 'tick' | 'register' | 'quit' | 'revoke' | 'end' | 'storage breaks' | 'storage mends' | 'reload' }

const fault = fc.constantFrom<Fault | undefined>('dropped', 'garbage', 'busy', 'broken', 'stalled', 'html', undefined)
const path = fc.constantFrom('jwt/auth/tourist', 'jwt/auth/register', 'trade/auth/identity', 'api/anyone', '' as const)
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('call' as const),
      count: fc.integer({ min: 1, max: 4 }),
      credentials: fc.constantFrom('tourist' as const, 'current' as const, 'register' as const),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('advance' as const), hours: fc.constantFrom(0.02, 1, 100, 145, 200) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('fault' as const), fault, on: path }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('set clock' as const), hours: fc.constantFrom(-300, -2, 0, 2, 300) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('tick' as const, 'register' as const, 'reload' as const) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'quit' as const,
        'revoke' as const,
        'end' as const,
        'storage breaks' as const,
        'storage mends' as const,
      ),
    }),
  },
)

const explained: ReadonlySet<string> = new Set([
  ...['network', 'timeout', 'unreadable', 'rate_limited', 'server_error', 'reenter'],
  ...['level_too_low', 'socket_pwd_invalid', 'session_revoked'],
])

let server: TestServer
let time: ReturnType<typeof testClocks>
let pair: CryptoKeyPair | undefined
/** one key pair for all runs: making one is slow */
const keyStore: KeyStore = {
  load: async () => pair,
  keep: async (made) => {
    pair = made
    return made
  },
}

beforeAll(async () => {
  time = testClocks()
  server = await startServer(() => time.server())
})
afterAll(() => server.close())

const breakableStorage = () => {
  const values = new Map<string, string>()
  const state = { broken: false }
  const guard = <T>(work: () => T): T => {
    if (state.broken) throw new DOMException('no', 'QuotaExceededError')
    return work()
  }
  const storage = {
    getItem: (key: string) => guard(() => values.get(key) ?? null),
    setItem: (key: string, value: string) => guard(() => void values.set(key, value)),
    removeItem: (key: string) => guard(() => void values.delete(key)),
  } as Storage
  return { state, open: () => storage }
}

/** A page in which nothing goes on any more once it is closed, as in a browser. */
const openPage = (storage: KeyValueStorage, violations: string[]) => {
  const under: Record<string, number> = {}
  const fetching = fetchTransport(fetch)
  const never = new Promise<never>(() => undefined)
  let isOpen = true
  const transport: Transport = async (request) => {
    const level = /jwt\/auth\/(tourist|register)/.exec(request.url)?.[1] ?? ''
    under[level] = (under[level] ?? 0) + 1
    if (level && under[level] > 1) violations.push(`two ${level} fetches at once`)
    const token = openToken(request.headers['jwt-assertion'] ?? '')
    if (token && token.exp * 1000 <= time.server()) violations.push('a call left with an expired token')
    try {
      // a time-out without the wait
      if (server.fault(new URL(request.url).pathname.slice(1))?.fault === 'stalled')
        throw noAnswer('timeout', 'stalled')
      const answer = await fetching(request)
      return isOpen ? answer : await never
    } catch (error) {
      if (!isOpen) await never
      throw error
    } finally {
      under[level]--
    }
  }
  const deviceKey = { subtle: webcrypto.subtle as unknown as SubtleCrypto, store: keyStore }
  const device = testDevice(server.client, time, { storage, transport, deviceKey })
  return {
    comm: device.open(),
    tick: device.tick,
    /** whether a renewal went down with the page: the server may have replaced the socketPwd, and not said by what */
    close: (): boolean => {
      isOpen = false
      return (under.register ?? 0) > 0
    },
  }
}

const world = () => {
  const { state: storageState, open } = breakableStorage()
  const violations: string[] = []
  let page = openPage(webStorage(open), violations)
  /** undefined: all that a reload could go by may be lost, in a broken storage or on the way */
  let isIn: boolean | undefined = false
  let wasBroken = false

  const attempt = async (work: (comm: Comm) => Promise<unknown>): Promise<boolean> => {
    try {
      await work(page.comm)
      return true
    } catch (error) {
      if (!(error instanceof CommError)) throw error
      expect(explained).toContain(error.reason)
      return false
    }
  }

  const steps: { [D in Step['do']]: (step: Extract<Step, { do: D }>) => Promise<void> | void } = {
    advance: ({ hours }) => time.advance(hours * 3_600_000),
    'set clock': ({ hours }) => time.setDeviceAhead(hours * 3_600_000),
    fault: ({ fault, on }) => {
      server.fault = (seen) => (fault && seen.startsWith(on) ? { fault } : undefined)
    },
    call: async ({ count, credentials }) => {
      const call = (open: Comm) => open.call({ path: '/anyone', body: {}, credentials })
      await Promise.all(Array.from({ length: count }, () => attempt(call)))
    },
    tick: () => page.tick(),
    register: async () => {
      const input = {
        userCode: 'u1',
        areaCode: '852',
        mobileNo: '91234567',
        consent: { disclaimer: '1', privacy: '1', service: '1' },
      }
      const before = server.service.identified.length
      const done = await attempt((open) => open.register({ ...input, userToken: server.service.ticketFor('u1') }))
      if (done && server.service.identified.length > before) {
        isIn = true
        wasBroken = storageState.broken
      }
    },
    quit: async () => {
      await page.comm.quit('register')
      isIn = false
    },
    revoke: () => server.service.revokeAll(),
    end: () => {
      server.service.revokeAll({ registrations: true })
      isIn = false
    },
    'storage breaks': () => {
      storageState.broken = true
      wasBroken = true
    },
    'storage mends': () => {
      storageState.broken = false
    },
    reload: async () => {
      const isForgotten = page.close()
      page = openPage(webStorage(open), violations)
      if ((wasBroken || isForgotten) && isIn) isIn = undefined
      await attempt((open) => open.init())
    },
  }

  return {
    run: async (step: Step) => {
      await steps[step.do](step as never)
      // what was begun gets as far as the network, so that no clock jumps between looking at it and sending
      await new Promise(setImmediate)
    },
    /** All is well again and every rest over: what the first call comes to, and whether it should. */
    async heal() {
      server.fault = () => undefined
      const { comm } = page
      const call = () => comm.call({ path: '/anyone', body: {} })
      // what was under way may still fail and begin a rest; an ended registration shows with a call that fails for it
      await attempt(call)
      time.advance(61_000)
      await attempt(call)
      const level = await call()
      return { level, flag: comm.flag, isIn, violations }
    },
  }
}

test('I1 I3 I5 I7 whatever happens to clock, network and storage, nobody is signed out by it', {
  timeout: 60_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 25 }), async (steps) => {
      time.setDeviceAhead(0)
      server.fault = () => undefined
      const { run, heal } = world()
      for (const next of steps) await run(next)
      const { level, flag, isIn, violations } = await heal()
      const clockWasSet = steps.some((next) => next.do === 'set clock')
      expect(violations.filter((what) => !clockWasSet || what.startsWith('two'))).toEqual([])
      expect(flag).toBe(level)
      if (isIn !== undefined) expect(flag).toBe(isIn ? 'register' : 'tourist')
    }),
    { numRuns: 100 },
  )
})
