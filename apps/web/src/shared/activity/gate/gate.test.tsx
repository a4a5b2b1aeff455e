import type { FoundingLanguage } from '@foyer/api/founding-languages'
// copy for customers, cspell:ignore taken
import { deferredAnswer, expectAccessible, lost, refused, requestsOf, serve, setOnline } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { login } from '../../../platform/session.ts'
import { goTo, openScreen } from '../../../testing/screen.tsx'
import type { Viewer } from '../../../testing/viewer.ts'
import * as pictureStateStyles from '../../art/picture-state.module.css'
import * as riskFooterStyles from '../../risk-footer/risk-footer.module.css'
import * as frameStyles from '../frame/frame.module.css'
import {
  answer,
  confirm,
  deferred,
  detailOf,
  detailOf503,
  fakeTimers,
  join503,
  joinButton,
  joinReply,
  panel,
  paths,
  problems,
  sheet,
  sooner,
  statusOf503,
  textOf,
  title,
  withheld,
} from '../testing/activity-screen.ts'
import { joined, joinStatus } from '../testing/join-status.ts'
import * as gateStyles from './gate.module.css'

afterEach(() => void vi.restoreAllMocks())

const open = (viewer: Viewer, answers = {}) => openScreen(paths.open, { viewer, answers })

test('A visitor sees a sign-in link that returns to the same activity, in a panel of at most 84 px', async () => {
  await open('visitor')
  await expect
    .element(panel.getByRole('link', { name: 'Sign in to join' }))
    .toHaveAttribute('href', '#/loginPage?back=%2FactivityTemplate%3Fcode%3Dfirst-account')
  await page.viewport(390, 844)
  expect(panel.element().getBoundingClientRect().height).toBeLessThanOrEqual(84)
  await expectAccessible()
})

test('A registered person sees that a securities account is required where the activity needs one', async () => {
  const answers = { 'POST /api/user/492/joinStatus': joinStatus({ gate: 'registered' }) }
  await openScreen('/activityTemplate?code=trade-cashback', { viewer: 'registered', answers })
  await expect.element(panel).toMatchTextContent('You need a securities account')
  await expectAccessible()
  await expect
    .element(panel.getByRole('link', { name: 'Log in or open an account' }))
    .toHaveAttribute('href', '#/selectLogin?way=account&back=%2FactivityTemplate%3Fcode%3Dtrade-cashback')
})

for (const [language, words] of [
  ['zh-CN', '此活动不向中国内地提供'],
  ['zh-HK', '此活動不向中國內地提供'],
  ['en-US', 'Not available in mainland China'],
] as const)
  test(`A withheld activity shows a notice and its risks in ${language}, no amounts, no gate, and requests no status`, async () => {
    const answers = { [detailOf503]: await detailOf('first-account', withheld) }
    await openScreen(paths.open, { language, answers })
    await expect.element(page.getByCss(`main .${pictureStateStyles.state}`)).toMatchTextContent(words)
    expect(textOf('#app')).not.toMatch(/HK\$\s?\d|\d+ ?(港元|港币)/)
    expect(document.querySelector(`.${gateStyles.gatePanel}`)).toBeNull()
    await expect.element(page.getByCss(`.${riskFooterStyles.riskFooter} p`).first()).toMatchTextContent(/\S/)
    await expectAccessible()
    expect(requestsOf(statusOf503)).toEqual([])
  })

test('A person who states that they live in the mainland no longer sees the offer, and still sees its name', async () => {
  await open('registered')
  await joinButton.click()
  await answer('Mainland China')
  serve({ [join503]: refused('activity_mainland'), [statusOf503]: joinStatus({ gate: 'mainland', stages: [] }) })
  await confirm.click()
  await expect
    .element(page.getByCss(`main .${pictureStateStyles.state}`))
    .toMatchTextContent('Not available in mainland China')
  expect(requestsOf(join503).map(({ body }) => body)).toMatchObject([{ residence: 'mainland', termsVersion: 1 }])
  expect(textOf('#app')).not.toContain('HK$')
  await expect.element(title).toHaveTextContent('Your first account')
  expect(document.querySelector(`.${gateStyles.gatePanel}`)).toBeNull()
})

const viewers = ['visitor', 'registered', 'cash'] as const

for (const viewer of viewers)
  test(`An activity that has not opened states when it opens, offers a reminder, and does not request a ${viewer} to join`, async () => {
    const answers = { 'POST /api/user/497/joinStatus': joinStatus({ gate: 'not_started' }) }
    const saved: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push(this.download)
    })
    await openScreen('/activityTemplate?code=wealth-connect', { viewer, answers })
    await expect
      .element(page.getByRole('region', { name: 'Activity period' }))
      .toMatchTextContent(/Opens \w{3} \d+, 09:00 HKT/)
    expect(panel.element().textContent).toMatch(/Opens \w{3} \d+, \d{4}, 09:00 HKT/)
    expect(page.getByRole('timer').elements()).toEqual([])
    await panel.getByRole('button', { name: 'Remind me' }).click()
    await expect.poll(() => saved).toEqual(['event.ics'])
    await expectAccessible()
    expect(panel.getByRole('link').elements()).toEqual([])
    expect(panel.getByRole('button').elements().length).toBe(1)
  })

for (const viewer of viewers)
  test(`An activity that is over states since when, and shows a ${viewer} what is left to see instead of joining`, async () => {
    await openScreen(paths.ended, {
      viewer,
      answers: { 'POST /api/user/501/joinStatus': joinStatus({ gate: 'ended' }) },
    })
    await expect.element(panel).toMatchTextContent(/Ended on \w{3} \d+, \d{4}/)
    expect(page.getByRole('timer').elements()).toEqual([])
    expect(panel.getByRole('link').elements()).toEqual([])
    expect(document.querySelector('.activity-hero')).toHaveAttribute('data-ended')
    await panel.getByRole('button', { name: 'Watch the video' }).click()
    await expect.element(page.getByCss('#film')).toHaveFocus()
    await expectAccessible()
  })

test('An ended activity without a film or results links to the other activities', async () => {
  const detail = await detailOf('autumn-briefing', ({ blocks }) => ({
    blocks: blocks.filter(({ kind }) => kind !== 'video'),
  }))
  const answers = { 'GET /api/activities/autumn-briefing': detail }
  await openScreen(paths.ended, { answers })
  await panel.getByRole('link', { name: 'See other activities' }).click()
  await expect.element(page.getByCss('main[data-hall]')).toBeVisible()
})

test('A participant of an ended activity sees the reference, and the mark "Joined" above the headline, which moves nothing', async () => {
  const { pending, settle } = deferred()
  const answers = { 'POST /api/user/501/joinStatus': () => pending.then(() => joined({ gate: 'ended' })) }
  await openScreen(paths.ended, { viewer: 'registered', answers })
  await expect.element(title).toBeVisible()
  const { top } = title.element().getBoundingClientRect()
  settle()
  await expect.element(panel).toMatchTextContent(/This activity has ended\s*Reference K7M2Q-9XRT4/)
  await expect.element(page.getByCss(`.${frameStyles.heroJoined}`)).toHaveTextContent('Joined')
  expect(title.element().getBoundingClientRect().top).toBe(top)
})

for (const [rule, words] of [
  ['residence', 'Not available where you live.'],
  ['account_type', 'Not available for your type of account.'],
  ['earlier_participation', 'You have joined an activity that excludes this one.'],
] as const)
  test(`A person whom the rule ${rule} excludes reads the reason and has no join button`, async () => {
    await open('registered', { [statusOf503]: joinStatus({ gate: 'ineligible', rule }) })
    await expect.element(panel).toMatchTextContent('You cannot join this activity')
    await expect.element(panel).toMatchTextContent(words)
    await expectAccessible()
    expect(panel.getByRole('button').elements()).toEqual([])
    await expect.element(panel.getByRole('link', { name: 'See other activities' })).toHaveAttribute('href', '#/')
  })

test('A gate with no places left says so, offers a reminder and nothing to join, and has a period that is not called open', async () => {
  await open('registered', { [statusOf503]: joinStatus({ gate: 'sold_out', quota: { total: 500, remaining: 0 } }) })
  await expect.element(panel).toMatchTextContent(/No places left\s*You can join if one is returned/)
  await expect.element(page.getByCss(`.${frameStyles.phase}`)).toHaveTextContent('No places left')
  await expect.element(panel.getByRole('button', { name: 'Remind me' })).toBeVisible()
  expect(panel.getByRole('button').elements()).toHaveLength(1)
})

test('The open gate shows the remaining places from the newest server answer', async () => {
  await open('registered', { [statusOf503]: joinStatus({ quota: { total: 500, remaining: 37 } }) })
  await expect.element(panel).toMatchTextContent('37 of 500 places left')
  await expectAccessible()
})

test('An activity whose content is not published yet shows "Details are coming soon" and no button', async () => {
  const detail = await detailOf('first-account', () => ({ version: 0, publishedAt: null, blocks: [] }))
  await open('registered', { [detailOf503]: detail, [statusOf503]: joinStatus({ termsVersion: 0 }) })
  await expect.element(panel).toMatchTextContent('Details are coming soon')
  expect(panel.getByRole('button').elements()).toEqual([])
})

test('X3 when the personal request fails, the page stays and the gate shows an error with Try again as the main action, which loads the answer', async () => {
  fakeTimers()
  const late = deferredAnswer(lost)
  await open('registered', { [statusOf503]: late.answer })
  await expect.element(panel).toMatchTextContent('Checking your status')
  late.letGo()
  await expect.poll(sooner(() => textOf(`.${gateStyles.gatePanel}`))).toContain('We could not check your status')
  await expect.element(title).toHaveTextContent('Your first account')
  vi.useRealTimers()
  await expectAccessible()
  serve({ [statusOf503]: joinStatus() })
  const retry = panel.getByRole('button', { name: 'Try again' })
  await expect.element(retry).toHaveAttribute('class', 'button')
  await retry.click()
  await expect.element(joinButton).toBeVisible()
})

test('A page that can be joined has one button that joins, in the panel', async () => {
  await open('registered')
  await expect.element(joinButton).toBeVisible()
  expect(page.getByRole('button', { name: 'Join', exact: true }).elements().length).toBe(1)
})

test('Offline, the page stays and shows its age, and joining is disabled until the network is back', async () => {
  await open('registered')
  await expect.element(joinButton).toBeVisible()
  setOnline(false)
  await expect
    .element(page.getByRole('alert'))
    .toMatchTextContent(/You are offline. Last updated: \w+ \d+, \d{4}, \d\d:\d\d HKT/)
  await expect.element(panel).toMatchTextContent('You can join once you are connected')
  await expect.element(joinButton).toHaveAttribute('aria-disabled', 'true')
  await joinButton.click({ force: true })
  expect(sheet.elements()).toEqual([])
  await expectAccessible()
  setOnline(true)
  await expect.element(joinButton).not.toHaveAttribute('aria-disabled')
})

test('A join sheet that is open when the network fails shows a notice, and joins once the network is back', async () => {
  await open('registered', { [join503]: joinReply() })
  await joinButton.click()
  await answer()
  setOnline(false)
  await expect.poll(problems).toEqual(['You can join once you are connected.'])
  await confirm.click({ force: true })
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  expect(requestsOf(join503)).toEqual([])
  setOnline(true)
  await confirm.click()
  await expect.element(panel).toMatchTextContent('You have joined')
})

test('SCREEN-7 after joining, the page shows the next step of its author, with what follows and how long it takes', async () => {
  await open('registered', { [statusOf503]: joined() })
  await expect
    .element(panel.getByRole('link', { name: 'Open the account in the app' }))
    .toHaveAttribute('href', '#/selectLogin')
  await expect
    .element(panel)
    .toMatchTextContent(/Next: Open the account online\s*10 minutes\. Approval: about 2 business days/)
})

test.each([
  ['rewards', 'See my rewards', '#/myRewards'],
  ['nothing of its own', 'See other activities', '#/'],
] as const)('SCREEN-7 after joining a page with %s and without a next step leads on', async (what, name, href) => {
  const detail = await detailOf('first-account', ({ blocks }) => ({
    blocks: blocks.filter(({ kind }) => kind !== 'join' && (what === 'rewards' || kind !== 'rewards')),
  }))
  await open('registered', { [statusOf503]: joined(), [detailOf503]: detail })
  await expect.element(panel.getByRole('link', { name })).toHaveAttribute('href', href)
})

const statuses: Readonly<Record<FoundingLanguage, string>> = {
  'zh-CN': '登录后即可参加',
  'zh-HK': '登入後即可參加',
  'en-US': 'Sign in to take part',
}
for (const [language, words] of Object.entries(statuses) as [FoundingLanguage, string][])
  test(`The state of the gate is a live status for a screen reader, in ${language}`, async () => {
    await openScreen(paths.open, { language })
    await expect.element(page.getByCss(`.${gateStyles.gatePanel}`).getByRole('status')).toMatchTextContent(words)
  })

test('An activity that ended at midnight in Hong Kong ended on the day before', async () => {
  const closesAt = Date.UTC(2026, 10, 15, 16)
  await openScreen(paths.ended, {
    answers: { 'GET /api/activities/autumn-briefing': () => detailOf('autumn-briefing', () => ({ closesAt })) },
  })
  await expect.element(panel).toMatchTextContent('Ended on Nov 15, 2026')
})

test('A person who goes to another activity sees the gate of that activity', async () => {
  await open('registered', {
    'POST /api/user/501/joinStatus': joinStatus({ gate: 'ended' }),
  })
  await expect.element(joinButton).toBeVisible()
  await goTo(paths.ended)
  await expect.element(panel).toMatchTextContent('Ended on')
  await expect.element(joinButton).not.toBeInTheDocument()
})

test('A person who logs in to another account does not see the status of the one before', async () => {
  const checking = deferredAnswer(joinStatus())
  await open('cash', { [statusOf503]: joined() })
  await expect.element(panel).toMatchTextContent('You have joined')
  serve({ [statusOf503]: checking.answer })
  const consent = { disclaimer: 'v1', privacy: 'v1', service: 'v1' }
  await login({ fundUserCode: 'margin', userToken: 'ticket', consent })
  await expect.element(panel).toMatchTextContent('Checking your status')
  checking.letGo()
  await expect.element(joinButton).toBeVisible()
})
