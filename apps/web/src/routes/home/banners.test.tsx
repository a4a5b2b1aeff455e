import type { ActivityList } from '@foyer/api/activities'
import { expectAccessible, frames, publicDocument, requestsOf } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { deferred } from '../../shared/activity/testing/activity-screen.ts'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as swiperStyles from '../../shared/ui/swiper/swiper.module.css'
import { allowMotion } from '../../testing/gestures.ts'
import { openScreen } from '../../testing/screen.tsx'
import * as pageStyles from './page.module.css'
import * as bannersStyles from './parts/banners.module.css'
import { activities, activity, list } from './testing/replies.ts'

allowMotion()

afterEach(() => void vi.restoreAllMocks())

const banners = page.getByRole('region', { name: 'Open activities' })
const shown = page.getByCss(`.${bannersStyles.banners} .${swiperStyles.swiperSlide}:not([inert])`)
const place = page.getByCss(`.${bannersStyles.banners}`)
const boxOf = (element: Element) => {
  const { x, y, width, height } = element.getBoundingClientRect()
  return { x, y, width, height }
}

/** Keeps the page from becoming idle until the test allows it. */
const holdIdle = () => {
  const waiting: IdleRequestCallback[] = []
  vi.spyOn(globalThis, 'requestIdleCallback').mockImplementation((work) => waiting.push(work))
  return () => {
    vi.restoreAllMocks()
    for (const work of waiting) work({ didTimeout: false, timeRemaining: () => 50 })
  }
}

test('The hall shows banners for five open activities at most, from one request', async () => {
  const served = await publicDocument<ActivityList>('/api/activities')
  const open = served.activities.filter(({ phase }) => phase === 'open').map(({ title }) => title['en-US'])
  expect(open.length).toBeGreaterThan(5)
  await openScreen('/')
  await expect.element(shown).toMatchTextContent(open[0] ?? 'none')
  await banners.getByRole('button', { name: '5 of 5' }).click()
  await expect.element(shown).toMatchTextContent(open[4] ?? 'none')
  expect(requestsOf(list).length).toBe(1)
})

test('K5 the hall changes its banners automatically every six seconds until they are paused', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const answers = { [list]: activities(activity(1), activity(2), activity(3, { phase: 'upcoming' })) }
  await openScreen('/', { answers })
  await expect.element(shown).toMatchTextContent('Activity 1')
  await vi.advanceTimersByTimeAsync(5_900)
  await frames(3)
  expect(shown.element().textContent).toContain('Activity 1')
  await vi.advanceTimersByTimeAsync(100)
  await expect.element(shown).toMatchTextContent('Activity 2')
  await banners.getByRole('button', { name: 'Pause' }).click()
  await vi.advanceTimersByTimeAsync(30_000)
  await frames(3)
  expect(shown.element().textContent).toContain('Activity 2')
  await banners.getByRole('button', { name: 'Next slide' }).click()
  await expect.element(shown).toMatchTextContent('Activity 1')
})

test('The first banner is static until the swiper has loaded, which takes over its place and its focus', async () => {
  const becomeIdle = holdIdle()
  await openScreen('/', { answers: { [list]: activities(activity(1), activity(2)) } })
  const still = page.getByCss(`.${bannersStyles.banners} > .${bannersStyles.banner}`)
  await expect.element(still).toMatchTextContent('Activity 1')
  const group = page.getByRole('region', { name: 'Open now' })
  await expect.element(group).toBeVisible()
  const before = [boxOf(still.element()), boxOf(group.element())]
  ;(still.element() as HTMLElement).focus({ preventScroll: true })
  becomeIdle()
  const link = shown.getByRole('link')
  await expect.element(link).toHaveFocus()
  expect([boxOf(link.element()), boxOf(group.element())]).toEqual(before)
})

for (const [name, found, words] of [
  ['no swiper has come', [activity(1), activity(2)], /^Activity 1/],
  ['one activity is open', [activity(1), activity(2, { phase: 'ended' })], /^Activity 1/],
  ['no activity is open', [activity(2, { phase: 'ended' })], /^No activity is open at the moment$/],
] as const)
  test(`Where ${name}, the banner area shows an open activity or a notice, in its reserved height`, async () => {
    holdIdle()
    const { pending, settle } = deferred()
    await openScreen('/', { answers: { [list]: () => pending.then(() => activities(...found)) } })
    await expect.element(page.getByCss(`.${bannersStyles.banners} > .${skeletonStyles.skeleton}`)).toBeVisible()
    const { height } = boxOf(place.element())
    settle()
    await expect.element(place).toMatchTextContent(words)
    expect(boxOf(place.element()).height).toBe(height)
    const links = place.getByRole('link').elements()
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      name.startsWith('no activity') ? [] : ['#/loginPage'],
    )
    await expectAccessible()
  })

for (const [language, theme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const)
  test(`The hall does not shift its layout while the banners load (${language}, ${theme})`, async () => {
    let shift = 0
    const observer = new PerformanceObserver((found) => {
      for (const entry of found.getEntries()) shift += (entry as unknown as { value: number }).value
    })
    observer.observe({ type: 'layout-shift' })
    await openScreen('/', { language, theme })
    await expect.element(page.getByCss(`.${bannersStyles.banners} .${swiperStyles.swiper}`)).toBeVisible()
    await expect.element(page.getByCss(`.${pageStyles.activityDates}`)).toBeVisible()
    await frames(3)
    observer.disconnect()
    expect(shift).toBe(0)
    await expectAccessible()
  })
