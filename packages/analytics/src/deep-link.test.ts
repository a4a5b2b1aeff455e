import { expect, test } from 'vitest'
import { deepLinkKey } from './deep-link.ts'
import { testFixture } from './testing/fixture.ts'
import { testPage } from './testing/page.ts'
import { until } from './testing/time.ts'

const linked = testPage(`https://foyer.test/#/openApp?deeplink=${encodeURIComponent('https://foyer.test/sd/foyer/k1')}`)

test.each([
  ['https://foyer.test/?deeplink=https://foyer.test/sd/foyer/k1', 'k1'],
  ['https://foyer.test/?deeplink=https://foyer.test/sd/foyer/k1/more', undefined],
  ['https://foyer.test/?deeplink=https://foyer.test/other/foyer/k1', undefined],
  ['https://foyer.test/', undefined],
])('T5 the deep link of %s has the key %s', (url, key) => {
  expect(deepLinkKey(url)).toBe(key)
})

test('T5 a deep link is requested by its key, its system type and the project', async () => {
  const { browser, collector } = await testFixture()
  const reply = {
    app_key: 'foyer',
    android_info: { url_schemes: 'foyer://a', download_url: 'https://foyer.test/a.apk' },
    ios_info: { url_schemes: 'foyer://i', download_url: 'https://foyer.test/i' },
    ios_wake_url: 'https://foyer.test/wake',
  }
  let requested = ''
  collector.deepLink = (query) => {
    requested = query.toString()
    return reply
  }
  const { tracker } = browser.openTab({}, {}, linked)
  expect(await tracker.deepLink()).toEqual(reply)
  expect(requested).toBe('key=k1&system_type=JS&project=production')
})

test('without consent no deep link is requested', async () => {
  const { browser, collector } = await testFixture()
  let queries = 0
  collector.deepLink = () => {
    queries += 1
    return {}
  }
  for (const consent of ['unknown', 'refused'] as const)
    expect(await browser.openTab({ consent }, {}, linked).tracker.deepLink()).toBeUndefined()
  expect(queries).toBe(0)
})

test('T14 the tracker waits at least 2500 ms for a deep link, even if less is requested', async () => {
  const { browser, collector, time } = await testFixture()
  collector.deepLink = () => undefined
  const { tracker } = browser.openTab({}, {}, linked)
  let reply: unknown = 'none yet'
  const requested = tracker.deepLink(100).then((came) => {
    reply = came
  })
  await until(() => browser.inFlight === 1)
  time.advance(2_499)
  await new Promise((resolve) => setImmediate(resolve))
  expect(reply).toBe('none yet')
  time.advance(1)
  await requested
  expect(reply).toBeUndefined()
})
