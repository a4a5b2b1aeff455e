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

/** A source over a vault whose mark a test sets, with answers a test lets go. */
const opened = () => {
  const state = { stored: undefined as Grant | undefined, mark: '' as string | null, opening: Promise.resolve() }
  const asked: ((grant: Grant) => void)[] = []
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
    clock: { now: () => now, isKnown: true, learn: () => undefined },
    now: () => now,
    lock: (_name, work) => work(),
    openKey: async () => ({
      unwrap: async () => {
        await state.opening
        return new Uint8Array(32)
      },
    }),
    obtain: () => new Promise((resolve) => asked.push(resolve)),
    onReady: () => undefined,
    onLost: (token) => source.removeToken(token),
  })
  /** until a grant was asked for so often */
  const isAsked = async (count: number) => {
    while (asked.length < count) await new Promise(setImmediate)
  }
  return { source, state, asked, isAsked }
}

test('COMM-21 a grant that was asked for before the level was removed is not held once it comes', async () => {
  const { source, state, asked, isAsked } = opened()
  const refreshed = source.refresh()
  await isAsked(1)
  source.removeAll()
  asked[0]?.(grantOf('late'))
  await refreshed
  expect([source.held, state.stored]).toEqual([undefined, undefined])
})

test('COMM-21 a call whose fetch was overtaken by a newer grant goes on with the newer one', async () => {
  const { source, asked, isAsked } = opened()
  const got = source.get()
  await isAsked(1)
  const newer = grantOf('newer')
  await source.put(newer, () => undefined)
  asked[0]?.(grantOf('older'))
  expect((await got).token).toBe(newer.token)
  expect(source.held?.token).toBe(newer.token)
})

test('COMM-21 what is restored does not replace what was put while it was being opened', async () => {
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

test('COMM-21 a storage that broke while a grant was awaited is no other person: the grant is held', async () => {
  const { source, state, asked, isAsked } = opened()
  state.mark = '{"id":"before"}'
  const got = source.get()
  await isAsked(1)
  state.mark = null
  const grant = grantOf('first')
  asked[0]?.(grant)
  expect((await got).token).toBe(grant.token)
})

test('COMM-21 a call whose token and clock are both refused is mended twice, and not given up after the first', async () => {
  const refusals = ['token_expired', 'signature_stale'] as const
  let attempts = 0
  const reply = await exchange({ get: async () => ({ token: 'a' }) as never, discard: () => undefined }, async () => {
    const reason = refusals[attempts++]
    if (reason) throw new CommError('refused', reason, { reason })
    return attempts
  })
  expect(reply).toBe(3)
})
