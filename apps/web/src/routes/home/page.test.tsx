import type { ActivityList } from '@foyer/api/activities'
import {
  broken,
  drawForShifts,
  expectAccessible,
  publicDocument,
  refused,
  registeredNumber,
  requestsOf,
  serve,
  setOnline,
} from '@foyer/testing/browser'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { knowRoutes } from '../../platform/navigation.ts'
import { remove } from '../../platform/own-storage.ts'
import { answerStatistics, useStatisticsConsent } from '../../platform/tracking/consent.ts'
import * as artStyles from '../../shared/activity/list/activity-art.module.css'
import { rememberViewed, viewedCodes } from '../../shared/activity/list/viewed.ts'
import { deferred } from '../../shared/activity/testing/activity-screen.ts'
import { marketAnswers } from '../../shared/market/testing/answers.ts'
import { setBadge } from '../../shared/tab-badges.ts'
import * as chipsStyles from '../../shared/ui/chips.module.css'
import { goTo, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { states } from './states.ts'
import { activities, activity, glanceOf, joinedOf, list, noRewards, someRewards } from './testing/replies.ts'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.removeItem('foyer.statistics')
  useStatisticsConsent.setState({ consent: 'unknown' })
  remove('viewed')
  setBadge('rewards', 0)
})

testStates(states)

const featured = page.getByCss(`a.${pageStyles.featured}`)
const titles = () =>
  [...document.querySelectorAll(`.${pageStyles.list} li strong`)].map(({ textContent }) => textContent)
const choose = (name: string) => page.getByCss(`.${chipsStyles.chips} label`).filter({ hasText: name }).click()

test('SCREEN-7 the card of an activity that a person joined shows that after the list has loaded, without moving it', async () => {
  const { pending, settle } = deferred()
  await openScreen('/', {
    viewer: 'registered',
    answers: {
      [glanceOf]: noRewards,
      [list]: activities(activity(0), activity(1), activity(2)),
      [joinedOf]: () => pending.then(() => ({ asOf: 0, joined: [2] })),
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

test('R32 the hall lists the activities of the server by phase, and shows the one that ends first as a large card', async () => {
  const served = await publicDocument<ActivityList>('/api/activities')
  await openScreen('/')
  await expect.element(page.getByText('Dates are in Hong Kong time')).toBeVisible()
  const shown = () => featured.element().querySelector('strong')?.textContent
  const first = served.activities.find(({ isOnAir }) => isOnAir) ?? served.activities[0]
  expect(shown()).toBe(first?.title['en-US'])
  for (const [phase, heading] of [
    ['open', 'Open now'],
    ['upcoming', 'Coming up'],
    ['ended', 'Ended'],
  ] as const) {
    const others = served.activities.filter((each) => each.phase === phase && each.number !== first?.number)
    expect(others.length).toBeGreaterThan(0)
    const group = page.getByRole('region', { name: heading })
    const found = () => [...group.element().querySelectorAll('li strong')].map(({ textContent }) => textContent)
    await expect.poll(found).toEqual(others.map(({ title }) => title['en-US']))
    await expect.element(group.getByText(/^(Until|From|Ended) [A-Z][a-z]{2} \d+(, \d{4})?$/).first()).toBeVisible()
  }
})

test('R32 a card links to its page only if this build contains the page', async () => {
  const route = '/nowhere'
  await openScreen('/', { answers: { [list]: activities(activity(0), activity(1), activity(2, { route })) } })
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
  await expect.element(page.getByRole('alert')).toMatchTextContent('The activities did not load')
  // there is nothing to look through
  await expect.element(page.getByRole('button', { name: 'Search activities' })).not.toBeInTheDocument()
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
    .toMatchTextContent(/You are offline\. Last updated: \w+ \d+, \d{4}, \d\d:\d\d HKT/)
  await expect.element(page.getByRole('listitem').first()).toBeVisible()
  await expectAccessible()
  setOnline(true)
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})

const bottomOf = (element: Element) => element.getBoundingClientRect().bottom
test('SCREEN-8 R32 a visitor sees two more activities wholly above the tabs of a common phone', async () => {
  await openScreen('/')
  const second = page.getByCss(`.${pageStyles.activityCard}`).nth(1)
  await expect.element(second).toBeVisible()
  const tabs = document.querySelector('nav ul[role="list"]')?.getBoundingClientRect().top ?? innerHeight
  expect(bottomOf(second.element())).toBeLessThanOrEqual(tabs)
})

for (const [size, language] of [
  [[390, 844], 'zh-CN'],
  [[360, 640], 'zh-HK'],
  [[390, 844], 'en-US'],
] as const)
  test(`SCREEN-8 R32 the first offer is wholly above the tabs in a visitor's first screen of ${size.join(' × ')} (${language})`, async () => {
    await openScreen('/', { language, size })
    await expect.element(featured.getByCss('strong')).toBeVisible()
    expect(scrollY).toBe(0)
    const tabs = document.querySelector('nav ul[role="list"]')?.getBoundingClientRect().top ?? innerHeight
    expect(bottomOf(featured.element())).toBeLessThanOrEqual(tabs)
  })

test('SCREEN-8 R32 a visitor finds ways to account, market, films and guides in the first screen', async () => {
  await openScreen('/', { answers: marketAnswers() })
  const links = page.getByRole('navigation').getByRole('link')
  await expect.element(links.first()).toBeVisible()
  const ways = () =>
    links
      .elements()
      .filter((way) => bottomOf(way) <= innerHeight)
      .map((way) => way.getAttribute('href'))
  expect(ways()).toEqual(expect.arrayContaining(['#/account', '#/818videolist', '#/crossBorder']))
  expect(ways().filter((way) => way === '#/markets').length).toBe(1)
})

test('R32 where there are no tabs, as in the native app, the hall leads to the screen with the settings', async () => {
  await openScreen('/about')
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(`Mozilla/5.0 ${__APP_MARKER__}/1`)
  await goTo('/')
  await expect.element(page.getByRole('link', { name: 'Me and settings' })).toHaveAttribute('href', '#/me')
  expect(page.getByRole('navigation', { name: 'Main pages' }).elements()).toEqual([])
})

test('SCREEN-8 a live session on air comes first and begins with that, then with its name, without the period of the series', async () => {
  const texts = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
  const offer = { figure: texts('Free'), unit: texts('for everyone'), label: texts('live') }
  const onAir = activity(2, { isOnAir: true, route: '/818live', offer })
  await openScreen('/', { answers: { [list]: activities(activity(1), onAir, activity(3)) } })
  await expect.element(featured).toMatchTextContent(/^Live now\s*Activity 2\s*Free · live\s*Watch now$/)
  await expect.element(featured).not.toMatchTextContent('1970')
  expect(titles()).toEqual(['Activity 1', 'Activity 3'])
})

test('R32 offline the hall does not claim that a session is live', async () => {
  await openScreen('/', {
    answers: { [list]: activities(activity(1), activity(2, { isOnAir: true, route: '/818live' })) },
  })
  await expect.element(featured).toMatchTextContent('Live now')
  setOnline(false)
  await expect.element(featured).not.toMatchTextContent('Live now')
})

test('R32 an activity shows the days that are left in its last three and its last day before, and can be found a week before its end', async () => {
  const day = 86_400_000
  const [one, two] = [activity(1, { closesAt: 2.5 * day }), activity(2, { closesAt: day / 2 })]
  const five = activity(5, { closesAt: 5 * day })
  await openScreen('/', { answers: { [list]: activities(two, one, five, activity(3, { closesAt: 8 * day })) } })
  await expect.element(featured).toMatchTextContent('Last day')
  await expect.element(page.getByCss(`.${pageStyles.activityCard}`).first()).toMatchTextContent('3 days left')
  await expect.element(page.getByRole('link', { name: /^Activity 5/ })).toMatchTextContent(/Until Jan 6$/)
  await choose('Ends soon')
  await expect.poll(titles).toEqual(['Activity 2', 'Activity 1', 'Activity 5'])
  expect(location.hash).toBe('#/?kind=soon')
})

test('R32 a search shows at once what it finds in any phase and script, says how many, names the time zone only with dates, and can be closed', async () => {
  await openScreen('/')
  await page.getByRole('button', { name: 'Search activities' }).click()
  const field = page.getByRole('searchbox', { name: 'Search activities' })
  await expect.element(field).toHaveFocus()
  await field.fill('綠色')
  await expect.poll(titles).toEqual(['HKSAR green bond'])
  await expect.element(page.getByRole('status').filter({ hasText: /^1 found$/ })).toBeVisible()
  expect(featured.elements()).toEqual([])
  await expect.element(page.getByText('Dates are in Hong Kong time')).toBeVisible()
  await expectAccessible()
  await field.fill('no such words')
  await expect.element(page.getByText('No activity matches')).toBeVisible()
  await expect.element(page.getByText('Dates are in Hong Kong time')).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Close the search' }).click()
  await expect.element(page.getByRole('button', { name: 'Search activities' })).toHaveFocus()
  await expect.element(featured).toBeVisible()
})

test('R32 T7 the question about statistics is not among the results of a search', async () => {
  await openScreen('/', { answers: { [list]: activities(activity(0)) } })
  const question = page.getByRole('region', { name: 'Usage statistics' })
  await expect.element(question).toBeInTheDocument()
  await page.getByRole('button', { name: 'Search activities' }).click()
  await page.getByRole('searchbox').fill('Activity')
  await expect.element(question).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Close the search' }).click()
  await expect.element(question).toBeInTheDocument()
})

test('R32 coming back from an activity, a person finds the filters and the search that they left', async () => {
  await openScreen('/')
  await choose('Investing')
  await page.getByRole('combobox', { name: 'Phases of activities' }).selectOptions('open')
  expect(location.hash).toBe('#/?kind=invest&phase=open')
  const found = titles()
  expect(found.length).toBeGreaterThan(1)
  await goTo('/about')
  await expect.element(page.getByRole('heading', { name: 'About us', level: 1 })).toBeVisible()
  history.back()
  await expect.poll(titles).toEqual(found)
  await expect.element(page.getByRole('radio', { name: 'Investing' })).toBeChecked()
  await page.getByRole('button', { name: 'Search activities' }).click()
  await page.getByRole('searchbox').fill('bond')
  await expect.poll(titles).toEqual(['HKSAR green bond'])
  await page.getByCss(`a.${pageStyles.activityCard}`).click()
  await expect.element(page.getByCss('main.activity')).toBeVisible()
  history.back()
  await expect.element(page.getByRole('searchbox')).toHaveValue('bond')
})

test('R32 a tap while an activity is being opened does not change its address', async () => {
  await openScreen('/')
  await page.getByRole('button', { name: 'Search activities' }).click()
  await page.getByRole('searchbox').fill('bond')
  await expect.poll(titles).toEqual(['HKSAR green bond'])
  location.hash = '/about'
  ;(page.getByRole('searchbox').element() as HTMLElement).click()
  expect(location.hash).toBe('#/about')
  await expect.element(page.getByRole('heading', { name: 'About us', level: 1 })).toBeVisible()
})

test('R32 a visitor has no filter for what suits them; one who follows a link to it gets a link to sign in, and comes back to it', async () => {
  await openScreen('/')
  await expect.element(page.getByRole('radio', { name: 'Ends soon' })).toBeInTheDocument()
  expect(page.getByRole('radio', { name: 'For you' }).elements()).toEqual([])
  await goTo('/?kind=you')
  await expect.element(page.getByRole('radio', { name: 'For you' })).toBeChecked()
  await expect.element(page.getByText('Sign in to see the activities you are eligible for.')).toBeVisible()
  await expect
    .element(page.getByCss(`.${pageStyles.emptyHere} a`))
    .toHaveAttribute('href', '#/loginPage?back=%2F%3Fkind%3Dyou')
})

test('R32 a signed-in person sees the activities that the server says they may join', async () => {
  const answers = {
    [glanceOf]: noRewards,
    [list]: activities(activity(1), activity(2), activity(3)),
    [joinedOf]: { asOf: 0, joined: [1], eligible: [3] },
  }
  await openScreen('/', { viewer: 'registered', answers })
  await expect.element(page.getByText(registeredNumber)).toBeVisible()
  await choose('For you')
  await expect.poll(titles).toEqual(['Activity 3'])
})

test('R32 the activities viewed last in this tab are listed, the newest first, and a refusal of statistics deletes them', async () => {
  await openScreen('/about')
  for (const code of ['a-1', 'a-3', 'a-1']) rememberViewed(code)
  serve({ [list]: activities(activity(1), activity(2), activity(3)) })
  await goTo('/')
  const links = page.getByRole('region', { name: 'Recently viewed' }).getByRole('link')
  await expect.poll(() => links.elements().map(({ textContent }) => textContent)).toEqual(['Activity 1', 'Activity 3'])
  answerStatistics('refused')
  expect(viewedCodes()).toEqual([])
  rememberViewed('a-2')
  expect(viewedCodes()).toEqual([])
})

const summary = page.getByRole('link', { name: /^My rewards/ })

test('R32 a signed-in person sees the number of rewards and the next end, which marks the tab, and nothing moves', async () => {
  const { pending, settle } = deferred()
  await openScreen('/', { viewer: 'registered', answers: { [glanceOf]: () => pending.then(someRewards) } })
  await expect.element(summary).toBeVisible()
  const place = () => {
    const { top, height } = summary.element().getBoundingClientRect()
    return [top, height]
  }
  await expect.poll(() => requestsOf(glanceOf).length).toBe(1)
  const before = place()
  settle()
  await expect.element(summary).toMatchTextContent(/Available rewards\s*[23] days left\s*2$/)
  expect(place()).toEqual(before)
  await expect.element(page.getByRole('link', { name: /^Expiring soon/ })).toBeVisible()
  await expectAccessible()
})

test('R32 a session that opens replaces the sign-in link without moving what is below', async () => {
  await openScreen('/')
  const height = page.getByCss(`a.${pageStyles.signInCard}`).element().getBoundingClientRect().height
  await openScreen('/', { viewer: 'registered', answers: { [glanceOf]: noRewards } })
  const card = page.getByCss(`.${pageStyles.signedInCard}`)
  await expect.element(card).toBeVisible()
  expect(card.element().getBoundingClientRect().height).toBe(height)
})

test('SCREEN-8 R32 a visitor’s first button is the sign-in, whole in the first screen of a small phone, with an activity below it', async () => {
  await openScreen('/', { size: [360, 640] })
  const card = page.getByCss(`.${pageStyles.activityCard}`).first()
  await expect.element(card).toBeVisible()
  const [first] = document.querySelectorAll('main .button')
  expect(first?.getAttribute('href')).toBe('#/loginPage?back=%2F')
  const tabs = document.querySelector('nav ul[role="list"]')?.getBoundingClientRect().top ?? innerHeight
  expect(bottomOf(first as Element)).toBeLessThan(tabs)
  expect(card.element().getBoundingClientRect().top).toBeLessThan(tabs)
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`R32 each activity of the hall has a figure, and a caption of one line on a common phone (${language})`, async () => {
    await openScreen('/', { language, size: [390, 844] })
    const cards = page.getByCss(`.${pageStyles.activityCard}`)
    await expect.poll(() => cards.elements().length).toBeGreaterThan(10)
    const captions = [...document.querySelectorAll(`.${pageStyles.activityOffer} > span`)]
    expect(captions.length).toBe(cards.elements().length)
    const linesOf = (caption: Element) => {
      const words = document.createRange()
      words.selectNodeContents(caption)
      return words.getClientRects().length
    }
    expect(captions.filter((caption) => linesOf(caption) > 1).map(({ textContent }) => textContent)).toEqual([])
  })

test('R32 the label of an offer stands beside its figure, also where it needs two lines', async () => {
  const texts = (text: string) => ({ 'zh-CN': text, 'zh-HK': text, 'en-US': text })
  const offer = { figure: texts('50% off'), unit: texts(''), label: texts('share commission, new clients') }
  await openScreen('/', { size: [360, 640], answers: { [list]: activities(activity(1), activity(2, { offer })) } })
  const boxOf = (part: string) =>
    page.getByCss(`.${pageStyles.activityOffer} > ${part}`).element().getBoundingClientRect()
  await expect.element(page.getByCss(`.${pageStyles.activityOffer}`)).toBeVisible()
  expect(boxOf('span').left).toBeGreaterThan(boxOf('b').right)
  expect(boxOf('span').top).toBeLessThan(boxOf('b').bottom)
})

test('R32 the picture of an activity is a square of one size, also beside a label over two lines', async () => {
  await openScreen('/', { language: 'en-US', size: [360, 640] })
  const pictures = page.getByCss(`.${pageStyles.activityCard} > .${artStyles.art}`)
  await expect.poll(() => pictures.elements().length).toBeGreaterThan(10)
  const sizes = pictures.elements().map((picture) => {
    const { width, height } = picture.getBoundingClientRect()
    return `${Math.round(width)} × ${Math.round(height)}`
  })
  expect(new Set(sizes)).toEqual(new Set(['76 × 76']))
})

test('R32 X3 rewards that fail to load have no number in the hall', async () => {
  await openScreen('/', { viewer: 'registered', answers: { [glanceOf]: refused('rate_limited') } })
  await expect.poll(() => requestsOf(glanceOf).length).toBeGreaterThan(0)
  await expect.element(summary).toMatchTextContent(/Available rewards$/)
})

test('R32 a visitor has no summary of rewards, and none is requested', async () => {
  await openScreen('/')
  await expect.element(featured).toBeVisible()
  expect(summary.elements()).toEqual([])
  expect(requestsOf(glanceOf)).toEqual([])
})

for (const [language, theme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const)
  test(`The hall does not shift its layout while it loads (${language}, ${theme})`, async () => {
    const shift = await drawForShifts()(async () => {
      await openScreen('/', { language, theme })
      await expect.element(page.getByCss(`.${pageStyles.activityDates}`)).toBeVisible()
    })
    expect(shift.value, shift.moved).toBe(0)
    await expectAccessible()
  })
