import type { HoldRequest } from '@foyer/api/conversion'
import { type Answers, broken, hanging, lost, requestsOf, serve, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import * as joinSheetStyles from '../../shared/activity/join/join-sheet.module.css'
import { joined } from '../../shared/activity/testing/join-status.ts'
import * as offerHeadStyles from '../../shared/conversion/offer-head.module.css'
import {
  accessFor,
  conversionId,
  convertedOf,
  heldOf,
  holdId,
  mine,
  points,
} from '../../shared/conversion/testing/replies.ts'
import * as sheetStyles from '../../shared/ui/sheet.module.css'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { states } from './states.ts'

const pathOf = (offer: string) => `/conversionAccess?code=${offer}`
const joinStatusCall = 'POST /api/user/488/joinStatus'
const accessCall = 'POST /api/user/488/conversion/access'
const holdCall = 'POST /api/user/488/conversion/hold'
const heldCall = 'POST /api/user/488/conversion/held'
const check = (text: string) => page.getByCss(`.${pageStyles.checks} li`).filter({ hasText: text })
const failed = page.getByCss(`.${pageStyles.checks} [data-result="fail"]`)
const action = page.getByCss(`.${gateStyles.gatePanel} .button`).last()
const terms = page.getByRole('checkbox', { name: /agree to the terms/ })
const data = page.getByRole('checkbox', { name: /go to Tidal Books/ })
const receipt = page.getByCss(`.${offerHeadStyles.receipt}`)
const passed = () => document.querySelectorAll(`.${pageStyles.checks} [data-result="pass"]`).length

const open = (offer: string, change: Parameters<typeof accessFor>[0] = {}, answers: Answers = {}) =>
  openScreen(pathOf(offer), {
    viewer: 'registered',
    answers: { [joinStatusCall]: joined(), [accessCall]: accessFor(change), ...answers },
  })

testStates(states)

test('R11 a visitor sees what a join grants, the conditions, which of them are not checked yet, and a sign-in link', async () => {
  await openScreen(pathOf('coffee'))
  await expect.poll(() => document.querySelectorAll(`.${pageStyles.checks} li`).length).toBe(5)
  await expect.element(check('Activity open')).toMatchTextContent('Met')
  await expect.element(page.getByText('Join first and receive 600 points')).toBeVisible()
  await expect.element(failed).not.toBeInTheDocument()
  await expect.element(check('Enough points')).toMatchTextContent('Checked after you join')
  expect(check('Enough points').getByCss('svg').elements()).toHaveLength(1)
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await expect
    .element(action)
    .toHaveAttribute('href', `#/loginPage?back=${encodeURIComponent('/conversionAccess?code=coffee')}`)
  zoomText(200)
  expect(sticksOut()).toEqual([])
})

test('R11 while an offer loads, the sign-in of a visitor is not the main action, and no action of a member is shown', async () => {
  await openScreen(pathOf('coffee'), { answers: { 'GET /api/conversion/access/{offer}': hanging } })
  await expect.element(action).toHaveClass('button-plain')
  await openScreen(pathOf('coffee'), {
    viewer: 'registered',
    answers: { [joinStatusCall]: joined(), [accessCall]: hanging },
  })
  await expect.element(page.getByText('Loading this voucher', { exact: true })).toBeVisible()
  await expect.element(action).not.toBeInTheDocument()
})

test('R11 an offer that fails to load leaves a link to all vouchers in the panel', async () => {
  await open('coffee', {}, { [accessCall]: broken })
  await expect.element(action).toHaveAttribute('href', '#/conversionActivities')
})

test('R11 the top bar of an offer has the colours of the page, and the top bar of all offers those of the campaign', async () => {
  const ink = (selector: string) => getComputedStyle(document.querySelector(selector)!).color
  await openScreen(pathOf('coffee'))
  await expect.poll(() => document.documentElement.dataset.campaign).toBe('points')
  expect(ink('.top-bar')).toBe(ink('body'))
  await page.viewport(390, 844)
  await openScreen('/conversionActivities')
  await expect.element(page.getByCss('.activity-hero')).toBeVisible()
  await expect.poll(() => ink('.top-bar')).toBe(ink('.activity-hero'))
  expect(ink('.top-bar')).not.toBe(ink('body'))
})

test('R11 all conditions are met after joining on the page', async () => {
  await openScreen(pathOf('book-voucher'), {
    viewer: 'registered',
    answers: {
      [accessCall]: accessFor({ mine: mine('not_joined'), balance: points(0), verdicts: { joined: 'fail' } }),
    },
  })
  serve({
    'POST /api/user/488/join': () => {
      serve({ [joinStatusCall]: joined(), [accessCall]: accessFor() })
      return { participation: joined().participation, status: joined() }
    },
  })
  await page.getByCss(`.${gateStyles.gatePanel} button`).click()
  await page.getByRole('dialog').getByRole('radio', { name: 'Hong Kong' }).click()
  await page.getByRole('dialog').getByRole('checkbox').click()
  await page.getByCss(`.${sheetStyles.sheetFooter} button`).click()
  await expect.poll(passed).toBe(6)
  await expect.element(terms).not.toBeChecked()
})

test('R11 met conditions are one line that opens; terms and data consent are not ticked in advance, and nothing is reserved before both are ticked', async () => {
  await open('book-voucher', {}, { [holdCall]: heldOf('book-voucher'), [heldCall]: heldOf('book-voucher') })
  await expect.poll(passed).toBe(6)
  await expect.element(receipt).toMatchTextContent(/Points after the exchange\s*400 points/)
  await expect.element(page.getByCss(`.${gateStyles.gatePanel}`)).not.toMatchTextContent('You have joined')
  await expect.element(check('In stock')).not.toBeVisible()
  await page.getByText('6 of 6 conditions met').click()
  await expect.element(check('In stock')).toBeVisible()
  await expect.element(terms).not.toBeChecked()
  await expect.element(data).not.toBeChecked()
  await expect.element(page.getByCss(`.${pageStyles.dataStatement}`)).toMatchTextContent('we pass your phone number')
  await expect.element(action).toHaveTextContent('Read and agree to the terms')
  await action.click()
  await expect.element(terms).toHaveFocus()
  expect(requestsOf(holdCall)).toEqual([])
  await page.getByCss(`.${joinSheetStyles.joinTerms} summary`).click()
  await expect.element(page.getByRole('article')).toMatchTextContent('Welcome points are given once per person')
  zoomText(200)
  expect(sticksOut()).toEqual([])
  zoomText(100)
  await terms.click()
  await action.click()
  await expect.element(data).toHaveFocus()
  expect(requestsOf(holdCall)).toEqual([])
  await data.click()
  await expect.element(action).toHaveTextContent('Reserve for 10 minutes')
  await action.click()
  await expect.element(page.getByCss('[data-hold]')).toBeVisible()
  expect(location.hash).toBe(`#/conversionStarting?hold=${holdId}`)
  expect(requestsOf(holdCall).map(({ body }) => body)).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      offer: 'book-voucher',
      termsVersion: 1,
      consents: ['partner_mobile'],
    },
  ])
})

test('R11 a consent that was given before is not requested again, and its time is shown', async () => {
  await open(
    'book-voucher',
    { consentedAt: Date.UTC(2026, 10, 18, 2) },
    { [holdCall]: heldOf('book-voucher'), [heldCall]: heldOf('book-voucher') },
  )
  await expect
    .element(page.getByCss(`.${pageStyles.dataStatement}`))
    .toMatchTextContent('You agreed to this on Nov 18, 2026, 10:00 HKT')
  await expect.element(terms).not.toBeChecked()
  await expect.element(data).not.toBeInTheDocument()
  await terms.click()
  await action.click()
  await expect.element(page.getByCss('[data-hold]')).toBeVisible()
  expect(requestsOf(holdCall)[0]?.body).toEqual({
    key: expect.any(String),
    offer: 'book-voucher',
    termsVersion: 1,
  })
})

test('R11 too few points fail with the number of missing points, and a link leads to all vouchers', async () => {
  await open('cinema-ticket', {
    balance: points(379),
    mine: mine('short', { missing: 1 }),
    verdicts: { points: 'fail' },
  })
  await expect.element(failed).toMatchTextContent('You need 1 point more')
  await expect.element(receipt).toMatchTextContent(/Points you have\s*379 points\s*Points missing\s*1 point/)
  await expect.poll(() => failed.elements().length).toBe(1)
  await expect.element(page.getByRole('checkbox')).not.toBeInTheDocument()
  await expect.element(action).toHaveAttribute('href', '#/conversionActivities')
})

test('R11 a person who has reached the limit of an offer sees a link to the result of their exchange', async () => {
  await open(
    'supermarket',
    { mine: mine('limit', { conversions: 1 }), verdicts: { limit: 'fail' }, converted: conversionId },
    { 'POST /api/user/488/conversion/status': convertedOf() },
  )
  await expect.element(page.getByText('You have exchanged points for this before.')).toBeVisible()
  await expect.element(failed).toMatchTextContent('You have exchanged 1, the limit is 1 each')
  await page.getByCss(`.${gateStyles.gatePanel}`).getByRole('link', { name: 'See your last exchange' }).click()
  await expect.element(page.getByText('Exchange complete')).toBeVisible()
  expect(location.hash).toBe(`#/conversionResult?id=${conversionId}`)
})

test('R11 the page of a voucher that is already reserved leads to the reservation', async () => {
  await open('coffee', { balance: points(480, 120), mine: mine('held') }, { [heldCall]: heldOf() })
  await expect.element(page.getByText(/^This voucher is reserved for you\./)).toBeVisible()
  await expect.element(terms).not.toBeInTheDocument()
  await action.click()
  await expect.element(page.getByCss('[data-hold]')).toBeVisible()
})

for (const [rule, text] of [
  ['open', 'Exchanges are closed'],
  ['residence', 'Not available where you live'],
  ['stock', 'None left'],
] as const)
  test(`R11 a failed condition that the person cannot change shows its reason and a link to all vouchers: ${rule}`, async () => {
    await open('coffee', { verdicts: { [rule]: 'fail' } })
    await expect.element(failed).toMatchTextContent(text)
    await expect.element(action).toHaveAttribute('href', '#/conversionActivities')
  })

test('R14 a reservation whose answer was lost is requested again with the same key', async () => {
  await open('coffee', {}, { [holdCall]: lost, [heldCall]: heldOf() })
  await terms.click()
  await action.click()
  await expect.element(page.getByText('We cannot confirm the result yet')).toBeVisible()
  serve({ [holdCall]: heldOf() })
  await page.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(page.getByCss('[data-hold]')).toBeVisible()
  const keys = requestsOf(holdCall).map(({ body }) => (body as HoldRequest).key)
  expect(keys.length).toBeGreaterThan(1)
  expect(new Set(keys).size).toBe(1)
  await expect.element(page.getByCss(`.${offerHeadStyles.receipt}`)).toMatchTextContent('480 points')
})

for (const offer of ['yacht', ''])
  test(`R11 an unknown offer (${offer || 'none named'}) shows a notice and a link to all vouchers`, async () => {
    await openScreen(pathOf(offer))
    await expect.element(page.getByText('We cannot find this voucher')).toBeVisible()
    await expect.element(page.getByCss(`.${gateStyles.gatePanel}`)).not.toBeInTheDocument()
    await page.getByRole('link', { name: 'See all vouchers' }).click()
    await expect.poll(() => document.querySelectorAll('[data-offer]').length).toBe(4)
  })
