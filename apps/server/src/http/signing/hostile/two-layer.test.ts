import { createHmac } from 'node:crypto'
import { twoLayerMessage } from '@foyer/protocol/signing/canonical'
import { describe, expect, test } from 'vitest'
import { device, type SignedCall } from '../../../testing/signed-client.ts'
import { anyBody, hostileFixture, pathOf } from './fixture.ts'
import { bodies, contentTypes, elsewhere, headerTamperings, targets } from './tampering.ts'

const { app, context, send, doingNothing } = await hostileFixture()

const headers = ['app-name', 'app-id', 'session-id', 'ant-id', 'aes-id', 'verify-id']
const routes = app.signedRoutes.filter(({ twoLayer }) => twoLayer)

describe.each(routes.map((route) => [`${route.method} ${route.url}`, route] as const))(
  '%s',
  (_name, { url, levels }) => {
    // no level may make the call that gives a session its token, so it is made in that session
    const isTokenCall = levels.length === 0
    // a new address for each call, since another test covers the limit
    const sign = (body: unknown = anyBody, path = `${pathOf(url)}?a=1&b=2`) => {
      const from = device(app, context)
      return from.signTwoLayer(path, body, isTokenCall ? from.sid : undefined)
    }
    const refused = async (what: string, call: SignedCall, ...reasons: string[]) => {
      const reason = await send(call)
      expect(reasons, `${what}: ${reason}`).toContain(reason)
    }

    test('S4 refuses a header that is dropped, emptied, duplicated or changed, and does nothing', async () => {
      await doingNothing(async () => {
        for (const name of headers)
          for (const [what, change] of headerTamperings(name)) await refused(what, change(sign()), 'signature_wrong')
      })
      // a correct call passes, so each refusal above was for its own fault
      expect(await send(sign())).not.toBe('signature_wrong')
    })

    test('S4 refuses a body, query, path, method or content type other than the signed one', async () => {
      await doingNothing(async () => {
        for (const [what, change] of [...bodies, ...targets])
          await refused(
            what,
            change(sign()),
            'signature_wrong',
            ...(what.includes('doubled') ? ['invalid_request'] : []),
          )
        for (const [what, change] of elsewhere) await refused(what, change(sign()), 'not_found', 'invalid_request')
        for (const [what, change] of contentTypes) await refused(what, change(sign()), 'invalid_request')
      })
    })

    test('S1 S4 refuses the signature of another function, another secret and another kind of session', async () => {
      const forged = (secret: string, call = sign()): SignedCall => {
        const [sessionId = '', functionId = '', appId = ''] = ['session-id', 'ant-id', 'app-id'].map(
          (name) => call.headers[name],
        )
        const message = twoLayerMessage({ sessionId, functionId, appId })
        return {
          ...call,
          headers: { ...call.headers, 'aes-id': createHmac('sha256', secret).update(message).digest('hex') },
        }
      }
      await doingNothing(async () => {
        for (const secret of ['', 'h5', context.secrets.twoLayerSecret.toUpperCase(), context.secrets.deploymentKey])
          await refused(`the secret ${secret}`, forged(secret), 'signature_wrong')
        const elsewhere = sign(anyBody, '/jwt/auth/register')
        await refused('another function', { ...elsewhere, url: sign().url }, 'signature_wrong')
        const from = device(app, context)
        const foreign = from.signTwoLayer(sign().url, anyBody, isTokenCall ? 'h5' : from.sid)
        await refused('another kind of session', foreign, 'signature_wrong', 'invalid_request')
      })
      expect(await send(forged(context.secrets.twoLayerSecret))).not.toBe('signature_wrong')
    })
  },
)

test('S4 routes that require three layers refuse a two-layer signature', async () => {
  const others = app.signedRoutes.filter(({ twoLayer }) => !twoLayer)
  expect(others.length).toBeGreaterThan(10)
  await doingNothing(async () => {
    for (const { url } of others)
      expect(await send(device(app, context).signTwoLayer(pathOf(url), anyBody)), url).toBe('token_missing')
  })
})
