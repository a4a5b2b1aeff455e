import { ok } from 'node:assert/strict'
import type { Level } from '@foyer/protocol/machines/identity'
import { describe, expect, test } from 'vitest'
import type { Credentials, SignedCall } from '../../../testing/signed-client.ts'
import type { SignedRoute } from '../../access.ts'
import { anyBody, hostileFixture, pathOf } from './fixture.ts'
import { bodies, contentTypes, elsewhere, headerTamperings, nonces, targets } from './tampering.ts'

const { app, context, clock, own, other, credentials, send, doingNothing } = await hostileFixture()

const skew = 120_001
const allLevels: readonly Level[] = ['tourist', 'register', 'login']
const headers = ['app-id', 'session-id', 'ant-id', 'aes-id', 'verify-id', 'jwt-assertion']

/** The refusals by token, signature and level, before the call itself is handled. */
const proof = /^(token|signature)_|^level_too_low$/

/** Every route and each level that may call it. */
const cases = app.signedRoutes.flatMap((route) =>
  route.levels.map((level) => [`${route.method} ${route.url} as ${level}`, route, level] as const),
)

const attackOn = async (route: SignedRoute, level: Level) => {
  const path = pathOf(route.url)
  const held = await credentials(level)
  const sign = (by: Credentials = held, from = own, body: unknown = anyBody) => from.sign(`${path}?a=1&b=2`, body, by)
  const refused = async (what: string, call: SignedCall, ...reasons: string[]) => {
    const reason = await send(call)
    ok(reasons.includes(reason), `${what}: ${reason} instead of ${reasons.join(' or ')}`)
  }
  return { path, held, sign, refused }
}

test('the attacked routes include routes of every level and the token calls', () => {
  const names = cases.map(([name]) => name)
  expect(names).toEqual(
    expect.arrayContaining([
      'POST /api/user/:number/sms as tourist',
      'POST /jwt/auth/register as register',
      'POST /trade/auth/identity as tourist',
      'POST /trade/auth/login as register',
      'POST /jwt/auth/check as login',
      'POST /trade/trade/matrix/account/info as login',
    ]),
  )
})

describe.each(cases)('%s', (_name, route, level) => {
  test('N12 S4 refuses a header that is dropped, emptied, duplicated or changed, and does nothing', async () => {
    const { sign, refused } = await attackOn(route, level)
    // a refused call leaves no nonce, so every change is made to one call
    const call = sign()
    await doingNothing(async () => {
      for (const name of headers)
        for (const [what, change] of headerTamperings(name))
          if (name === 'jwt-assertion')
            await refused(
              what,
              change(call),
              'token_missing',
              'token_invalid',
              ...(route.twoLayer ? ['signature_wrong'] : []),
            )
          else await refused(what, change(call), name === 'session-id' ? 'token_invalid' : 'signature_wrong')
      for (const [what, change] of nonces) await refused(what, change(call), 'signature_wrong')
    })
  })

  test('S4 refuses a header or body of another call, and a call signed for another function', async () => {
    const { path, held, sign, refused } = await attackOn(route, level)
    const foreign = own.sign(`${path}?a=1&b=2`, { ...anyBody, note: 'another' }, held)
    await doingNothing(async () => {
      for (const name of ['ant-id', 'aes-id', 'verify-id']) {
        const call = sign()
        const swapped = { ...call, headers: { ...call.headers, [name]: foreign.headers[name] ?? '' } }
        await refused(`another call's ${name}`, swapped, 'signature_wrong')
      }
      await refused('another body with its Verify-ID', { ...sign(), payload: foreign.payload }, 'signature_wrong')
      const elsewhere = own.sign('/jwt/auth/elsewhere?a=1&b=2', anyBody, held)
      await refused('signed for another function', { ...elsewhere, url: sign().url }, 'signature_wrong')
    })
  })

  test('S4 refuses a body, query, path, method or content type other than the signed one', async () => {
    const { sign, refused } = await attackOn(route, level)
    const call = sign()
    await doingNothing(async () => {
      for (const [what, change] of [...bodies, ...targets])
        await refused(what, change(call), 'signature_wrong', ...(what.includes('doubled') ? ['invalid_request'] : []))
      for (const [what, change] of elsewhere) await refused(what, change(call), 'not_found', 'invalid_request')
      for (const [what, change] of contentTypes) await refused(what, change(call), 'invalid_request')
    })
  })

  test('S4 refuses the credentials of another session, device or level', async () => {
    const { held, sign, refused } = await attackOn(route, level)
    const theirs = await credentials(level, other)
    await doingNothing(async () => {
      await refused('another session’s token', sign(theirs), 'token_invalid')
      await refused('a token on another device', sign(held, other), 'token_invalid')
      await refused('another session’s app key', sign({ ...held, appKey: theirs.appKey }), 'signature_wrong')
      await refused('an older app key', sign({ ...held, appKey: (await credentials(level)).appKey }), 'signature_wrong')
      const shipped = Buffer.from(context.secrets.twoLayerSecret)
      await refused('the secret shipped to everyone', sign({ ...held, appKey: shipped }), 'signature_wrong')
      await refused('an empty app key', sign({ ...held, appKey: Buffer.alloc(0) }), 'signature_wrong')
      for (const foreign of allLevels.filter((name) => !route.levels.includes(name)))
        await refused(`a ${foreign}`, sign(await credentials(foreign)), 'level_too_low')
      for (const foreign of allLevels.filter((name) => name !== level)) {
        const { appKey } = await credentials(foreign)
        await refused(`the app key of a ${foreign}`, sign({ ...held, appKey }), 'signature_wrong')
      }
      if (!route.twoLayer) await refused('two layers', own.signTwoLayer(sign().url, anyBody), 'token_missing')
    })
  })

  test('S4 refuses a stale call, a call from the future and a replayed call', async () => {
    const { sign, refused } = await attackOn(route, level)
    const old = sign()
    clock.advance(skew)
    await doingNothing(() => refused('stale', old, 'signature_stale'))
    const early = sign()
    clock.advance(-skew)
    await doingNothing(() => refused('from the future', early, 'signature_stale'))

    const once = sign()
    const first = await send(once)
    // a correct call passes these checks, so each refusal above was for its own fault
    expect(first).not.toMatch(proof)
    await doingNothing(async () => {
      await refused('replayed', once, 'signature_replayed')
      const later = sign()
      const renamed = { ...later, headers: { ...later.headers, 'ant-id': once.headers['ant-id'] ?? '' } }
      await refused('replayed under another signature', renamed, 'signature_wrong')
    })
  })
})
