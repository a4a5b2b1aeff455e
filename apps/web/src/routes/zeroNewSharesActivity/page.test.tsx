import { costOf, settlementOf } from '@foyer/api/arithmetic/offering-costs'
import { expectAccessible, requestsOf, serve, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as blocksStyles from '../../shared/activity/blocks/blocks.module.css'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import { joinStatus } from '../../shared/activity/testing/join-status.ts'
import * as momentStyles from '../../shared/moments/moment.module.css'
import * as applicationStyles from '../../shared/offerings/application/application.module.css'
import * as applyStyles from '../../shared/offerings/apply/apply.module.css'
import { removeChoice } from '../../shared/offerings/choice.ts'
import * as offeringsStyles from '../../shared/offerings/offerings.module.css'
import { formatWhole } from '../../shared/offerings/rates.ts'
import * as resultStyles from '../../shared/offerings/result/result.module.css'
import {
  applicationReply,
  applyEndpoint,
  listEndpoint,
  mineEndpoint,
  offered,
} from '../../shared/offerings/testing/answers.ts'
import { withheldActivity } from '../../shared/offerings/testing/mainland.ts'
import { applicationFor, asOf, listOf, mine, newShare, reference } from '../../shared/offerings/testing/replies.ts'
import { confirm, fillIn, lastSheet, openSheet, settled } from '../../shared/offerings/testing/sheet.ts'
import * as statusChipStyles from '../../shared/rewards/status-chip.module.css'
import * as monthGridStyles from '../../shared/ui/calendar/month-grid.module.css'
import { goTo, leaveScreen, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import { become } from '../../testing/viewer.ts'
import * as pageStyles from './page.module.css'
import { states } from './states.ts'
import { everyPhase } from './testing/offerings.ts'

const path = '/zeroNewSharesActivity'
const offering = newShare()
const own = { available: 10_000_00, lendable: 60_000_00 }
const card = page.getByCss(`.${applicationStyles.application}`)
const panel = page.getByCss(`.${gateStyles.gatePanel}`)
const money = (cents: number) =>
  `HK$${new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 }).format(cents / 100)}`

const openOffering = (one = offering, account = mine(own)) =>
  openScreen(`${path}?offering=${one.code}`, {
    viewer: 'margin',
    answers: { ...offered([one]), [mineEndpoint]: account },
  })
/** Simulates a tab that is shown again: the page requests its answers again. */
const comeBack = () => window.dispatchEvent(new Event('visibilitychange'))

testStates(states)

test('R19 a loan above what can be lent offers to pay in cash instead', async () => {
  await openOffering(offering, mine({ available: 90_000_00, lendable: 1_000_00 }))
  await fillIn({ lots: 10, method: 'margin' })
  await page.getByRole('button', { name: 'Pay in cash instead' }).click()
  await expect.element(page.getByRole('dialog').getByRole('radio', { name: 'Cash' })).toBeChecked()
  await expect.element(page.getByRole('button', { name: 'Confirm with your trading password' })).toBeVisible()
})

test('R19 an application with a loan shows the loan and the reserved cash, and is sent with its lots and method', async () => {
  const cost = costOf(offering, 10, 'margin')
  await openOffering()
  await fillIn({ lots: 10, method: 'margin' })
  const form = page.getByCss(`.${applyStyles.applyForm}`)
  for (const words of [
    `Less: the loan−${money(cost.loan)}`,
    `Loan interest${money(cost.interest)}`,
    `Held from your cash${money(cost.own)}`,
    'Available cashHK$10,000.00',
    'Available to borrowHK$60,000.00',
  ])
    await expect.element(form).toMatchTextContent(words)
  const application = applicationFor(offering, 10, 'submitted', 'margin')
  serve({ [applyEndpoint(495)]: applicationReply(application, { available: 10_000_00 - cost.own }) })
  await confirm()
  await expect.element(page.getByCss(`.${momentStyles.momentReference}`)).toHaveTextContent(`Reference ${reference}`)
  expect(requestsOf(applyEndpoint(495)).map(({ body }) => body)).toEqual([
    {
      key: expect.stringMatching(/^.{16,}$/),
      offering: offering.code,
      lots: 10,
      method: 'margin',
      documentVersion: 1,
      tradingPassword: expect.not.stringMatching(/246810/),
    },
  ])
  await lastSheet().getByRole('button', { name: 'Done' }).click()
  await expect.element(card).toMatchTextContent(reference)
  await expect.element(card).toMatchTextContent(money(cost.own))
  await expect.element(panel).toMatchTextContent('You have applied')
  await expect.element(panel.getByRole('link', { name: 'All new shares' })).toBeVisible()
  const facts = document.querySelector(`.${pageStyles.offeringFacts}`)!
  expect(card.element().compareDocumentPosition(facts)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

test('R19 a page that is shown again has the allotment and its check on this device, and later the settled money', async () => {
  const demand = { lots: 10, others: 100 }
  const allotted = newShare('allotted', { lotsOnOffer: 300 }, demand)
  const submitted = applicationFor(offering, 10, 'submitted', 'margin')
  await openOffering(offering, mine({ applications: [submitted] }))
  await expect.element(card.getByCss(`.${statusChipStyles.statusChip}`)).toHaveTextContent('Submitted')

  const got = applicationFor(allotted, 10, 'allotted', 'margin')
  serve({ [listEndpoint(495)]: listOf(allotted), [mineEndpoint]: mine({ applications: [got] }) })
  comeBack()
  await expect.element(card.getByCss(`.${statusChipStyles.statusChip}`)).toHaveTextContent('Allotted')
  await expect
    .element(card.getByCss(`.${applicationStyles.applicationLots} dd`).nth(1))
    .toHaveTextContent(got.lotsAllotted === 1 ? '1 lot' : `${got.lotsAllotted} lots`)
  await page.getByRole('button', { name: 'Check it on this device' }).click()
  await expect
    .element(page.getByCss(`.${resultStyles.proofVerdict}`))
    .toHaveTextContent('Everything checked here matches.')
  await expect
    .element(page.getByCss(`.${resultStyles.proofChecks} li`).last())
    .toHaveTextContent('Your ticket gives what you were allottedRight')

  const done = newShare('settled', { lotsOnOffer: 300 }, demand)
  const refunded = applicationFor(done, 10, 'refunded', 'margin')
  serve({ [listEndpoint(495)]: listOf(done), [mineEndpoint]: mine({ applications: [refunded] }) })
  comeBack()
  await expect.element(card.getByCss(`.${statusChipStyles.statusChip}`)).toHaveTextContent('Money settled')
  const { refund, loanReturned } = settlementOf(done, 10, 'margin', refunded.lotsAllotted ?? 0)
  await expect.element(card).toMatchTextContent(`Loan returned${money(loanReturned)}`)
  await expect.element(card).toMatchTextContent(`Returned to your cash${money(refund)}`)
})

test.each([
  ['placing', 'We are confirming your application'],
  ['refused', 'Your application was not placed'],
] as const)('R19 the list shows an application that is %s', async (status, words) => {
  await openScreen(path, {
    viewer: 'margin',
    answers: offered([offering], { applications: [applicationFor(offering, 2, status)] }),
  })
  await settled()
  await expect.element(page.getByCss(`[data-offering] .${statusChipStyles.statusChip}`).last()).toHaveTextContent(words)
})

test('R19 the first view has the open offering that closes first, with its price, the cost of a lot with its fees and the time left', async () => {
  const later = newShare('open', { code: 'later', stockCode: '99220' })
  const last = { ...later, dates: { ...later.dates, cutOff: later.dates.cutOff + 86_400_000 } }
  await openScreen(path, { answers: offered([last, offering]) })
  await settled()
  const ticket = page.getByCss(`.${pageStyles.openCard}`)
  await expect.element(ticket).toHaveAttribute('href', `#${path}?offering=${offering.code}`)
  await expect.element(ticket).toMatchTextContent(/\d+ (days|hours) left/)
  await expect
    .element(ticket)
    .toMatchTextContent(`Cost of ${offering.lotSize} shares${formatWhole(costOf(offering, 1, 'cash').own)}`)
  await expect.element(page.getByRole('region', { name: 'Also open' })).toMatchTextContent('99220')
})

for (const [hours, left] of [
  [71, '3 days left'],
  [49, '3 days left'],
  [25, '2 days left'],
] as const)
  test(`R19 the list and the page of an offering both say "${left}" ${hours} hours before the cut-off`, async () => {
    const one = { ...offering, dates: { ...offering.dates, cutOff: asOf + hours * 3_600_000 } }
    await openScreen(path, { answers: offered([one]) })
    await expect.element(page.getByCss(`.${pageStyles.openLeft}`)).toHaveTextContent(left)
    await openScreen(`${path}?offering=${one.code}`, { answers: offered([one]) })
    await expect
      .element(page.getByCss(`.${frameStyles.factsNow} .${statusChipStyles.statusChip}`))
      .toHaveTextContent(left)
  })

test('R19 the list counts the hours on the last day', async () => {
  const one = { ...offering, dates: { ...offering.dates, cutOff: asOf + 3_600_000 } }
  await openScreen(path, { answers: offered([one]) })
  await expect.element(page.getByCss(`.${pageStyles.openLeft}`)).toHaveTextContent('1 hour left')
})

test('R19 the second figures of all cards stand below each other, and the status of each stands above its code', async () => {
  await openScreen(path, { answers: offered(everyPhase) })
  await settled()
  const cards = [...document.querySelectorAll(`.${pageStyles.offer}`)]
  const placesOf = (selector: string) => cards.map((one) => one.querySelector(selector)?.getBoundingClientRect())
  const lefts = placesOf(`.${pageStyles.offerFigures} > :nth-child(2)`).map((place) => place?.left)
  expect(cards.length).toBeGreaterThan(3)
  expect(new Set(lefts).size).toBe(1)
  const codes = placesOf(`.${pageStyles.offerHead} > small`)
  for (const [n, chip] of placesOf(`.${statusChipStyles.statusChip}`).entries())
    expect(chip?.bottom).toBeLessThanOrEqual(codes[n]?.top ?? 0)
})

test('R19 the list names the period in which the handling fee is waived', async () => {
  await openScreen(path, { answers: offered([offering]) })
  await settled()
  const period = page.getByRole('region', { name: 'Activity period' })
  await expect.element(period).toMatchTextContent(/Open now\s*Fee waived to/)
})

test('R19 without new shares the list shows no period', async () => {
  await openScreen(path, { answers: offered([]) })
  await expect.element(page.getByText('There are no new shares now')).toBeVisible()
  expect(page.getByRole('region', { name: 'Activity period' }).elements()).toEqual([])
})

test('R19 the list of a person who applied leads with their lots and the day of the result', async () => {
  await openScreen(path, {
    viewer: 'margin',
    answers: offered(everyPhase, { applications: [applicationFor(offering, 2)] }),
  })
  await expect
    .element(page.getByCss(`.${frameStyles.offer}`))
    .toMatchTextContent(/Cedar Ridge Medical\s*2 lots\s*applied for\s*Result Nov 27/)
})

test('R19 while nothing is open, the first view has the offering that opens next, and the panel leads to it', async () => {
  await openScreen(path, { viewer: 'margin', answers: offered(everyPhase.slice(1), {}) })
  await settled()
  const ticket = page.getByCss(`.${pageStyles.openCard}`)
  await expect
    .element(ticket)
    .toMatchTextContent(/No new shares are open now\s*Harbourlight Logistics.*Opens .*\d\d:\d\d.*HK\$9\.80/)
  await expect
    .element(panel.getByRole('link', { name: 'See Harbourlight Logistics' }))
    .toHaveAttribute('href', `#${path}?offering=harbourlight-logistics`)
})

test('R19 an application without an allotment shows zero lots and the returned money', async () => {
  const done = newShare('settled', { lotsOnOffer: 3 }, { lots: 1, others: 400 })
  const none = applicationFor(done, 1, 'refunded')
  expect(none.lotsAllotted).toBe(0)
  await openOffering(done, mine({ applications: [none] }))
  await expect.element(card.getByCss(`.${statusChipStyles.statusChip}`)).toHaveTextContent('Money settled')
  await expect.element(card.getByCss(`.${applicationStyles.applicationSteps}`)).toMatchTextContent('Not allotted')
  await expect.element(card.getByCss(`.${applicationStyles.applicationLots}`)).toMatchTextContent('Allotted0 lots')
  await expect.element(card).toMatchTextContent(`Returned to your cash${money(none.blocked)}`)
})

test('R19 the check reports a seed that does not match its fingerprint', async () => {
  const done = newShare('settled', {}, { lots: 3, others: 20 })
  await openOffering({ ...done, ballot: { ...done.ballot, seed: '0'.repeat(64) } })
  await page.getByRole('button', { name: 'Check it on this device' }).click()
  await expect.element(page.getByCss(`.${resultStyles.proofVerdict}`)).toMatchTextContent('A check failed')
  await expect
    .element(page.getByCss(`.${resultStyles.proofChecks} li`).first())
    .toHaveTextContent('The seed matches the fingerprint published beforeWrong')
})

test('R19 a visitor sees the offerings by phase, opens one of them, and returns to the list', async () => {
  await openScreen(path, { answers: offered(everyPhase) })
  await settled()
  const groups = () =>
    [...document.querySelectorAll(`.${frameStyles.activityBody} section:has(.${pageStyles.offers}) > h2`)].map(
      ({ textContent }) => textContent,
    )
  await expect.poll(groups).toEqual(['Coming up', 'Waiting for the result', 'Results'])
  await page.getByCss(`.${pageStyles.openCard}`).click()
  await expect.poll(() => location.hash).toBe(`#${path}?offering=cedar-ridge-medical`)
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Cedar Ridge Medical')
  await page.getByRole('link', { name: 'All new shares' }).click()
  await expect.poll(groups).toEqual(['Coming up', 'Waiting for the result', 'Results'])
})

test('R19 a visitor is invited to apply for an open offering only', async () => {
  const [open] = everyPhase
  const openAs = async (code: string) => {
    await openScreen(`${path}?offering=${code}`, { answers: offered(everyPhase) })
    await expect.element(page.getByRole('heading', { name: 'Prospectus' })).toBeVisible()
  }
  await openAs(open.code)
  await expect.element(panel.getByRole('link', { name: 'Sign in to apply' })).toBeVisible()
  await openAs('terrace-tea')
  await expect.element(panel).not.toBeInTheDocument()
})

test('R19 an allotment with a loan that is still owed has no sign of success when the money is settled', async () => {
  const done = newShare('settled', {}, { lots: 2, others: 3 })
  const application = applicationFor(done, 2, 'refunded', 'margin')
  expect(application.settlement?.loanLeft).toBeGreaterThan(0)
  await openOffering(done, mine({ applications: [application] }))
  await expect.element(card.getByCss(`.${statusChipStyles.statusChip}`)).toHaveAttribute('data-tone', 'info')
})

test('R19 the page of an offering calculates the costs with the handling fee waived, with a loan and in cash', async () => {
  await openScreen(`${path}?offering=${offering.code}`, { answers: offered([offering]) })
  await settled()
  const costs = page.getByCss(`.${pageStyles.costs}`)
  await costs.getByRole('spinbutton').fill('3')
  await costs.getByText('With a loan', { exact: true }).click()
  const cost = costOf(offering, 3, 'margin')
  for (const words of [
    'Our handling feeWaivedHK$0.00',
    `Brokerage${money(cost.amount)} × 1%${money(cost.fees.brokerage)}`,
    `× 4.80% × 7 days ÷ 365${money(cost.interest)}`,
    `Your own cash${money(cost.own)}`,
  ])
    await expect.element(costs).toMatchTextContent(words)
  await costs.getByText('Cash', { exact: true }).click()
  await expect.element(costs).not.toMatchTextContent('÷ 365')
  await expect.element(costs).toMatchTextContent(`Held when you submit${money(cost.amount + cost.feesTotal)}`)
})

test('SCREEN-2 the calculator starts with one lot in cash', async () => {
  removeChoice(offering.code)
  await openScreen(`${path}?offering=${offering.code}`, { answers: offered([offering]) })
  await settled()
  const costs = page.getByCss(`.${pageStyles.costs}`)
  await expect.element(costs.getByRole('spinbutton')).toHaveValue('1')
  await expect.element(costs.getByRole('radio', { name: 'Cash' })).toBeChecked()
})

const chooseSevenOnMargin = async () => {
  const costs = page.getByCss(`.${pageStyles.costs}`)
  await costs.getByRole('spinbutton').fill('7')
  await costs.getByText('With a loan', { exact: true }).click()
}

test('SCREEN-2 lots and payment that a visitor chose on the page are in the application sheet after the sign-in', async () => {
  const address = `${path}?offering=${offering.code}`
  await openScreen(address, { answers: offered([offering], own) })
  await settled()
  await chooseSevenOnMargin()
  await leaveScreen()
  await become('margin')
  serve({ 'POST /api/user/{number}/joinStatus': joinStatus({ gate: 'available' }) })
  await goTo(address)
  await settled()
  await openSheet()
  const form = page.getByCss(`.${applyStyles.applyForm}`)
  await expect.element(form.getByRole('spinbutton')).toHaveValue('7')
  await expect.element(form.getByRole('radio', { name: 'With a loan' })).toBeChecked()
  await expect.element(form).toMatchTextContent(`Held from your cash${money(costOf(offering, 7, 'margin').own)}`)

  // the page has the number that was changed in the sheet
  await form.getByRole('spinbutton').fill('4')
  await lastSheet().getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(page.getByCss(`.${pageStyles.costs}`).getByRole('spinbutton')).toHaveValue('4')
})

test('SCREEN-2 a cash account that chose a loan on the page applies in cash', async () => {
  await openScreen(`${path}?offering=${offering.code}`, {
    viewer: 'cash',
    answers: offered([offering], { available: 90_000_00, accountType: 'cash' }),
  })
  await settled()
  await chooseSevenOnMargin()
  await openSheet()
  await expect
    .element(page.getByCss(`.${applyStyles.applyForm}`))
    .toMatchTextContent(`Held from your cash${money(costOf(offering, 7, 'cash').own)}`)
})

test('R19 the page of an offering has its dates in a calendar and as a list, and is accessible', async () => {
  await openScreen(`${path}?offering=${offering.code}`, { answers: offered([offering]), size: [360, 780] })
  await settled()
  await page.getByText('Calendar', { exact: true }).click()
  const calendar = page.getByCss(`.${monthGridStyles.calendar}`)
  await expect.element(calendar.getByRole('grid')).toBeVisible()
  await expect.element(calendar.getByRole('button', { name: /Our cut-off to apply or cancel \d\d:\d\d/ })).toBeVisible()
  expect(document.querySelectorAll(`.${offeringsStyles.keyDates} li`).length).toBe(6)
  await expectAccessible()
  zoomText(200)
  await expect.poll(sticksOut).toEqual([])
})

test('R19 a mainland visitor is shown the notice and no offering', async () => {
  await openScreen(`${path}?offering=cedar-ridge-medical`, {
    answers: {
      [listEndpoint(495)]: { asOf, activity: 495, withheld: true, offerings: [] },
      'GET /api/activities/new-shares': () => withheldActivity('new-shares'),
    },
  })
  await expect.element(page.getByText('Not available in mainland China').first()).toBeVisible()
  expect(
    document.querySelector(
      `.${pageStyles.openCard}, .${blocksStyles.card}.${pageStyles.offer}, .${pageStyles.offeringFacts}, .${pageStyles.costs}`,
    ),
  ).toBeNull()
  expect(document.querySelector('main')?.textContent).not.toMatch(/HK\$|Cedar/)
})
