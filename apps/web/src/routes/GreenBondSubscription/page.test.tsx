import { brand } from '@foyer/api/brand'
import type { MyOfferings } from '@foyer/api/offerings'
import { cutOff, expectAccessible, lost, refused, requestsOf, serve, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { goTo } from '../../platform/navigation.ts'
import * as blocksStyles from '../../shared/activity/blocks/blocks.module.css'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import * as momentStyles from '../../shared/moments/moment.module.css'
import * as applyStyles from '../../shared/offerings/apply/apply.module.css'
import * as offeringsStyles from '../../shared/offerings/offerings.module.css'
import * as resultStyles from '../../shared/offerings/result/result.module.css'
import {
  applicationReply,
  applied,
  applyEndpoint,
  cancelEndpoint,
  listEndpoint,
  mineEndpoint,
  offered,
} from '../../shared/offerings/testing/answers.ts'
import { withheldActivity } from '../../shared/offerings/testing/mainland.ts'
import { applicationFor, asOf, bond, listOf, reference } from '../../shared/offerings/testing/replies.ts'
import {
  confirm,
  fillIn,
  lastSheet,
  openSheet,
  pressSheetFooter,
  readDocument,
  typePassword,
} from '../../shared/offerings/testing/sheet.ts'
import * as passwordSheetStyles from '../../shared/ui/password-keypad/password-sheet.module.css'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as calculatorStyles from './calculator/calculator.module.css'
import * as pageStyles from './page.module.css'
import { states } from './states.ts'
import { bondSettled, earlier, openBond } from './testing/bond.ts'

const path = '/GreenBondSubscription'
const applyCall = applyEndpoint(491)
const submitted = applicationFor(bond(), 3)
const drawn = bond('allotted', {}, { lots: 5, others: 2_900 })
const card = page.getByRole('region', { name: 'My application' })
const panel = page.getByCss(`.${gateStyles.gatePanel}`)
const keys = () => requestsOf(applyCall).map(({ body }) => (body as { key: string }).key)

testStates(states)

test('X3 R15 a series that fails to load shows the error in its card with Try again as the main action, which loads it and makes the sign-in the main action', async () => {
  await openScreen(path, { answers: { [listEndpoint(491)]: lost } })
  const failed = page.getByCss(`.${frameStyles.heroCard}`)
  await expect.element(failed).toMatchTextContent('This did not load')
  expect(document.querySelector(`.${pageStyles.ladder}`)).toBeNull()
  const signIn = panel.getByRole('link', { name: 'Sign in to subscribe' })
  await expect.element(signIn).toHaveClass('button-plain')
  serve({ [listEndpoint(491)]: () => listOf(bond()) })
  const retry = failed.getByRole('button', { name: 'Try again' })
  const accent = getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()
  await expect.element(retry).toHaveStyle({ backgroundColor: accent })
  await retry.click()
  await expect.poll(() => document.querySelector(`.${pageStyles.ladderSteps}`)).not.toBeNull()
  await expect.element(signIn).not.toHaveClass('button-plain')
})

test('R15 the sheet shows the missing cash with the hotline to pay it in, and the reserved cash, and requires the document before the password', async () => {
  // the client remembers the version that was opened, so another version is unread
  await openBond({}, bond('open', { document: { ...bond().document, version: 2 } }))
  await openSheet()
  const sheet = page.getByRole('dialog')
  const lots = sheet.getByRole('spinbutton', { name: 'Lots' })
  const go = page.getByRole('button', { name: 'Confirm with your trading password' })
  await lots.fill('12')
  await expect.element(sheet).toMatchTextContent('Your available cash is HK$40,000.00 short.')
  const payIn = page.getByRole('link', { name: 'Pay in HK$40,000.00 Call +852 3000 0000' })
  await expect.element(payIn).toHaveAttribute('href', 'tel:+85230000000')
  expect(go.elements()).toEqual([])
  await lots.fill('3')
  const cost = page.getByCss(`.${applyStyles.applyCost}`)
  await expect.element(cost).toMatchTextContent('Held from your cashHK$30,000.00')
  await expect.element(cost).toMatchTextContent('Available cash afterwardsHK$50,000.00')
  await go.click()
  await expect.element(page.getByText('Open the offer document first, then go on.')).toBeVisible()
  await readDocument()
  await expectAccessible()
  await go.click()
  await expect.element(page.getByCss(`.${passwordSheetStyles.keypad}`)).toBeVisible()
  expect(requestsOf(applyCall)).toEqual([])
})

test('R15 while the cash of the account is not known, the sheet says so and the application can be confirmed', async () => {
  await openBond({ available: null, lendable: null })
  await fillIn({ lots: 99 })
  const cost = page.getByCss(`.${applyStyles.applyCost}`)
  await expect.element(cost).toMatchTextContent('Available cashCannot be shown now; checked when you apply')
  await pressSheetFooter()
  await expect.element(page.getByCss(`.${passwordSheetStyles.keypad}`)).toBeVisible()
})

const waysOn: readonly (readonly [Partial<MyOfferings>, string, RegExp])[] = [
  [{ elsewhere: [bond().code] }, 'Log in to another account', /^#\/selectLogin\?way=account&back=%2FGreenBond/],
  [{ holderRule: 'account_type' }, 'Log in to another account', /^#\/selectLogin\?way=account&back=%2FGreenBond/],
  [{ holderRule: 'identity_document' }, `Call ${brand.hotline}`, /^tel:/],
  [{ holderRule: 'age' }, 'See other activities', /^#\/$/],
]
for (const [account, words, href] of waysOn)
  test(`R15 an account that cannot apply because of ${JSON.stringify(account)} has the way on "${words}"`, async () => {
    await openBond(account)
    await expect
      .element(page.getByCss(`.${gateStyles.gatePanel}`).getByRole('link', { name: words }))
      .toHaveAttribute('href', expect.stringMatching(href))
  })

test('SCREEN-2 lots that were chosen on the page are in the application sheet', async () => {
  await openBond()
  const calculation = page.getByRole('region', { name: 'Work it out' })
  await calculation.getByRole('spinbutton', { name: 'Lots you apply for' }).fill('7')
  await openSheet()
  const sheet = page.getByRole('dialog')
  await expect.element(sheet.getByRole('spinbutton', { name: 'Lots' })).toHaveValue('7')
  await expect
    .element(sheet.getByCss(`.${applyStyles.applyCost}`))
    .toMatchTextContent('Held from your cashHK$70,000.00')
})

test('R15 a wrong password shows how many tries are left, and the right password then submits the application', async () => {
  await openBond()
  serve({ [applyCall]: refused('trading_password_wrong', { attemptsLeft: 4 }) })
  await fillIn({ lots: 3 })
  await confirm('135790')
  await expect.element(page.getByText('Incorrect password. Tries left: 4.')).toBeVisible()
  await expect
    .element(
      lastSheet()
        .getByText(/^Forgot your trading password\?/)
        .getByRole('link'),
    )
    .toHaveAttribute('href', `tel:${brand.hotline.replaceAll(' ', '')}`)
  serve({ [applyCall]: applied(bond(), 3) })
  await typePassword()
  await expect.element(lastSheet()).toMatchTextContent(reference)
  expect(requestsOf(applyCall).at(-1)?.body).toMatchObject({
    offering: 'green-bond-2026-1',
    lots: 3,
    method: 'cash',
    documentVersion: 1,
  })
  await page.getByRole('button', { name: 'Done' }).click()
  await expect.element(page.getByRole('button', { name: 'See my application' })).toHaveFocus()
  await expect.element(card).toMatchTextContent('Held from your cashHK$30,000.00')
})

test('R15 an application is cancelled after a confirmation and the password, and its money is returned', async () => {
  await openBond({ available: 50_000_00, applications: [submitted] })
  await page.getByRole('button', { name: 'See my application' }).click()
  await card.getByRole('button', { name: 'Cancel this application' }).click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent('HK$30,000.00 returns to your cash at once')
  await page.getByRole('button', { name: 'Continue to cancel' }).click()
  serve({ [cancelEndpoint(491)]: applicationReply(applicationFor(bond(), 3, 'cancelled')) })
  await typePassword()
  await expect.element(card).toMatchTextContent('HK$30,000.00 was returned to your cash in full.')
  await expect.element(card.getByRole('article')).toHaveFocus()
  await expect.element(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
  expect(requestsOf(cancelEndpoint(491)).map(({ body }) => body)).toMatchObject([{ reference }])
})

test('R15 an application without an answer is requested again under the same key', async () => {
  await openBond()
  await fillIn({ lots: 2 })
  serve({ [applyCall]: lost, [mineEndpoint]: refused('rate_limited') })
  await confirm()
  await expect.element(page.getByText('We cannot confirm the result yet')).toBeVisible()
  const before = keys().length
  serve({ [applyCall]: applied(bond(), 2) })
  await page.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(lastSheet()).toMatchTextContent('Check your application for 2 lots')
  await typePassword()
  await expect.element(page.getByCss(`.${momentStyles.momentReference}`)).toBeVisible()
  expect(keys()).toEqual(Array(before + 1).fill(keys()[0]))
})

test('R15 an application that the account does not show can be submitted again under its key, also on the next visit', async () => {
  await openBond()
  await fillIn({ lots: 2 })
  serve({ [applyCall]: lost })
  await confirm()
  await expect.element(lastSheet()).toMatchTextContent('We cannot confirm the result yet')
  const before = keys().length
  goTo('/about')
  await expect.element(panel).not.toBeInTheDocument()
  goTo(path)
  await bondSettled()
  await panel.getByRole('button').click()
  await expect.element(lastSheet()).toMatchTextContent('We cannot confirm the result yet')
  serve({ [applyCall]: applied(bond(), 2) })
  await lastSheet().getByRole('button', { name: 'Submit it again' }).click()
  await typePassword()
  await expect.element(page.getByCss(`.${momentStyles.momentReference}`)).toBeVisible()
  expect(keys()).toEqual(Array(before + 1).fill(keys()[0]))
})

test('R15 a newer document opens automatically, and the sheet shows that nothing was submitted', async () => {
  const newer = bond('open', { document: { ...bond().document, version: 7 } })
  await openBond()
  await fillIn()
  serve({ [applyCall]: refused('terms_outdated'), [listEndpoint(491)]: listOf(newer) })
  await confirm()
  await expect.element(page.getByCss(`.${offeringsStyles.document}`)).toMatchTextContent('Version 7')
  await page.getByRole('button', { name: 'I have read it' }).click()
  await expect.element(lastSheet()).toMatchTextContent('The offer document was updated and nothing was submitted.')
  serve({ [applyCall]: applied(newer, 1) })
  await pressSheetFooter()
  await typePassword()
  await expect.element(page.getByCss(`.${momentStyles.momentReference}`)).toBeVisible()
  expect(requestsOf(applyCall).at(-1)?.body).toMatchObject({ documentVersion: 7 })
})

test('R15 an application that the server refuses after our cut-off is not submitted, and the panel shows the closing', async () => {
  await openBond()
  await fillIn()
  serve({ [applyCall]: refused('offering_cut_off'), [listEndpoint(491)]: listOf(bond('cut_off')) })
  await confirm()
  await expect
    .element(page.getByText('Our cut-off has passed. Nothing was submitted and nothing was charged.'))
    .toBeVisible()
  await page.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.element(panel).toMatchTextContent('Closed for orders')
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument()
  await expect.element(page.getByCss(`.${frameStyles.facts}`)).toMatchTextContent('Our cut-off was')
})

test('R15 a settled bond shows its allotment, the check on this device, and the settled money', async () => {
  const done = bond('settled', { lotsOnOffer: 5 }, { lots: 3, others: 2 })
  await openBond({ applications: [applicationFor(done, 3, 'refunded')] }, done)
  const result = page.getByRole('region', { name: 'Allotment result' })
  const rows = () =>
    [...document.querySelectorAll(`.${resultStyles.allotmentTiers} tr`)].map(({ textContent }) => textContent)
  await expect.poll(rows).toEqual(['Applied forEach getsOne more by ballot', '3 lotsYours1 lot2 of 3'])
  await result.getByRole('button', { name: 'Check it on this device' }).click()
  await expect.element(result.getByRole('status')).toHaveTextContent('Everything checked here matches.')
  expect(document.querySelectorAll(`.${resultStyles.proofChecks} [data-finding="ok"]`).length).toBe(6)
  await expect.element(card).toMatchTextContent(reference)
  await expect.element(card).toMatchTextContent('Money settled')
  await expect
    .element(card)
    .toMatchTextContent(/Paid to the issuerHK\$[12]0,000\.00.*Returned to your cashHK\$[12]0,000\.00/)
})

for (const [name, offering, application, words] of [
  ['without an application', bond(), undefined, /Floor rate, per year\s*4\.00%/],
  ['with an application', bond(), submitted, /My application\s*HK\$30,000\s*3 lots\s*Result on \w{3} \d+/],
  [
    'with an allotment',
    drawn,
    applicationFor(drawn, 5, 'allotted'),
    /Allotted to you\s*HK\$40,000\s*4 lots\s*Settled on \w{3} \d+/,
  ],
] as const)
  test(`R15 the headline of an account ${name} leads with what it has and what comes next`, async () => {
    await openBond({ applications: application ? [application] : [] }, offering)
    await expect.element(page.getByCss(`.${frameStyles.offer}`)).toMatchTextContent(words)
  })

test('R15 the day of the settlement stands in the headline and in the steps of an account with an allotment, and not beside the phase', async () => {
  await openBond({ applications: [applicationFor(drawn, 5, 'allotted')] }, drawn)
  await expect.element(card).toMatchTextContent('The money stays held until it is settled.')
  await expect.element(page.getByCss(`.${frameStyles.facts}`)).toHaveTextContent('Allotted')
})

test('R15 the payments on the headline card are those of one lot, and of the lots that an account has', async () => {
  const ladder = page.getByCss(`.${pageStyles.ladder}`)
  await openBond({}, drawn)
  await expect
    .element(ladder)
    .toMatchTextContent(/Payments on 1 lot \(HK\$10,000\)\s*6 interest payments\s*at least HK\$200 each.*HK\$10,000/)
  await openBond({ applications: [applicationFor(drawn, 5, 'allotted')] }, drawn)
  await expect
    .element(ladder)
    .toMatchTextContent(/Payments on 4 lots \(HK\$40,000\)\s*6 interest payments\s*at least HK\$800 each.*HK\$40,000/)
})

for (const [hours, chip, countdowns] of [
  [73, 'Open', 0],
  [72, '3 days left', 0],
  [49, '3 days left', 0],
  [25, '2 days left', 0],
  [23, 'Open', 1],
] as const)
  test(`R15 the chip of a series says "${chip}" ${hours} hours before the cut-off, with ${countdowns} countdowns`, async () => {
    const { dates } = bond()
    await openBond({}, { ...bond(), dates: { ...dates, cutOff: asOf + hours * 3_600_000 } })
    const facts = page.getByCss(`.${frameStyles.facts}`)
    await expect.element(facts).toMatchTextContent(new RegExp(`^${chip}Apply by `))
    expect(facts.getByRole('timer').elements()).toHaveLength(countdowns)
  })

test('R15 the terms state each fact once, with the limit per person in lots and as an amount', async () => {
  await openScreen(path, { answers: offered([bond()]) })
  await bondSettled()
  const terms = page.getByCss(`.${pageStyles.bondTerms}`)
  await expect.element(terms).toMatchTextContent('Limit per person100 lots (HK$1,000,000)')
  const labels = [...document.querySelectorAll(`.${pageStyles.bondTerms} dt`)].map(({ textContent }) => textContent)
  expect(new Set(labels).size).toBe(labels.length)
})

test('R15 the minimum interest is shown with its formula, and the chances as a curve, in words and as a table', async () => {
  await openScreen(path, { answers: offered([bond('upcoming', { lotsOnOffer: 1_000 })]) })
  await bondSettled()
  const calculation = page.getByRole('region', { name: 'Work it out' })
  await calculation.getByRole('spinbutton', { name: 'Lots you apply for' }).fill('7')
  await expect.element(calculation).toMatchTextContent('HK$70,000 × 4.00% ÷ 2 = HK$1,400.00')
  await expect.element(calculation).toMatchTextContent('HK$1,400.00 × 6 payments = HK$8,400.00')
  const words = calculation.getByCss(`.${calculatorStyles.chancesWords}`)
  ;(calculation.getByRole('slider').element() as HTMLElement).focus()
  await userEvent.keyboard('{Home}')
  await expect.element(words).toHaveTextContent('On this assumption everyone gets all 7 lots.')
  await userEvent.keyboard('{End}')
  await expect
    .element(words)
    .toHaveTextContent('On this assumption all 1,000 lots go by ballot, at most one each, with a chance of about 33%.')
  await expect
    .element(calculation.getByRole('img'))
    .toHaveAccessibleName(
      'The more applications there are, the fewer lots each person gets: 7 lots at 10 applications; 0 lots at 3,000 applications.',
    )
  await calculation.getByText('View as a table').click()
  await expect.element(calculation.getByRole('row').last()).toHaveTextContent('3,0000 lots1,000')
})

test('R15 a mainland visitor sees the notice, and neither the terms nor a button to apply', async () => {
  await openScreen(path, {
    answers: {
      [listEndpoint(491)]: { asOf, activity: 491, withheld: true, offerings: [] },
      'GET /api/activities/green-bond': () => withheldActivity('green-bond'),
    },
  })
  await expect.element(page.getByText('Not available in mainland China').first()).toBeVisible()
  expect(
    document.querySelector(
      `.${pageStyles.bondTerms}, .${calculatorStyles.calculation}, .${offeringsStyles.keyDates}, .${gateStyles.gatePanel}`,
    ),
  ).toBeNull()
})

for (const [language, theme] of [
  ['zh-HK', 'dark'],
  ['en-US', 'light'],
] as const)
  test(`R15 the page is accessible, and not cut off at 200 % text and 360 px (${language})`, async () => {
    await openScreen(path, { answers: offered([bond(), earlier]), language, theme, size: [360, 780] })
    await bondSettled()
    await page.getByCss(`.${pageStyles.bondOther} summary`).click()
    await page.getByCss(`.${resultStyles.proof} .button`).click()
    await expectAccessible()
    zoomText(200)
    await expect.poll(sticksOut).toEqual([])
    expect(
      cutOff(
        `.${frameStyles.activityBody} :is(.${blocksStyles.card}, .${frameStyles.facts}) :not(.visually-hidden, input, svg, svg *)`,
      ),
    ).toEqual([])
  })

test('R15 past the cut-off a visitor can sign in to see an application, which is not the main action', async () => {
  await openScreen(path, { answers: offered([bond('cut_off')]) })
  await expect.element(panel.getByRole('link', { name: 'Sign in to see your application' })).toHaveClass('button-plain')
})

test('R15 after the allotment the panel says how many lots the account has', async () => {
  await openBond({ applications: [applicationFor(drawn, 5, 'allotted')] }, drawn)
  await expect.element(panel).toMatchTextContent(/\d lots?/)
  await expect.element(panel).not.toMatchTextContent('You have applied')
})

test('R15 an application that was not placed holds no cash, and its confirmation is in the past', async () => {
  await openBond({ applications: [applicationFor(bond(), 3, 'refused')] })
  await expect.element(card).toMatchTextContent('Held from your cashHK$0.00')
  await expect.element(card).toMatchTextContent('Sent for confirmation')
})
