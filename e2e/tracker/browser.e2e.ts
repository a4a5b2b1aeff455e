import { expect } from '@foyer/testing/journey/fixtures'
import type { Page } from '@playwright/test'
import { test, trackEach, waiting } from './stage.ts'

/** Everything that the tracker stored in this browser. */
const traces = (page: Page): Promise<string[]> =>
  page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...document.cookie.split('; ').filter((cookie) => cookie.startsWith('foyer_anonymous_id')),
  ])

const wires = {
  beacon: { method: 'POST', path: '/sa?project=production', type: 'text/plain;charset=UTF-8', begin: 'data=' },
  ajax: { method: 'POST', path: '/sa?project=production', type: 'application/x-www-form-urlencoded', begin: 'data=' },
  image: { method: 'GET', path: '/sa?project=production&data=', type: undefined, begin: '' },
  batch: {
    method: 'POST',
    path: '/sa?project=production',
    type: 'application/x-www-form-urlencoded',
    begin: 'data_list=',
  },
  debug: { method: 'GET', path: '/sa/debug?project=production&data=', type: undefined, begin: '' },
} as const

for (const [sender, { method, path, type, begin }] of Object.entries(wires))
  test(`T2 by ${sender} the browser sends an event in the specified format under the page's policy, and the event is in the table`, async ({
    page,
    stage,
  }) => {
    await stage.open(page)
    const way = sender === 'debug' ? { debug: 'store' as const } : { sender: sender as 'beacon' }
    const visitor = await stage.start(page, way)
    await page.waitForFunction(() => tracker.readiness === 'ready')
    const areSent = () =>
      expect.poll(async () => (await traces(page)).filter((name) => name.includes('.event.'))).toEqual([])
    // events that wait together are sent as one batch, so the event is tracked after those of the page's start
    await areSent()
    await page.evaluate(() => {
      tracker.track('joined', { number: 488, name: '认购 𠮷', tags: ['a', 'b'], first: true })
      return tracker.sent()
    })
    await expect
      .poll(async () => (await stage.eventsOf(visitor)).filter(({ event }) => event === 'joined'))
      .toMatchObject([{ properties: { number: 488, name: '认购 𠮷', tags: ['a', 'b'], first: true } }])
    await areSent()
    expect(stage.proxy.sent.map(({ events }) => events)).toContain(1)
    for (const sent of stage.proxy.sent) {
      expect(sent).toMatchObject({ method, type: sent.events > 1 ? wires.batch.type : type })
      const beginning = sent.events > 1 ? wires.batch.begin : begin
      expect([sent.path, sent.body].map((text, at) => text.startsWith(at ? beginning : path))).toEqual([true, true])
    }
    if (sender === 'debug')
      expect(await page.evaluate(() => reports.at(-1))).toMatchObject({ status: 200, event: { event: 'joined' } })
    expect(await page.evaluate(() => violations)).toEqual([])
  })

test('T2 in debug mode nothing is stored under Dry-Run', async ({ page, stage }) => {
  const visitor = await stage.ready(page, { debug: 'dry' })
  await trackEach(page, 1)
  await expect.poll(() => waiting(page)).toBe(0)
  expect(stage.proxy.sent.map(({ isDry }) => isDry)).toEqual([true, true])
  expect(await stage.eventsOf(visitor)).toEqual([])
})

test('T2 T10 the tracker is ready once the server’s configuration has arrived by JSONP, under a policy that allows no other script', async ({
  page,
  stage,
}) => {
  await stage.open(page)
  const script = page.waitForResponse(/Web\.conf/)
  const [states, host] = await page.evaluate(async () => {
    const settings = { collector: `${location.origin}/sa`, consent: 'granted', singlePage: false } as const
    globalThis.tracker = foyer.createTracker(settings, foyer.webPlatform())
    const states: string[] = [tracker.readiness]
    const isReady = new Promise<void>((resolve) => {
      tracker.onReadiness((state) => {
        states.push(state)
        if (state === 'ready') resolve()
      })
    })
    tracker.start()
    await isReady
    return [states, location.host] as const
  })
  expect(states).toEqual(['not started', 'starting', 'stored', 'ready'])
  const query = new URL((await script).url()).searchParams
  expect(Object.fromEntries(query)).toEqual({
    project: 'production',
    app_id: host,
    callbackName: expect.stringMatching(/^foyer_/),
  })
  expect(await page.evaluate((name) => name in globalThis, query.get('callbackName') ?? '')).toBe(false)
  expect(await page.evaluate(() => violations)).toEqual([])
  await page.evaluate(() => {
    document.head.append(Object.assign(document.createElement('script'), { textContent: 'reports.push("ran")' }))
  })
  await expect.poll(() => page.evaluate(() => [reports, violations])).toEqual([[], ['inline']])
})

test('T7 T11 before consent nothing is stored, requested or sent; afterwards the table has the time of the call; declining clears everything', async ({
  page,
  context,
  stage,
}) => {
  await page.clock.install()
  await stage.open(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  expect(await stage.start(page, { consent: 'unknown' })).toBe('')
  const [from, to] = await page.evaluate(() => {
    const from = Date.now()
    tracker.track('counted', { number: 0 })
    return [from, Date.now()] as const
  })
  await page.clock.runFor(10_000)
  expect([await traces(page), requests]).toEqual([[], []])

  const visitor = await page.evaluate(() => {
    tracker.setConsent('granted')
    return tracker.identity()?.anonymousId ?? ''
  })
  await expect.poll(async () => (await stage.eventsOf(visitor)).map(({ event }) => event)).toContain('counted')
  const { time = 0 } = (await stage.eventsOf(visitor)).find(({ event }) => event === 'counted') ?? {}
  expect(from <= time && time <= to).toBe(true)
  const [cookie] = (await context.cookies()).filter(({ name }) => name === 'foyer_anonymous_id')
  expect(cookie?.value).toBe(visitor)
  // browsers limit the requested lifetime
  expect(cookie?.expires).toBeGreaterThan(Date.now() / 1_000 + 300 * 86_400)

  await context.setOffline(true)
  await trackEach(page, 3, 1)
  await page.evaluate(() => tracker.setConsent('refused'))
  await trackEach(page, 3, 4)
  await context.setOffline(false)
  expect(await traces(page)).toEqual([])
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('foyer_anonymous_id')
  await page.goto(`${stage.origin}/readyz`)
  expect((await stage.eventsOf(visitor)).filter(({ event }) => event === 'counted')).toHaveLength(1)
  // another visitor from now on
  expect(await stage.ready(page)).not.toBe(visitor)
})

test('T7 an event whose request is redirected stays in the queue until the collector itself has accepted it', async ({
  page,
  stage,
}) => {
  const visitor = await stage.ready(page)
  stage.proxy.become('redirecting')
  const before = stage.proxy.sent.length
  await trackEach(page, 1)
  await expect.poll(() => stage.proxy.sent.length).toBeGreaterThan(before)
  expect(await waiting(page)).toBe(1)
  stage.proxy.become('up')
  await expect.poll(async () => (await stage.eventsOf(visitor)).map(({ event }) => event)).toContain('counted')
  await expect.poll(() => waiting(page)).toBe(0)
})

test('A9 T4 the page view of a new route has the title that the page sets after it is rendered', async ({
  page,
  stage,
}) => {
  const visitor = await stage.ready(page, { singlePage: true })
  await page.evaluate(() => {
    history.pushState(null, '', '/stage?utm_source=letter&token=secret#/funds?code=1')
    requestAnimationFrame(() => {
      document.title = 'Funds'
    })
  })
  const views = async () =>
    (await stage.eventsOf(visitor))
      .filter(({ event }) => event === '$pageview')
      .map(({ properties: { $title, $url, $url_path, $referrer } }) => [$title, $url, $url_path, $referrer])
  const { origin } = stage
  await expect.poll(async () => (await views()).length).toBe(2)
  expect(await views()).toEqual([
    ['Stage', `${origin}/stage`, '/stage', ''],
    ['Funds', `${origin}/stage?utm_source=letter#/funds`, '/funds', `${origin}/stage`],
  ])
})

test('T4 T5 T12 the tracker records a real press, a real page load time and a deep link', async ({ page, stage }) => {
  await stage.open(page, `/stage?deeplink=${encodeURIComponent('https://go.foyer.example/sd/foyer/memberGift')}`)
  const visitor = await stage.start(page)
  await page.getByRole('button', { name: 'Go on' }).click()
  expect(await page.evaluate(() => tracker.deepLink())).toMatchObject({
    app_key: 'foyer',
    ios_wake_url: expect.stringContaining('page=%2FexclusiveGift'),
  })
  const events = () => stage.eventsOf(visitor)
  await expect
    .poll(async () => (await events()).map(({ event }) => event).sort())
    .toEqual(['$WebClick', '$WebPageLoad'])
  const [load, press] = (await events()).sort((a, b) => String(b.event).localeCompare(String(a.event)))
  expect(press?.properties).toMatchObject({ $element_type: 'button', $element_content: 'Go on' })
  expect(load?.properties.event_duration).toBeGreaterThan(0)
})

test('T4 a press on a private element is recorded without its content, and a press on a secret element is not recorded', async ({
  page,
  stage,
}) => {
  await stage.open(page)
  const visitor = await stage.start(page)
  await page.evaluate(() => {
    const [name, key] = ['Chan Tai Man', '7'].map((text) => {
      const button = document.body.appendChild(document.createElement('button'))
      button.textContent = text
      return button
    })
    name?.setAttribute('data-private', '')
    key?.setAttribute('data-secret', '')
  })
  for (const name of ['7', 'Chan Tai Man', 'Go on']) await page.getByRole('button', { name }).click()
  const words = async () =>
    (await stage.eventsOf(visitor))
      .filter(({ event }) => event === '$WebClick')
      .map(({ properties }) => properties.$element_content)
      .sort()
  await expect.poll(words).toEqual(['', 'Go on'])
})
