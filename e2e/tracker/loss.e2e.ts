import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@foyer/testing/journey/fixtures'
import { type OwnServer, openOwnServer } from '@foyer/testing/journey/own-server'
import { portOf } from '@foyer/testing/journey/ports'
import { chromium } from '@playwright/test'
import { numbers, test, trackEach, waiting } from './stage.ts'

// a server of its own, because duplicates are counted for all visitors together
const port = portOf('tracker')
let own: OwnServer | undefined

test.use({ baseURL: `http://localhost:${port}` })
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  own = await openOwnServer(port)
})
test.afterAll(() => own?.close())

test('T7 an event tracked offline waits, and is in the table once after the device is online again', async ({
  page,
  context,
  stage,
}) => {
  const visitor = await stage.ready(page)
  await context.setOffline(true)
  await trackEach(page, 20)
  expect(await waiting(page)).toBe(20)
  await context.setOffline(false)
  expect(await stage.duplicatesOnceStored(visitor, numbers(20))).toBe(0)
  await expect.poll(() => waiting(page)).toBe(0)
})

test('T7 an event tracked while the collector answers 500 for eight seconds is in the table once', async ({
  page,
  stage,
}) => {
  await page.clock.install()
  const visitor = await stage.ready(page)
  stage.proxy.become('failing')
  const before = stage.proxy.sent.length
  const attempts = () => stage.proxy.sent.length - before
  await trackEach(page, 20)
  await expect.poll(attempts).toBeGreaterThan(0)
  for (let seconds = 0; seconds < 8; seconds++) {
    await page.clock.runFor(1_000)
    await expect.poll(() => stage.proxy.open()).toBe(0)
  }
  // all in one batch, and then one request after each backoff
  expect(attempts()).toBeGreaterThan(2)
  expect(attempts()).toBeLessThan(7)
  expect(await waiting(page)).toBe(20)
  stage.proxy.become('up')
  const failed = attempts()
  const attemptsLater = async () => {
    await page.clock.runFor(500)
    return attempts()
  }
  await expect.poll(attemptsLater, { intervals: [20], timeout: 30_000 }).toBeGreaterThan(failed)
  expect(await stage.duplicatesOnceStored(visitor, numbers(20))).toBe(0)
  await expect.poll(() => waiting(page)).toBe(0)
})

test('T3 T7 an event tracked while a person leaves a page is in the table once without a return, and so is the leave event', async ({
  page,
  stage,
}) => {
  const visitor = await stage.ready(page)
  const left = page.waitForURL('**/readyz')
  await page.evaluate(() => {
    for (let number = 0; number < 20; number++) tracker.track('counted', { number })
    location.assign('/readyz')
  })
  await left
  await stage.duplicatesOnceStored(visitor, numbers(20))
  const leaves = (await stage.eventsOf(visitor)).filter(({ event }) => event === '$WebPageLeave')
  expect(leaves.map(({ properties }) => properties)).toEqual([
    expect.objectContaining({ $title: 'Stage', $url_path: '/stage', event_duration: expect.any(Number) }),
  ])
  // events whose answer the page did not receive are sent again and dropped as duplicates
  expect(await stage.ready(page)).toBe(visitor)
  await stage.duplicatesOnceStored(visitor, numbers(20))
})

test('T7 events of a page whose renderer crashed are in the table once after the next start, and duplicates are counted', async ({
  page,
  context,
  stage,
}) => {
  const visitor = await stage.ready(page)
  stage.proxy.become('silent')
  await trackEach(page, 20)
  // one batch holds all events
  await expect.poll(stage.proxy.silenced, { intervals: [50] }).toBe(1)
  await Promise.all([page.waitForEvent('crash'), page.goto('chrome://crash').catch(() => undefined)])
  stage.proxy.become('up')
  const again = await context.newPage()
  expect(await stage.ready(again)).toBe(visitor)
  expect(await stage.duplicatesOnceStored(visitor, numbers(20))).toBeGreaterThanOrEqual(20)
})

test('T7 300 events of a browser that is closed at once and opened again are each in the table once', async ({
  launchOptions,
  stage,
}) => {
  const profile = mkdtempSync(join(tmpdir(), 'foyer-profile-'))
  const launch = () => chromium.launchPersistentContext(profile, launchOptions)
  const first = await launch()
  const [page = await first.newPage()] = first.pages()
  const visitor = await stage.ready(page)
  await trackEach(page, 300)
  await first.close()
  const second = await launch()
  const [again = await second.newPage()] = second.pages()
  expect(await stage.ready(again)).toBe(visitor)
  await stage.duplicatesOnceStored(visitor, numbers(300))
  await second.close()
  rmSync(profile, { recursive: true, force: true })
})

test('T7 one of two tabs sends the events of both, the other takes over when it closes, and each event is in the table once', async ({
  page,
  context,
  stage,
}) => {
  const visitor = await stage.ready(page)
  const other = await context.newPage()
  expect(await stage.ready(other)).toBe(visitor)
  stage.proxy.become('silent')
  await trackEach(page, 50)
  // one batch holds all events
  await expect.poll(stage.proxy.silenced, { intervals: [50] }).toBe(1)
  await trackEach(other, 50, 50)
  const locks = () =>
    other.evaluate(async () => {
      const { held = [], pending = [] } = await navigator.locks.query()
      return [held, pending].map((all) => all.filter(({ name }) => name === 'foyer.tracker').length)
    })
  await expect.poll(locks).toEqual([1, 1])
  expect(stage.proxy.silenced()).toBe(1)
  await page.close()
  stage.proxy.become('up')
  // the closing tab sends the other's events too, so the table may be complete before the other tab has sent anything
  await expect.poll(() => waiting(other)).toBe(0)
  expect(await stage.duplicatesOnceStored(visitor, numbers(100))).toBeGreaterThanOrEqual(50)
})
