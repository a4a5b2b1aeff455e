import type { ActivityList } from '@foyer/api/activities'
import {
  broken,
  expectAccessible,
  lost,
  publicDocument,
  refused,
  registeredNumber,
  requestsOf,
  serve,
  setOnline,
} from '@foyer/testing/browser'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { commands, page } from 'vitest/browser'
import { knowRoutes } from '../../platform/navigation.ts'
import { useStatisticsConsent } from '../../platform/tracking/consent.ts'
import { deferred } from '../../shared/activity/testing/activity-screen.ts'
import { marketAnswers } from '../../shared/market/testing/answers.ts'
import { appearanceKey } from '../../shared/theme/appearance-key.ts'
import * as swiperStyles from '../../shared/ui/swiper/swiper.module.css'
import { clickOn, until } from '../../testing/gestures.ts'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import * as bannersStyles from './parts/banners.module.css'
import { states } from './states.ts'
import { activities, activity, glanceOf, list, noRewards, someRewards } from './testing/replies.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem('foyer.statistics')
  useStatisticsConsent.setState({ consent: 'unknown' })
})

testStates(states)

test('SCREEN-7 the card of an activity that a person joined shows that after the list has loaded, without moving it', async () => {
  const { pending, settle } = deferred()
  await openScreen('/', {
    viewer: 'registered',
    answers: {
      [glanceOf]: noRewards,
      [list]: activities(activity(1), activity(2)),
      'POST /api/user/activities/joined': () => pending.then(() => ({ asOf: 0, joined: [2] })),
    },
  })
  const card = (name: string) => page.getByCss(`.${pageStyles.activityCard}`).filter({ hasText: name })
  await expect.element(card('Activity 2')).toBeVisible()
  const before = card('Activity 1').element().getBoundingClientRect().top
  settle()
  await expect.element(card('Activity 2')).toMatchTextContent('Joined')
  await expect.element(card('Activity 1')).not.toMatchTextContent('Joined')
  expect(card('Activity 1').element().getBoundingClientRect().top).toBe(before)
})

test('R32 the hall lists the activities of the server by phase, with their period in Hong Kong time', async () => {
  const served = await publicDocument<ActivityList>('/api/activities')
  await openScreen('/')
  await expect.element(page.getByText('Dates are in Hong Kong time')).toBeVisible()
  for (const [phase, heading] of [
    ['open', 'Open now'],
    ['upcoming', 'Coming up'],
    ['ended', 'Ended'],
  ] as const) {
    const titles = served.activities.filter((each) => each.phase === phase).map(({ title }) => title['en-US'])
    expect(titles.length).toBeGreaterThan(0)
    const group = page.getByRole('region', { name: heading })
    const shown = () => [...group.element().querySelectorAll('li strong')].map(({ textContent }) => textContent)
    await expect.poll(shown).toEqual(titles)
    await expect.element(group.getByText(/[A-Z][a-z]{2} \d+.*\d{4}$/).first()).toBeVisible()
  }
})

test('R32 a card links to its page only if this build contains the page', async () => {
  const route = '/nowhere'
  await openScreen('/', { answers: { [list]: activities(activity(1), activity(2, { route })) } })
  const group = page.getByRole('region', { name: 'Open now' })
  await expect.element(group.getByRole('link', { name: /Activity 1/ })).toHaveAttribute('href', '#/loginPage')
  await expect.element(group.getByText('Activity 2')).toBeVisible()
  expect(page.getByRole('link', { name: /Activity 2/ }).elements()).toEqual([])
  expect(page.getByText('Details coming soon').elements().length).toBe(1)
})

test.each(['visitor', 'registered', 'cash'] as const)(
  'ADOPT-8 in a client with only the hall and sign-in, the hall links to no other screen (viewer: %s)',
  async (viewer) => {
    onTestFinished(() => knowRoutes(__PATHS__))
    const paths = ['/', '/loginPage', '/selectLogin']
    // the client starts, and knows all routes, before the test removes most of them
    await openScreen('/about', { viewer })
    knowRoutes(paths)
    await openScreen('/', { viewer, answers: { [list]: activities(activity(1, { route: '/myRewards' })) } })
    await expect.element(page.getByText('Activity 1').first()).toBeVisible()
    const links = [...document.querySelectorAll('#app a[href^="#/"]')].map((link) => link.getAttribute('href') ?? '')
    expect(links.filter((href) => !paths.includes(href.slice(1).split('?')[0] ?? ''))).toEqual([])
  },
)

test('R32 X3 the hall shows that it is loading, has failed or is empty, and Try again loads the list', async () => {
  const { pending, settle } = deferred()
  await openScreen('/', { answers: { [list]: () => pending.then(() => broken) } })
  await expect.element(page.getByRole('status', { name: 'Loading activities' })).toBeVisible()
  await expectAccessible()
  settle()
  await expect.element(page.getByRole('alert')).toMatchTextContent('The activities did not load.')
  await expectAccessible()
  serve({ [list]: activities() })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByText(/^There are no activities at the moment/)).toBeVisible()
})

test('R32 offline the hall keeps its content and shows how old it is', async () => {
  await openScreen('/')
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  setOnline(false)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/You are offline\. What you see was updated at \w+ \d+, \d{4}, \d\d:\d\d HKT/)
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  await expectAccessible()
  setOnline(true)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

test('R32 K1 signing out shows a notice for 2000 ms in a live region, and the sign-in link again', async () => {
  await openScreen('/', { viewer: 'registered', answers: { [glanceOf]: noRewards } })
  await expect.element(page.getByText(registeredNumber)).toBeVisible()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const toast = page.getByRole('status').filter({ hasText: 'You are signed out' })
  await clickOn(page.getByRole('button', { name: 'Sign out' }))
  await until(() => toast.elements().length === 1)
  expect(toast.element().getAttribute('aria-live')).toBe('polite')
  await vi.advanceTimersByTimeAsync(1_950)
  expect(toast.elements().length).toBe(1)
  await vi.advanceTimersByTimeAsync(60)
  await expect.poll(() => toast.elements().length).toBe(0)
  vi.useRealTimers()
  await expect.element(page.getByCss(`a.${pageStyles.signInCard}`)).toHaveAttribute('href', '#/loginPage?back=%2F')
  expect(requestsOf('POST /jwt/auth/quit').length).toBe(1)
})

test('R32 two taps on Sign out sign the person out, also when the answer of the server is lost', async () => {
  const answers = { [glanceOf]: noRewards, 'POST /jwt/auth/quit': lost }
  await openScreen('/', { viewer: 'registered', answers })
  const button = page.getByRole('button', { name: 'Sign out' }).element() as HTMLElement
  button.click()
  button.click()
  await expect.element(page.getByCss(`a.${pageStyles.signInCard}`)).toBeVisible()
})

test('R32 a person who is logged in sees the account, and can leave it without signing out', async () => {
  await openScreen('/', { viewer: 'margin', answers: { [glanceOf]: noRewards } })
  const card = page.getByCss(`.${pageStyles.signedInCard}`)
  await expect.element(card).toMatchTextContent(/Margin account\s*陳\*\*/)
  await expect
    .element(card.getByRole('link', { name: 'Account, watchlist and market' }))
    .toHaveAttribute('href', '#/account')
  await card.getByRole('button', { name: 'Leave account' }).click()
  await expect
    .element(card.getByRole('link', { name: 'Sign in to your securities account' }))
    .toHaveAttribute('href', '#/selectLogin?way=account&back=%2F')
  await expect.element(card).toMatchTextContent(registeredNumber)
  await expect
    .element(card.getByRole('link', { name: 'Watchlist and market' }))
    .toHaveAttribute('href', '#/markets?tab=watchlist')
})

test('R32 A2 language and appearance are chosen in the hall, and stored for the next visit', async () => {
  await commands.emulateMedia({ colorScheme: 'light' })
  await openScreen('/', { language: 'zh-CN' })
  const root = document.documentElement
  await page.getByCss(`.${pageStyles.settings}`).getByText('English', { exact: true }).click()
  await page.getByText('Dark', { exact: true }).click()
  await expect.poll(() => root.dataset.theme).toBe('dark')
  expect(root.lang).toBe('en-US')
  await expectAccessible()
  expect(localStorage.getItem(appearanceKey)).toBe('dark')
  expect(Object.values(localStorage)).toContain('en-US')
  await page.getByText('System', { exact: true }).click()
  await expect.poll(() => root.dataset.theme).toBe('light')
})

for (const [name, path] of [
  ['Change your phone number', '#/changePhone'],
  ['Your data and privacy', '#/privacy'],
  ['About us, complaints and more settings', '#/about'],
] as const)
  test(`R31 O4 O6 the hall links to ${name}`, async () => {
    await openScreen('/')
    await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', path)
  })

const row = page.getByRole('link', { name: /My rewards/ })

test('R32 a visitor sees a link to the rewards, and no rewards are requested', async () => {
  await openScreen('/')
  await expect.element(row).toMatchTextContent('Vouchers, cashback and gifts')
  await row.click()
  await expect.element(page.getByRole('heading', { name: 'Sign in to see this' })).toBeVisible()
  expect(location.hash).toBe('#/myRewards')
  expect(requestsOf(glanceOf)).toEqual([])
  expect(requestsOf('POST /api/user/rewards')).toEqual([])
})

test('R32 a signed-in person sees the counts of rewards and the one that ends first, and the row does not move', async () => {
  const { pending, settle } = deferred()
  await openScreen('/', { viewer: 'registered', answers: { [glanceOf]: () => pending.then(someRewards) } })
  await expect.element(page.getByCss(`.${pageStyles.signedInCard}`)).toBeVisible()
  await expect.element(row).toMatchTextContent('Vouchers, cashback and gifts')
  const place = () => {
    const { top, height } = row.element().getBoundingClientRect()
    return [top, height]
  }
  const before = place()
  await expect.poll(() => requestsOf(glanceOf).length).toBe(1)
  settle()
  await expect.element(row).toMatchTextContent('2 available · 1 used')
  await expect.element(row).toMatchTextContent(/Coffee voucher · [23] days left/)
  expect(place()).toEqual(before)
  await expectAccessible()
})

test('R32 X3 rewards that fail to load leave the row of the rewards as it was', async () => {
  await openScreen('/', { viewer: 'registered', answers: { [glanceOf]: refused('rate_limited') } })
  await expect.poll(() => requestsOf(glanceOf).length).toBeGreaterThan(0)
  await expect.element(row).toMatchTextContent('Vouchers, cashback and gifts')
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`SCREEN-8 R32 the first offer of the list is wholly in a visitor's first screen of 390 × 844 (${language})`, async () => {
    await openScreen('/', { language })
    await expect.element(page.getByCss(`.${pageStyles.activityCard} strong`).first()).toBeVisible()
    await expect.element(page.getByCss(`.${bannersStyles.banners} .${swiperStyles.swiper}`)).toBeVisible()
    const { top, bottom } = page.getByCss(`a.${pageStyles.activityCard}`).first().element().getBoundingClientRect()
    expect(scrollY).toBe(0)
    expect(top).toBeGreaterThan(0)
    expect(bottom).toBeLessThanOrEqual(innerHeight)
  })

test('SCREEN-8 R32 a visitor finds links to account, market, films and guides above the offers', async () => {
  await openScreen('/', { answers: marketAnswers() })
  const ways = page.getByRole('navigation', { name: 'Account, market and learning' }).getByRole('link')
  expect(ways.elements().map((way) => way.getAttribute('href'))).toEqual([
    '#/account',
    '#/markets',
    '#/818videolist',
    '#/crossBorder',
  ])
  for (const way of ways.elements()) expect(way.getBoundingClientRect().bottom).toBeLessThan(innerHeight / 2 + 100)
  await ways.nth(1).click()
  await expect.poll(() => location.hash).toBe('#/markets')
  await expect.element(page.getByRole('tab').nth(2)).toHaveAttribute('aria-selected', 'true')
})
