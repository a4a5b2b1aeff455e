import { createHash } from 'node:crypto'
import { fromVerifyId } from '@foyer/protocol/signing/canonical'
import { expect, test } from 'vitest'
import { openGateway } from '../testing/gateway.ts'
import { institutionGateway } from './gateway.ts'

const twoLayer = { appName: 'foyer', appId: 'foyer-h5', secret: 'shipped to everyone' }
const sendJson = 'TmkjJSAPI.sendGmtpJson'
const good = { text: '{"status":"0","bgStatus":"0","data":{"time":1}}' }
const open = async (answer: Parameters<typeof openGateway>[0] = good) => {
  const gateway = await openGateway(answer)
  return { gateway, bridge: institutionGateway({ common: gateway.common, twoLayer }) }
}

test.each([
  ['common/time', '/common/common/matrix/time'],
  ['/user/version', '/common/user/matrix/version'],
  ['market/quote', '/common/market/quote'],
])('B3 outside the app, params are sent as JSON to the gateway function they name: %s', async (name, path) => {
  const { gateway, bridge } = await open()
  const params = { function: name, page: 1, 名: '称' }
  expect(await bridge.call(sendJson, params)).toEqual({ time: 1 })
  const [{ line, headers, body }] = gateway.seen as [(typeof gateway.seen)[number]]
  expect(line).toBe(`POST ${path}`)
  expect(JSON.parse(body)).toEqual(params)
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    'app-name': 'foyer',
    'app-id': 'foyer-h5',
    'session-id': 'h5',
    'ant-id': path.replace('/common', ''),
    'aes-id': expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  expect(fromVerifyId(String(headers['verify-id']))).toBe(createHash('sha256').update(body).digest('hex'))
  expect(headers.cookie).toBeUndefined()
})

test.each(['TmkjJSAPI.close', 'sendGmtpJson', 'tmkjjsapi.sendgmtpjson', '', 'TmkjJSAPI.sendGmtpJson '])(
  'B4 outside the app, any other function is error_code -1, not gtja, and nothing is sent: %j',
  async (name) => {
    const { gateway, bridge } = await open()
    const info = { error_code: -1, error_message: 'not gtja' }
    expect(await bridge.result(name, { function: 'common/time' })).toEqual({ data: null, info })
    await expect(bridge.call(name)).rejects.toMatchObject({ code: -1, message: 'not gtja' })
    expect(gateway.seen).toEqual([])
  },
)

test.each([
  [{ status: 0, bgStatus: 0, msg: 'numbers' }, 'numbers'],
  [{ status: '0', bgStatus: 0, msg: 'half' }, 'half'],
  [{ status: 0, bgStatus: '0', msg: 'other half' }, 'other half'],
  [{ status: '0', msg: 'no background' }, 'no background'],
  [{ bgStatus: '0', message: 'no status' }, 'no status'],
  [{ status: '1', bgStatus: '0', msg: 'refused', message: 'unused' }, 'refused'],
  [{ status: '0', bgStatus: '7', msg: '', message: 'behind' }, 'behind'],
  [{ status: '00', bgStatus: '0', message: 'nearly' }, 'nearly'],
  [{ status: '1', bgStatus: '1', msg: { a: 1 } }, 'refused'],
  [[], 'refused'],
  ['0', 'refused'],
])(
  'B5 unless both statuses are the string 0, the result is error_code 1 with the message of the reply: %j',
  async (reply, error_message) => {
    const { bridge } = await open({ text: JSON.stringify(reply) })
    const result = await bridge.result(sendJson, { function: 'common/time' })
    expect(result).toEqual({ data: null, info: { error_code: 1, error_message } })
  },
)

test('B5 both statuses with the string 0 are a success, whatever the HTTP status, with or without data', async () => {
  const { bridge } = await open({ status: 500, text: '{"status":"0","bgStatus":"0"}' })
  expect(await bridge.result(sendJson, { function: 'common/time' })).toEqual({
    data: null,
    info: { error_code: 0, error_message: 'success' },
  })
})

test.each(['dropped', { text: '<html>' }, { text: '' }] as const)(
  'B5 a network failure, or an invalid reply, is error_code 1 with the error’s own message: %j',
  async (answer) => {
    const { bridge } = await open(answer)
    const { data, info } = await bridge.result(sendJson, { function: 'common/time' })
    expect(data).toBeNull()
    expect(info.error_code).toBe(1)
    expect(info.error_message).toMatch(answer === 'dropped' ? /^fetch failed$/ : /JSON/)
  },
)

test('B5 no reply within the time is error_code 1, and the call is aborted', async () => {
  const { bridge } = await open('silent')
  const { info } = await bridge.result(sendJson, { function: 'common/time' }, { timeout: 50 })
  expect(info).toEqual({ error_code: 1, error_message: 'no answer within 50 ms' })
})

test('a call without a function is not sent', async () => {
  const { gateway, bridge } = await open()
  expect((await bridge.result(sendJson, { page: 1 })).info.error_code).toBe(-1)
  expect(gateway.seen).toEqual([])
})

test('a call sends no cookies, follows no redirect and uses no cache', async () => {
  const sent: RequestInit[] = []
  const fetch = async (_url: string, init: RequestInit) => {
    sent.push(init)
    return new Response(good.text)
  }
  await institutionGateway({ common: 'https://x', twoLayer, fetch }).call(sendJson, { function: 'common/time' })
  expect(sent).toMatchObject([{ method: 'POST', credentials: 'omit', redirect: 'error', cache: 'no-store' }])
})

test('outside the app no event ever occurs, and adding a listener has no effect', async () => {
  const { bridge } = await open()
  expect(() => bridge.on('closed', () => undefined)()).not.toThrow()
})

test('a reply cannot change a prototype', async () => {
  const { bridge } = await open({ text: '{"status":"0","bgStatus":"0","data":{"__proto__":{"isAdmin":true},"a":1}}' })
  expect(await bridge.call(sendJson, { function: 'common/time' })).toStrictEqual({ a: 1 })
})
