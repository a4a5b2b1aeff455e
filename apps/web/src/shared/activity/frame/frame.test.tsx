import type { ActivityDetail } from '@foyer/api/activities'
import type { FoundingLanguage } from '@foyer/api/founding-languages'
import {
  broken,
  drawForShifts,
  expectAccessible,
  hanging,
  publicDocument,
  requestsOf,
  serve,
  setOnline,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { goTo, openScreen } from '../../../testing/screen.tsx'
import * as riskFooterStyles from '../../risk-footer/risk-footer.module.css'
import * as noticeBarStyles from '../../ui/notice-bar/notice-bar.module.css'
import * as blocksStyles from '../blocks/blocks.module.css'
import * as gateStyles from '../gate/gate.module.css'
import {
  deferred,
  detailOf,
  detailOf503,
  facts,
  fakeTimers,
  panel,
  paths,
  sheet,
  sooner,
  statusOf503,
  textOf,
  title,
} from '../testing/activity-screen.ts'
import { joined, joinStatus } from '../testing/join-status.ts'
import * as frameStyles from './frame.module.css'

afterEach(() => void vi.restoreAllMocks())

const ended = { 'POST /api/user/501/joinStatus': joinStatus({ gate: 'ended' }) }
const isInView = (element: Element): boolean => {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= innerHeight
}

for (const code of ['', '..%2Fcontent', '%3Cscript%3E', 'UPPER', 'a/b'])
  test(`A link with an invalid code (${code || 'none'}) shows "We cannot find this activity" and sends no request`, async () => {
    await openScreen(`/activityTemplate?code=${code}`)
    await expect.element(title).toHaveTextContent('We cannot find this activity')
    const fetched = performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes(`/api/activities/${code}`))
    expect(fetched).toEqual([])
    expect(requestsOf('GET /api/activities/{code}')).toEqual([])
  })

test('X3 an unknown code shows "We cannot find this activity" on the page and in its title, and links to other activities', async () => {
  await openScreen('/activityTemplate?code=no-such-activity')
  await expect.element(title).toHaveTextContent('We cannot find this activity')
  await expect.poll(() => document.title).toMatch(/^We cannot find this activity/)
  await expectAccessible()
  expect(requestsOf('GET /api/activities/no-such-activity').length).toBe(1)
  await page.getByRole('link', { name: 'See other activities' }).click()
  await expect.element(page.getByCss('main[data-hall]')).toBeVisible()
})

test('X3 an activity that fails to load shows a loading state and then an error, and Try again loads it', async () => {
  fakeTimers()
  const { pending, settle } = deferred()
  await openScreen(paths.open, { answers: { [detailOf503]: () => pending.then(() => broken) } })
  await expect.element(page.getByRole('status', { name: 'Loading the activity' })).toBeVisible()
  await expectAccessible()
  settle()
  await expect.poll(sooner(() => textOf('main [role="alert"]'))).toContain('The activity did not load')
  vi.useRealTimers()
  await expectAccessible()
  expect(requestsOf(detailOf503).length).toBe(2)
  await expect.element(page.getByRole('link', { name: 'See other activities' })).toHaveAttribute('href', '#/')
  expect(document.querySelector('.activity-hero')?.clientHeight).toBeLessThan(300)
  serve({ [detailOf503]: await fetchReal() })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(title).toHaveTextContent('Your first account')
})

test('X3 an activity that is opened offline shows an offline notice, and loads once the network is back', async () => {
  await openScreen(paths.ended, { answers: ended })
  await expect.element(panel).toMatchTextContent('Ended on')
  setOnline(false)
  await expect.element(page.getByRole('alert')).toMatchTextContent('You are offline')
  await goTo(paths.open)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/^You are offline\s*The activity loads as soon as you are connected\.\s*See other activities$/)
  setOnline(true)
  await expect.element(title).toHaveTextContent('Your first account')
})

test('X3 a notice above the card of an activity is not covered by the card', async () => {
  await openScreen(paths.open, {
    answers: {
      [detailOf503]: await detailOf('first-account', () => ({ notices: [{ language: 'en-US', text: 'Late' }] })),
    },
  })
  const card = page.getByCss(`.${frameStyles.heroCard}`)
  const notice = page.getByCss(`.${noticeBarStyles.noticeBar}`)
  await expect.element(notice).toBeVisible()
  const { bottom } = notice.element().getBoundingClientRect()
  expect(card.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom)
})

test('A person who joined reads that above the figure of the headline panel, which stays what it was', async () => {
  await openScreen(paths.open, { viewer: 'registered', answers: { [statusOf503]: joined() } })
  await expect.element(page.getByCss(`.${frameStyles.heroJoined}`)).toHaveTextContent('Joined')
  await expect.element(page.getByCss(`.${frameStyles.offerFigure} b`)).toHaveTextContent('50% off')
})

const titles: Readonly<Record<FoundingLanguage, string>> = {
  'zh-CN': '首次开户礼遇',
  'zh-HK': '首次開戶禮遇',
  'en-US': 'Your first account',
}
for (const [language, name] of Object.entries(titles) as [FoundingLanguage, string][])
  test(`A1 heading, page title and period are in ${language}, and axe finds nothing with every question open`, async () => {
    await openScreen(paths.open, { language })
    await expect.element(title).toHaveTextContent(name)
    await expect.poll(() => document.title.startsWith(name)).toBe(true)
    const date = language === 'en-US' ? /Until [A-Z][a-z]{2} \d+, 18:00 HKT/ : /至 \d+月\d+日 18:00（香港(时间|時間)）/
    await expect.element(facts).toMatchTextContent(date)
    await expect.element(page.getByCss(`.${blocksStyles.faq}`)).toBeVisible()
    for (const question of page.getByCss(`.${blocksStyles.faq} summary`).all()) await question.click()
    expect(document.querySelectorAll(`.${blocksStyles.faq} details[open]`).length).toBe(4)
    await expectAccessible()
  })

test('Going to another activity changes the page title and moves the focus to the new heading', async () => {
  await openScreen(paths.open, { answers: ended })
  await expect.poll(() => document.title).toMatch(/^Your first account/)
  await goTo(paths.ended)
  await expect.poll(() => document.title).toMatch(/^Investor talks/)
  await expect.element(title).toHaveTextContent('Investor talks')
  await expect.element(title).toHaveFocus()
})

test('The terms open before joining as a sheet with their version and date, and Esc closes them', async () => {
  await openScreen(paths.open)
  await page.getByRole('button', { name: /^Terms Version 1 · published \w{3} \d+, \d{4}$/ }).click()
  const terms = page.getByRole('dialog', { name: 'Terms' })
  await expect.element(terms.getByRole('heading', { level: 3 }).first()).toBeVisible()
  await expect.element(terms).toMatchTextContent('Version 1')
  await expectAccessible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
})

test('The faq parameter of the address opens a question and follows the question opened last', async () => {
  await openScreen(`${paths.open}&faq=how-long`)
  const question = (id: string) => page.getByCss(`#faq-${id}`)
  await expect.element(question('how-long')).toHaveAttribute('open')
  await expect.poll(() => isInView(question('how-long').getByCss('p').element())).toBe(true)
  await question('documents').getByCss('summary').click()
  await expect.poll(() => location.hash).toMatch(/code=first-account&faq=documents$/)
})

for (const [language, shown] of [
  ['zh-HK', '八號風球期間活動順延，請留意本頁。'],
  ['zh-CN', '八号风球期间活动顺延，请留意本页。'],
  ['en-US', '八號風球期間活動順延，請留意本頁。'],
] as const)
  test(`A3 K13 an operator’s notice is in the notice bar, for ${language} in the reader’s Chinese script`, async () => {
    const line = { language: 'zh-HK' as const, text: '八號風球期間活動順延，請留意本頁。' }
    const answers = { [detailOf503]: await detailOf('first-account', () => ({ notices: [line] })) }
    await openScreen(paths.open, { language, answers })
    await expect.element(page.getByCss(`.${noticeBarStyles.noticeBar}`).first()).toMatchTextContent(shown)
  })

test('The footer shows the activity’s risks, a no-offer statement, the licensed firm and its privacy policy', async () => {
  await openScreen(paths.open)
  const footer = page.getByRole('contentinfo')
  await expect.element(footer).toMatchTextContent('Investment involves risk')
  await expect.element(footer).toMatchTextContent('not an offer, solicitation or investment advice')
  await expect.element(footer).toMatchTextContent(/Foyer Securities Limited · CE number \w+/)
  await footer.getByRole('button', { name: 'Privacy Policy' }).click()
  await expect.element(sheet.getByRole('article')).toBeVisible()
})

for (const percent of [200, 100] as const)
  test(`Text at ${percent} % causes no sideways scrolling, and at the end of the page the panel covers no content`, async () => {
    await openScreen(paths.open)
    await expect.element(panel).toMatchTextContent('Sign in to take part')
    await expect.element(page.getByCss(`.${blocksStyles.termsRow}`)).toBeVisible()
    zoomText(percent)
    for (const width of [390, 360, 320]) {
      await page.viewport(width, 844)
      await expect.poll(sticksOut, { message: `${width} px` }).toEqual([])
    }
    scrollTo(0, document.documentElement.scrollHeight)
    const at = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()
    await expect
      .poll(() => at(`.${gateStyles.gatePanel}`).top - at(`.${frameStyles.activityBody} > :last-child`).bottom)
      .toBeGreaterThanOrEqual(0)
    expect(at(`.${riskFooterStyles.riskFooter}`).top).toBeGreaterThanOrEqual(at(`.${gateStyles.gatePanel}`).bottom)
  })

test('The main action is visible without scrolling, and a focused question stays above its panel', async () => {
  await openScreen(paths.open)
  const action = panel.getByRole('link', { name: 'Sign in to join' })
  await expect.element(action).toBeVisible()
  expect(isInView(action.element())).toBe(true)
  await expect.element(page.getByCss(`.${blocksStyles.faq}`)).toBeInTheDocument()
  for (const question of document.querySelectorAll<HTMLElement>(`.${blocksStyles.faq} summary`)) {
    question.focus()
    const panelTop = document.querySelector(`.${gateStyles.gatePanel}`)?.getBoundingClientRect().top ?? 0
    expect(question.getBoundingClientRect().bottom).toBeLessThanOrEqual(panelTop)
  }
})

for (const [name, path] of Object.entries(paths))
  test(`The ${name} page does not shift its layout while its content, pictures and personal answer arrive`, async () => {
    const { pending, settle } = deferred()
    const gate = name === 'ended' ? 'ended' : 'available'
    // as the server does it: the first task of a staged activity is open, the others are locked
    const detail = await publicDocument<ActivityDetail>(`/api/activities/${path.split('=')[1]}`)
    const stages = detail.stages.map(({ id }, index) => ({
      id,
      state: index === 0 ? ('open' as const) : ('locked' as const),
      participation: null,
    }))
    const answers = { 'POST /api/user/{number}/joinStatus': () => pending.then(() => joinStatus({ gate, stages })) }
    const shift = await drawForShifts()(async () => {
      await openScreen(path, { viewer: 'registered', answers })
      await expect.element(page.getByCss(`.${blocksStyles.termsRow}`)).toBeInTheDocument()
      settle()
      await expect.element(panel).toMatchTextContent(/Ended on|Join|Watch the video|The next task/)
      for (const picture of document.querySelectorAll<HTMLImageElement>('main img')) {
        picture.loading = 'eager'
        await picture.decode()
      }
    })
    expect(shift.value, shift.moved).toBeLessThan(0.02)
  })

/** Returns an activity that opens in `wait` milliseconds. */
const opensIn =
  (wait: number) =>
  ({ asOf }: ActivityDetail) => ({ phase: 'upcoming' as const, opensAt: asOf + wait })
const fetchReal = () => detailOf('first-account')

test('When a countdown ends the page requests the activity again and shows it open', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0)
  const real = await fetchReal()
  const upcoming = await detailOf('first-account', opensIn(600))
  const next = () => (requestsOf(detailOf503).length > 1 ? { ...real, asOf: Date.now() } : upcoming)
  await openScreen(paths.open, { answers: { [statusOf503]: hanging, [detailOf503]: next } })
  await expect.element(facts).toMatchTextContent('Coming up')
  await expect.element(panel).toMatchTextContent('Opens')
  await expect.element(facts).toMatchTextContent('Open now')
  expect(requestsOf(detailOf503).length).toBe(2)
})

test('SCREEN-13 the Tab key reaches the join button before the questions', async () => {
  await openScreen(paths.open, { viewer: 'registered' })
  const join = panel.getByRole('button').first()
  await expect.element(join).toBeVisible()
  const question = page.getByCss('summary').first().element()
  expect(join.element().compareDocumentPosition(question) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
