import type { ClientConfig } from '@foyer/protocol/config'
import { loginBodyFields, loginUserInfo } from '@foyer/protocol/gateway'
import { describe, expect, test } from 'vitest'
import { createComm } from '../comm.ts'
import { CommError } from '../comm-error.ts'
import { type Fixture, loggedIn, openFixture, registered } from '../testing/fixture.ts'
import type { Transport } from '../transport/transport.ts'
import type { GatewayDescriptor } from './descriptor.ts'

interface Echo {
  caller: string
  body: Record<string, unknown>
}

const inVariant = (fixture: Fixture, variant: ClientConfig['variant']) =>
  createComm({ ...fixture.device.platform, client: { ...fixture.server.client, variant } })

/** The request that a server received for a function, from a client of this variant. */
const arrival = async (variant: ClientConfig['variant'], name: string): Promise<string | undefined> => {
  const fixture = await openFixture()
  await inVariant(fixture, variant).gateway<Echo>({ function: name, messageType: '1' })
  return fixture.server.seen.at(-1)
}

describe('the host of a function', () => {
  test.each([
    ['market/quote', 'quote/market/quote'],
    ['/market/quote', 'quote/market/quote'],
    ['marketing/banner', 'common/marketing/matrix/banner'],
    ['trade/account/info', 'trade/trade/matrix/account/info'],
    ['/trade/account/info', 'trade/trade/matrix/account/info'],
    ['tradecashback/list', 'common/tradecashback/matrix/list'],
    ['organ/login', 'trade/organ/matrix/login'],
    ['/organ/login', 'trade/organ/matrix/login'],
    ['organ/login/sms', 'trade/organ/matrix/login/sms'],
    ['organ/loginPage', 'common/organ/matrix/loginPage'],
    ['organ/list', 'common/organ/matrix/list'],
    ['user/profile', 'common/user/matrix/profile'],
    ['fund/list', 'common/fund/matrix/list'],
  ])('N7 N8 in the main and default variants %s arrives as %s', async (name, arrives) => {
    expect(await arrival('main', name)).toBe(arrives)
    expect(await arrival('default', name)).toBe(arrives)
  })

  test.each([
    ['user/profile', 'user/user/matrix/profile'],
    ['/trade/orders', 'trade/trade/matrix/orders'],
    ['fund/list', 'fund/fund/matrix/list'],
    ['funds/list', 'common/funds/matrix/list'],
    ['market/quote', 'common/market/quote'],
    ['organ/login', 'common/organ/matrix/login'],
  ])('N7 N8 in the Hong Kong variant %s arrives as %s', async (name, arrives) => {
    expect(await arrival('hk', name)).toBe(arrives)
  })

  test.each(['auth/tourist', '/auth/login'])('N8 a token path is not a gateway function: %s', async (name) => {
    const fixture = await openFixture()
    await expect(inVariant(fixture, 'main').gateway({ function: name })).rejects.toMatchObject({ reason: 'not_found' })
    expect(fixture.server.seen).toEqual(['jwt/auth/tourist', `common/auth/matrix/${name.split('/').at(-1)}`])
  })
})

describe('the signer of a function', () => {
  test.each([
    [undefined, 'tourist'],
    [3, 'tourist'],
    [0, 'tourist'],
    [1, 'register'],
    [2, 'register'],
  ])('P1 P2 P3 a registered person calls with publicParamsType %s as %s', async (publicParamsType, caller) => {
    const comm = await registered(await openFixture())
    const call = { function: 'organ/list', ...(publicParamsType !== undefined && { publicParamsType }) }
    expect((await comm.gateway<Echo>(call)).caller).toBe(caller)
  })

  test.each([
    [undefined, 'tourist'],
    [1, 'register'],
    [2, 'login'],
  ])('P1 P2 P3 a person who is logged in calls with publicParamsType %s as %s', async (publicParamsType, caller) => {
    const comm = await loggedIn(await openFixture())
    const call = { function: 'organ/list', ...(publicParamsType !== undefined && { publicParamsType }) }
    expect((await comm.gateway<Echo>(call)).caller).toBe(caller)
  })

  test.each([1, 2])('P1 P2 P3 a visitor calls with publicParamsType %s as a tourist', async (publicParamsType) => {
    const { device } = await openFixture()
    const { caller } = await device.open().gateway<Echo>({ function: 'organ/list', publicParamsType })
    expect(caller).toBe('tourist')
  })

  test('P0 type 0 is the two-layer defence in the Hong Kong variant, and a tourist elsewhere', async () => {
    const fixture = await openFixture()
    const call = { function: 'user/version', publicParamsType: 0 }
    expect((await inVariant(fixture, 'hk').gateway<Echo>(call)).caller).toBe('h5')
    expect(fixture.server.seen).toEqual(['user/user/matrix/version'])
    expect((await inVariant(fixture, 'default').gateway<Echo>(call)).caller).toBe('tourist')
  })

  test('P4 a call without resolvable credentials fails and is not sent', async () => {
    const fixture = await openFixture()
    fixture.server.fault = (path) => (path === 'jwt/auth/tourist' ? { fault: 'broken' } : undefined)
    const { data, info } = await fixture.device.open().gatewayResult({ function: 'organ/list' })
    expect(data).toBeNull()
    expect(info).toMatchObject({ error_code: 10004, reason: 'reenter' })
    expect(fixture.server.seen).toEqual(['jwt/auth/tourist'])
  })
})

describe('the body and headers of a call', () => {
  test('P5 the named public parameters are sent under their new names and replace a parameter of the caller’s', async () => {
    const comm = await registered(await openFixture())
    const { body } = await comm.gateway<Echo>({
      function: 'organ/list',
      publicParamsType: 1,
      params: { page: 1, code: 'mine' },
      magicKeyValue: { mobileUserCode: 'code', clientId: 'client', toString: 'text', constructor: 'made' },
    })
    expect(body).toEqual({ page: 1, code: 'u1' })
  })

  test('P5 I11 the two secrets of a login and the fixed parameters of its level are inserted by name', async () => {
    const comm = await loggedIn(await openFixture())
    const magicKeyValue = { ...loginBodyFields, clientId: 'account' }
    const { body } = await comm.gateway<Echo>({ function: 'trade/account/info', publicParamsType: 2, magicKeyValue })
    expect(body).toEqual({
      password: expect.stringMatching(/./),
      passwordDs: expect.stringMatching(/./),
      userInfo: loginUserInfo,
      clientFeatureCode: 'NA',
      account: 'f1',
    })
  })

  test('P5 without magicKeyValue the body contains nothing of the level', async () => {
    const comm = await registered(await openFixture())
    expect((await comm.gateway<Echo>({ function: 'organ/list', publicParamsType: 1 })).body).toEqual({})
  })

  test('N12 additional headers are sent, and those of the library are not replaced in whatever case', async () => {
    const { device, server } = await openFixture()
    const header = {
      'X-Trace': 't-1',
      'AES-ID': 'forged',
      'jwt-Assertion': 'forged',
      'content-type': 'text/plain',
      'session-id': 'forged',
      'Message-type': 'forged',
      'DEV-port': '1',
    }
    await device.open().gateway({ function: 'market/quote', messageType: 7, header })
    expect(server.headers()).toMatchObject({
      'x-trace': 't-1',
      'content-type': 'application/gm+json',
      'message-type': '7',
    })
    expect(JSON.stringify(server.headers())).not.toContain('forged')
    expect(server.headers()['dev-port']).toBeUndefined()
  })
})

describe('a market function without messageType', () => {
  test.each(['market/quote', '/market/quote'])(
    'V10 V12 a market function without messageType is refused before anything is sent: %s',
    async (name) => {
      const { device, server } = await openFixture()
      for (const call of [{ function: name }, { function: name, messageType: '' }] as GatewayDescriptor[]) {
        const { data, info } = await device.open().gatewayResult(call)
        expect(data).toBeNull()
        expect(info).toMatchObject({ error_code: 10001, error_message: 'messageType is required' })
      }
      expect(server.seen).toEqual([])
    },
  )

  test('V10 only a market function needs a messageType', async () => {
    const { device } = await openFixture()
    await device.open().gateway({ function: 'marketing/banner' })
    await device.open().gateway({ function: 'trade/market' })
  })
})

describe('a caller that aborts', () => {
  const gatewayCall = { function: 'organ/list' }

  test('a caller that aborted before the call is rejected, and nothing is sent', async () => {
    const { device, server } = await openFixture()
    const signal = AbortSignal.abort(new Error('left the page'))
    const call = device.open().gateway({ ...gatewayCall, signal })
    await expect(call).rejects.toMatchObject({ kind: 'aborted', cause: new Error('left the page') })
    expect(server.seen).toEqual([])
  })

  test.each(['jwt/auth/tourist', 'common/organ/matrix/list'])(
    'a caller that aborts while %s is awaited is rejected',
    async (path) => {
      const { device, server } = await openFixture()
      const controller = new AbortController()
      server.fault = (seen) => (seen === path ? { fault: 'late' } : undefined)
      const call = device.open().gateway({ ...gatewayCall, signal: controller.signal })
      while (!server.seen.includes(path)) await new Promise(setImmediate)
      controller.abort()
      await expect(call).rejects.toMatchObject({ kind: 'aborted', code: -1 })
      server.release()
    },
  )
})

describe('the result of a reply', () => {
  /** The result of a call with this reply, made with a token. */
  const answered = async (name: string, text: string, status = 200) => {
    const { device, transport } = await openFixture()
    const answering: Transport = async (request) =>
      request.url.includes('/auth/') ? transport(request) : { status, text }
    return device.open({ transport: answering }).gatewayResult({ function: name, messageType: '1' })
  }
  const json = JSON.stringify

  test.each(['market/quote', 'trade/list'])('X1 status 0 is a success, as a number or a string: %s', async (name) => {
    const info = { error_code: 0, error_message: 'success' }
    expect(await answered(name, json({ status: 0, data: [1] }))).toEqual({ data: [1], info })
    expect(await answered(name, json({ status: '0', data: [1] }))).toEqual({ data: [1], info })
    expect(await answered(name, json({ status: 0 }))).toEqual({ data: null, info })
  })

  test.each([
    [{ status: 1, msg: 'no' }, 'no'],
    [{ status: '-7', message: 'not today' }, 'not today'],
    [{ status: 'E01', msg: 'closed' }, 'closed'],
    [{ status: null, msg: 'nothing' }, 'nothing'],
    [{ status: '', msg: 'empty' }, 'empty'],
    [{ status: '00', msg: 'nearly' }, 'nearly'],
  ])('X2 any other status of a function is 30000 with the reply’s message: %j', async (reply, message) => {
    const { data, info } = await answered('trade/list', json(reply))
    expect(data).toBeNull()
    expect(info).toEqual({ error_code: 30000, error_message: message, kind: 'refused', reason: 'unexpected' })
  })

  test.each([
    [{ status: 5, msg: 'closed' }, 5],
    [{ status: '12' }, 12],
    [{ status: -3 }, -3],
    [{ status: 'E01' }, 30000],
    [{ status: '' }, 30000],
    [{ status: '00' }, 30000],
    [{ status: null }, 30000],
    [{ status: [] }, 30000],
  ])('X2 a market status that is not 0 is the code, with the message error: %j', async (reply, code) => {
    const { info } = await answered('market/quote', json(reply))
    expect(info).toEqual({ error_code: code, error_message: 'error', kind: 'refused', reason: 'unexpected' })
  })

  test.each(['market/quote', 'trade/list'])(
    'X2 the reason and the facts of our server are passed on: %s',
    async (name) => {
      const reply = { status: 42901, msg: 'busy', reason: 'rate_limited', detail: { retryAfter: 9 } }
      const { info } = await answered(name, json(reply), 429)
      expect(info).toMatchObject({ reason: 'rate_limited', detail: { retryAfter: 9 } })
    },
  )

  test('X2 a market without data is a status of its own, whatever the HTTP status', async () => {
    const reply = { status: 50303, msg: 'there is no market data', reason: 'market_unavailable' }
    const { data, info } = await answered('market/quotes', json(reply), 503)
    expect(data).toBeNull()
    expect(info).toMatchObject({
      error_code: 50303,
      error_message: 'error',
      kind: 'refused',
      reason: 'market_unavailable',
    })
  })

  test.each(['', '{', '<html>', '[]', '{"data":1}', 'null'])(
    'X2 a text that is not a reply is 10004 with the fixed message and the detail: %j',
    async (text) => {
      const { info } = await answered('trade/list', text)
      expect(info).toMatchObject({ error_code: 10004, reason: 'unreadable' })
      expect(info.error_message).toMatch(/^GMTP response JSON parse exception: HTTP 200/)
    },
  )

  test('X1 the promise form rejects with CommError', async () => {
    const { device } = await openFixture()
    const error: unknown = await device
      .open()
      .gateway({ function: 'market/quote' })
      .catch((thrown) => thrown)
    expect(error).toBeInstanceOf(CommError)
    expect(error).toMatchObject({ code: 10001 })
  })
})
