import { expect, test } from 'vitest'
import { CommError } from '../comm-error.ts'
import { signToken } from '../testing/tokens.ts'
import { credentialSource } from './credential-source.ts'
import { exchange } from './exchange.ts'
import { readClaims } from './token.ts'
import type { Grant, Vault } from './vault.ts'

const now = Date.UTC(2026, 0, 5, 2)
const app = { sessionId: 'h5' }

const grantOf = (id: string): Grant => {
  const iat = now / 1000
  const payload = { sub: 'visitor', lvl: 'tourist', sid: app.sessionId, jti: id, iat, exp: iat + 604_800 } as const
  return { token: signToken(payload), wrappedKey: id, params: { id } }
}

/** A source over a vault whose mark a test sets, with replies that a test releases. */
const opened = () => {
  const state = {
    stored: undefined as Grant | undefined,
    mark: '' as string | null,
    opening: Promise.resolve(),
    /** milliseconds since the first grants */
    passed: 0,
    /** ends once the lock is free */
    busy: Promise.resolve(),
  }
  const requests: ((grant: Grant) => void)[] = []
  const vault: Vault = {
    tokenName: 'token',
    read() {
      const claims = state.stored && readClaims(state.stored.token, 'tourist')
      return state.stored && claims ? { grant: state.stored, claims } : undefined
    },
    params: () => state.stored?.params,
    write(grant) {
      state.stored = grant
    },
    removeToken(token) {
      if (state.stored?.token === token) state.stored = undefined
    },
    clear() {
      state.stored = undefined
    },
    mark: () => state.mark,
    markLeft: () => undefined,
  }
  const source = credentialSource({
    level: 'tourist',
    app: app as never,
    vault,
    clock: { now: () => now + state.passed, isKnown: true, learn: () => undefined },
    now: () => now,
    lock: (_name, work) => state.busy.then(work),
    openKey: async () => ({
      named: {},
      unwrap: async () => {
        await state.opening
        return new Uint8Array(32)
      },
    }),
    obtain: () => new Promise((resolve) => requests.push(resolve)),
    onReady: () => undefined,
    onLost: (token) => source.removeToken(token),
  })
  /** waits until a grant was requested this many times */
  const untilRequested = async (count: number) => {
    while (requests.length < count) await new Promise(setImmediate)
  }
  return { source, state, requests, untilRequested }
}

test('COMM-21 a grant that was requested before the level was removed is not stored when it arrives', async () => {
  const { source, state, requests, untilRequested } = opened()
  const refreshed = source.refresh()
  await untilRequested(1)
  source.removeAll()
  requests[0]?.(grantOf('late'))
  await refreshed
  expect([source.held, state.stored]).toEqual([undefined, undefined])
})

test('COMM-21 a call whose fetch was overtaken by a newer grant continues with the newer one', async () => {
  const { source, requests, untilRequested } = opened()
  const got = source.get()
  await untilRequested(1)
  const newer = grantOf('newer')
  await source.put(newer, () => undefined)
  requests[0]?.(grantOf('older'))
  expect((await got).token).toBe(newer.token)
  expect(source.held?.token).toBe(newer.token)
})

test('COMM-21 restored credentials do not replace those that were put while they were being opened', async () => {
  const { source, state } = opened()
  const newer = grantOf('newer')
  let open = () => {}
  state.stored = grantOf('older')
  state.mark = null
  state.opening = new Promise((resolve) => {
    open = resolve
  })
  const restored = source.restore()
  await new Promise(setImmediate)
  state.opening = Promise.resolve()
  await source.put(newer, () => undefined)
  open()
  await restored
  expect(source.held?.token).toBe(newer.token)
})

test('COMM-21 a storage that fails while a grant is awaited does not count as another person, and the grant is stored', async () => {
  const { source, state, requests, untilRequested } = opened()
  state.mark = '{"id":"before"}'
  const got = source.get()
  await untilRequested(1)
  state.mark = null
  const grant = grantOf('first')
  requests[0]?.(grant)
  expect((await got).token).toBe(grant.token)
})

test('I16 an expired token is removed from the storage under the lock only, since another tab may be storing the next one', async () => {
  const { source, state, requests, untilRequested } = opened()
  const old = grantOf('old')
  await source.put(old, () => undefined)
  let free = () => {}
  state.busy = new Promise((resolve) => {
    free = resolve
  })
  state.passed = 604_800_000
  const got = source.get()
  await new Promise(setImmediate)
  expect([source.held, state.stored]).toEqual([undefined, old])
  free()
  await untilRequested(1)
  expect(state.stored).toBeUndefined()
  const next = signToken({
    sub: 'visitor',
    lvl: 'tourist',
    sid: 'h5',
    jti: 'next',
    iat: now / 1000,
    exp: now / 1000 + 1_209_600,
  })
  requests[0]?.({ token: next, wrappedKey: 'next', params: { id: 'next' } })
  expect((await got).token).toBe(next)
})

test('COMM-21 a call whose token and clock are both refused is corrected twice, and not given up after the first correction', async () => {
  const refusals = ['token_expired', 'signature_stale'] as const
  let attempts = 0
  const reply = await exchange({ get: async () => ({ token: 'a' }) as never, discard: () => undefined }, async () => {
    const reason = refusals[attempts++]
    if (reason) throw new CommError('refused', reason, { reason })
    return attempts
  })
  expect(reply).toBe(3)
})
