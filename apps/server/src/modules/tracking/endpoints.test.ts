import { brand } from '@foyer/api/brand'
import { describe, expect, test, vi } from 'vitest'
import { emptyApp } from '../../testing/context.ts'

const { app } = await emptyApp()
const configuration = (query: Record<string, string>, at = '') =>
  app.inject({
    url: `${at}/config/visualized/Web.conf`,
    query: { project: 'production', app_id: 'm.foyer.example', ...query },
  })
const deepLink = (query: Record<string, string>, at = '') =>
  app.inject({ url: `${at}/sdk/deeplink/param`, query: { project: 'production', system_type: 'JS', ...query } })

describe('the configuration of the tracker', () => {
  test.each(['saJSSDKVtrackCollectConfig', 'foyerConfiguration_1'])(
    'T10 the configuration is a script that calls %s',
    async (callbackName) => {
      const reply = await configuration({ callbackName, v: '1.25.15' })
      expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8')
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
      const called = vi.fn()
      new Function(callbackName, reply.body)(called)
      expect(called.mock.calls).toEqual([[{ collect: true, heatMap: true }]])
      // a script that loads after the page's time-out finds no callback
      expect(() => new Function(reply.body)()).not.toThrow()
    },
  )

  test.each(['alert', 'foyer', 'foyer.a', 'foyer(1);alert', 'foyer\u2028', 'foyer[0]', '', `foyer${'x'.repeat(41)}`])(
    'T10 the configuration refuses the callback name %j',
    async (callbackName) => {
      const reply = await configuration({ callbackName })
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8'])
    },
  )
})

describe('a deep link to the app', () => {
  test('T5 a deep link returns how to open the app on either system', async () => {
    const system = { url_schemes: brand.app.scheme.split(':')[0], download_url: brand.app.download }
    expect((await deepLink({ key: 'memberGift' })).json()).toEqual({
      app_key: 'foyer',
      android_info: system,
      ios_info: system,
      ios_wake_url: `${brand.app.universalLink}?page=%2FexclusiveGift`,
    })
  })

  test.each(['gone', 'toString', '__proto__'])('T5 an unknown key (%s) is answered as unknown', async (key) => {
    expect((await deepLink({ key })).json()).toEqual({ errorMsg: 'there is no such deep link' })
  })

  test('T5 a deep link requires a key and the requesting system', async () => {
    expect((await deepLink({ key: '' })).statusCode).toBe(400)
    expect((await deepLink({ key: 'memberGift', system_type: 'C' })).statusCode).toBe(400)
  })
})

test('T5 T10 both endpoints are on the collector’s origin, which may be a host of its own', async () => {
  for (const at of ['', '/sa']) {
    expect((await deepLink({ key: 'memberGift' }, at)).statusCode).toBe(200)
    expect((await configuration({ callbackName: 'foyer_1' }, at)).statusCode).toBe(200)
  }
})
