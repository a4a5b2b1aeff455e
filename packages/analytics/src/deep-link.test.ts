import { expect, test } from 'vitest'
import { deepLinkKey } from './deep-link.ts'
import { testPage } from './testing/page.ts'
import { until } from './testing/time.ts'
import { testWorld } from './testing/world.ts'

const linked = testPage(`https://foyer.test/#/openApp?deeplink=${encodeURIComponent('https://foyer.test/sd/foyer/k1')}`)

test.each([
  ['https://foyer.test/?deeplink=https://foyer.test/sd/foyer/k1', 'k1'],
  ['https://foyer.test/?deeplink=https://foyer.test/sd/foyer/k1/more', undefined],
  ['https://foyer.test/?deeplink=https://foyer.test/other/foyer/k1', undefined],
  ['https://foyer.test/', undefined],
])('T5 the deep link of %s has the key %s', (url, key) => {
  expect(deepLinkKey(url)).toBe(key)
})

test('T5 a deep link is asked for by its key, its system type and the project', async () => {
  const { browser, collector } = await testWorld()
  const reply = {
    app_key: 'foyer',
    android_info: { url_schemes: 'foyer://a', download_url: 'https://foyer.test/a.apk' },
    ios_info: { url_schemes: 'foyer://i', download_url: 'https://foyer.test/i' },
    ios_wake_url: 'https://foyer.test/wake',
  }
  let asked = ''
  collector.deepLink = (query) => {
    asked = query.toString()
    return reply
  }
  const { tracker } = browser.openTab({}, {}, linked)
  expect(await tracker.deepLink()).toEqual(reply)
  expect(asked).toBe('key=k1&system_type=JS&project=production')
})

test('without a yes nobody is asked for a deep link', async () => {
  const { browser, collector } = await testWorld()
  let queries = 0
  collector.deepLink = () => {
    queries += 1
    return {}
  }
  for (const consent of ['unknown', 'refused'] as const)
    expect(await browser.openTab({ consent }, {}, linked).tracker.deepLink()).toBeUndefined()
  expect(queries).toBe(0)
})

test('T14 a deep link is waited for at least 2500 ms, however little is asked for', async () => {
  const { browser, collector, time } = await testWorld()
  collector.deepLink = () => undefined
  const { tracker } = browser.openTab({}, {}, linked)
  let reply: unknown = 'none yet'
  const asked = tracker.deepLink(100).then((came) => {
    reply = came
  })
  await until(() => browser.inFlight === 1)
  time.advance(2_499)
  await new Promise((resolve) => setImmediate(resolve))
  expect(reply).toBe('none yet')
  time.advance(1)
  await asked
  expect(reply).toBeUndefined()
})
