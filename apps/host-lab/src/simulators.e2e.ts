import { brand } from '@foyer/api/brand'
import type { simulatedHosts } from './simulators/hosts.ts'
import { expect, type InPage, test } from './testing/host-test.ts'

const expected = {
  'android-app': 'retail',
  'ios-app': 'retail',
  'ios-app-callback': 'retail',
  'institution-android': 'institution',
  'institution-ios': 'institution',
  'institution-script': 'institution',
  wechat: 'wechat',
  'mini-program': 'mini-program',
  qq: 'qq',
  weibo: 'weibo',
  'android-browser': 'browser',
  'ios-browser': 'browser',
  pc: 'pc',
} as const satisfies Record<keyof typeof simulatedHosts, string>

for (const [name, host] of Object.entries(expected) as [keyof typeof expected, string][])
  test(`A13 A4 the page of ${name} detects ${host}, and uses the stub if that is no app of the firm`, async ({
    enter,
  }) => {
    const { page } = await enter(name)
    const found = await page.evaluate(
      async (markers) => {
        const { library } = globalThis as InPage
        const { name } = library.detectHost(navigator.userAgent, globalThis, markers)
        const isNative = library.isNativeApp({ name, system: 'other' })
        return { name, config: isNative ? undefined : await library.stubBridge.call('getUserConfig') }
      },
      [...brand.appMarkers],
    )
    const isApp = host === 'retail' || host === 'institution'
    expect(found).toEqual({ name: host, config: isApp ? undefined : {} })
  })

test('the simulated Android interface accepts and returns strings, synchronously, and only on its own object', async ({
  enter,
}) => {
  const { page, native } = await enter('android-app')
  const message = JSON.stringify({ v: 1, id: 'a', provider: 'retail', name: 'getUserConfig', params: {} })
  const found = await page.evaluate((message) => {
    const host = Reflect.get(globalThis, 'FoyerAndroid')
    const given: unknown = host.post(message)
    const { post } = host
    const attempt = (run: () => unknown) => {
      try {
        return run()
      } catch (error) {
        return String(error)
      }
    }
    return {
      type: typeof given,
      given,
      apart: attempt(() => post(message)),
      object: attempt(() => host.post({ v: 1 })),
    }
  }, message)
  expect(found.type).toBe('string')
  expect(JSON.parse(String(found.given))).toMatchObject({ id: 'a', data: { language: 'zh-CN' } })
  expect(found.apart).toContain('non-injected object')
  expect(found.object).toContain('invocation error')
  expect(native.traffic.map(({ text }) => text)).toEqual([message, found.given, 'undefined'])
})

for (const name of ['ios-app', 'ios-app-callback'] as const)
  test(`the simulated handler of ${name} accepts what can be cloned and nothing else`, async ({ enter }) => {
    const { page } = await enter(name)
    const found = await page.evaluate(async () => {
      const { foyer } = Reflect.get(globalThis, 'webkit').messageHandlers
      const plain = { v: 1, id: 'a', provider: 'retail', name: 'getUserConfig', params: {} }
      const refused = await Promise.resolve()
        .then(() => foyer.postMessage({ ...plain, params: { call: () => 1 } }))
        .catch((error) => error.name)
      return { refused, given: await foyer.postMessage(plain) }
    })
    expect(found.refused).toBe('DataCloneError')
    if (name === 'ios-app') expect(found.given).toMatchObject({ id: 'a', data: { language: 'zh-CN' } })
    else expect(found.given).toBeUndefined()
  })
