import { brand } from '@foyer/contract/brand'
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

describe('the configuration', () => {
  test.each(['saJSSDKVtrackCollectConfig', 'foyerConfiguration_1'])(
    'T10 is a script that calls %s',
    async (callbackName) => {
      const reply = await configuration({ callbackName, v: '1.25.15' })
      expect(reply.headers['content-type']).toBe('text/javascript; charset=utf-8')
      expect(reply.headers['x-content-type-options']).toBe('nosniff')
      const called = vi.fn()
      new Function(callbackName, reply.body)(called)
      expect(called.mock.calls).toEqual([[{ collect: true, heatMap: true }]])
      // once the page has given up waiting nobody is there
      expect(() => new Function(reply.body)()).not.toThrow()
    },
  )

  test.each(['alert', 'foyer', 'foyer.a', 'foyer(1);alert', 'foyer\u2028', 'foyer[0]', '', `foyer${'x'.repeat(41)}`])(
    'T10 calls nothing named %j',
    async (callbackName) => {
      const reply = await configuration({ callbackName })
      expect([reply.statusCode, reply.headers['content-type']]).toEqual([400, 'application/json; charset=utf-8'])
    },
  )
})

describe('a deep link', () => {
  test('T5 tells how the app is opened, on both systems', async () => {
    const system = { url_schemes: brand.app.scheme.split(':')[0], download_url: brand.app.download }
    expect((await deepLink({ key: 'memberGift' })).json()).toEqual({
      app_key: 'foyer',
      android_info: system,
      ios_info: system,
      ios_wake_url: `${brand.app.universalLink}?page=%2FexclusiveGift`,
    })
  })

  test.each(['gone', 'toString', '__proto__'])('T5 of a key that nobody handed out (%s) only says so', async (key) => {
    expect((await deepLink({ key })).json()).toEqual({ errorMsg: 'there is no such deep link' })
  })

  test('T5 needs a key, and the system that asks', async () => {
    expect((await deepLink({ key: '' })).statusCode).toBe(400)
    expect((await deepLink({ key: 'memberGift', system_type: 'C' })).statusCode).toBe(400)
  })
})

test('T5 T10 both stand on the collector’s origin, whether that is ours or a host of its own', async () => {
  for (const at of ['', '/sa']) {
    expect((await deepLink({ key: 'memberGift' }, at)).statusCode).toBe(200)
    expect((await configuration({ callbackName: 'foyer_1' }, at)).statusCode).toBe(200)
  }
})
