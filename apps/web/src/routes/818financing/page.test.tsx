import { cutOff, expectAccessible, requestsOf, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as gateStyles from '../../shared/activity/gate/gate.module.css'
import {
  agreement,
  detailOf,
  joinReply,
  sheet,
  textOf,
  withheld,
} from '../../shared/activity/testing/activity-screen.ts'
import { joined, joinStatus } from '../../shared/activity/testing/join-status.ts'
import * as endlessListStyles from '../../shared/ui/endless-list/endless-list.module.css'
import * as fieldStyles from '../../shared/ui/field.module.css'
import * as sheetStyles from '../../shared/ui/sheet.module.css'
import { type Opening, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { settled, states } from './states.ts'
import {
  coupon,
  couponOf,
  daysLeft,
  detail,
  join,
  otherAccount,
  path,
  rates,
  securities,
  status,
} from './testing/replies.ts'

const open = async (opening: Opening = {}) => {
  await openScreen(path, opening)
  await settled()
}
const card = page.getByRole('region', { name: 'Try an amount' })
const amount = card.getByRole('textbox', { name: 'Borrow' })
const calculation = page.getByCss(`.${pageStyles.calculation}`)
const working = page.getByCss(`.${pageStyles.working}`).first()
const mine = page.getByRole('region', { name: 'My interest coupon' })
const rows = () => document.querySelectorAll(`.${pageStyles.security}`).length
const texts = (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent)

testStates(states)

test('R7 a person calculates interest, searches for a security and claims the coupon, which is shown with its code', async () => {
  await open({ viewer: 'margin', answers: { [status]: joinStatus(), [join]: joinReply(), [couponOf]: coupon() } })
  await amount.fill('600000')
  await expect.element(working).toMatchTextContent('HK$500,000.00 × 4.80% × 30 ÷ 365')
  await page.getByRole('textbox', { name: 'Code or name' }).fill('tracker')
  await expect.poll(rows).toBe(1)
  await expect.element(page.getByCss(`.${pageStyles.security}`)).toMatchTextContent('02800 · HKD')
  await expect.element(mine).toMatchTextContent('Ready to claim')
  expect(requestsOf(couponOf)).toEqual([])
  ;(page.getByCss(`.${gateStyles.gatePanel} button`).element() as HTMLElement).click()
  await sheet.getByRole('radio').first().click()
  await agreement.click()
  await sheet.getByCss(`.${sheetStyles.sheetFooter} button`).click()
  await expect.element(mine).toMatchTextContent(/In effect\s*Coupon M-7Q2M-9XRT/)
  await expect.element(mine).toMatchTextContent('HK$5,000,000')
  await expect.element(page.getByCss(`.${gateStyles.gatePanel}`)).toMatchTextContent(/Coupon claimed.*K7M2Q-9XRT4/)
  expect(requestsOf(join).map(({ body }) => body)).toMatchObject([{ termsVersion: 1, residence: 'hong_kong' }])
})

test('SCREEN-7 the main action after claiming the coupon leads to the coupon', async () => {
  await open({ viewer: 'margin', answers: { [status]: joined(), [couponOf]: coupon() } })
  await page.getByCss(`.${gateStyles.gatePanel}`).getByRole('button', { name: 'See my coupon' }).click()
  await expect.element(mine).toHaveFocus()
  await expect.element(mine).toBeInViewport()
  await expect.element(mine).toMatchTextContent('Coupon M-7Q2M-9XRT')
})

test('R7 a person who claimed the coupon and is no longer logged in sees a request to log in to the account', async () => {
  await open({ viewer: 'registered', answers: { [status]: joinReply().status } })
  await expect.element(mine).toMatchTextContent('Log in to your account')
  expect(requestsOf(couponOf)).toEqual([])
})

test('R7 a person in a cash account sees why it is excluded, with a link to log in to another account', async () => {
  await open({
    viewer: 'cash',
    answers: { [status]: joinStatus({ gate: 'ineligible', rule: 'account_type' }) },
  })
  await expect.element(mine).toMatchTextContent('You are logged in to a cash account')
  await expect
    .element(mine.getByRole('link', { name: 'Log in to another account' }))
    .toHaveAttribute('href', '#/selectLogin?way=account&back=%2F818financing')
  const panel = page.getByCss(`.${gateStyles.gatePanel}`)
  await expect.element(panel).toMatchTextContent('Not available for your type of account.')
  expect(panel.getByRole('button').elements()).toEqual([])
  // the calculator does not use the coupon rates in this state either
  await amount.fill('500,000')
  await expect.element(card).toMatchTextContent(/Estimated interest\s*HK\$2,794\.52\s*At the standard rates/)
  await expect.element(calculation).toMatchTextContent('Estimated interest · 30 days from today')
  await expect.element(calculation).toMatchTextContent('At the standard rates, without a coupon.')
  expect(textOf(`.${pageStyles.calculation}`)).not.toContain('with the coupon')
})

test('R7 the calculator applies the rate of each tier and of each day, and shows the formulas', async () => {
  await open({ answers: { [rates]: await daysLeft(10) } })
  await amount.fill('6,000,000.00')
  // 10 days of the promotion with the coupon up to 5 million, then 20 days at the later rates
  await expect
    .poll(() =>
      [...(document.querySelector(`.${pageStyles.working}`)?.querySelectorAll('li') ?? [])].map((li) => li.textContent),
    )
    .toEqual([
      'HK$500,000.00 × 4.80% × 10 ÷ 365= HK$657.53',
      'HK$1,500,000.00 × 4.30% × 10 ÷ 365= HK$1,767.13',
      'HK$3,000,000.00 × 3.90% × 10 ÷ 365= HK$3,205.48',
      'HK$1,000,000.00 × 5.80% × 10 ÷ 365= HK$1,589.04',
      'HK$500,000.00 × 6.60% × 20 ÷ 365 later= HK$1,808.22',
      'HK$1,500,000.00 × 6.10% × 20 ÷ 365 later= HK$5,013.70',
      'HK$4,000,000.00 × 5.65% × 20 ÷ 365 later= HK$12,383.56',
      'TotalHK$26,424.66',
    ])
  await expect.element(card).toMatchTextContent('HK$26,424.66')
  const beside = page
    .getByCss(`.${pageStyles.loanBeside} dd`)
    .elements()
    .map(({ textContent }) => textContent ?? '')
  const [standard = 0, difference = 0] = beside.map((amount) => Number(amount.replaceAll(/[^\d]/g, '')))
  expect(beside[1]).toMatch(/^HK\$\d/)
  expect(standard).toBe(26_424_66 + difference)
  await expect
    .element(calculation)
    .toMatchTextContent('The promotion lasts 10 more days. The later rate applies to the 20 days after it.')
  await expect
    .element(calculation)
    .toMatchTextContent('The standard rate applies to the part above the HK$5,000,000 that the coupon covers.')
  await expect
    .element(page.getByCss(`.${pageStyles.rates} .${pageStyles.isReached}`))
    .toMatchTextContent(/Part from HK\$5,000,000 to HK\$10,000,000\s*Your amount reaches this tier/)
})

test('R7 K2 term and currency are chosen with the wheel by keyboard, and the table of rates changes with them', async () => {
  await open()
  const field = page.getByRole('button', { name: 'Term and currency 30 days · HK dollar' })
  ;(field.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog').getByRole('listbox').first()).toHaveFocus()
  for (const key of ['Home', 'ArrowRight', 'ArrowDown', 'Enter']) await userEvent.keyboard(`{${key}}`)
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Term and currency 7 days · US dollar' })).toHaveFocus()
  await expect.element(page.getByRole('table', { name: 'Annual loan rates in US dollar by tier' })).toBeVisible()
  await expect.element(amount).toHaveValue('150,000')
  await expect.element(working).toMatchTextContent('× 7 ÷ 360')
  await expect.element(page.getByRole('radio', { name: 'US dollar' })).toBeChecked()
})

test('V5 the caret stays at its place when a person deletes a separator, so that the next key deletes the digit before it', async () => {
  await open()
  await amount.fill('1,234,567')
  const field = amount.element() as HTMLInputElement
  field.focus()
  field.setSelectionRange(2, 2)
  await userEvent.keyboard('{Backspace}')
  expect([field.value, field.selectionStart]).toEqual(['1,234,567', 1])
  await userEvent.keyboard('{Backspace}')
  expect(field.value).toBe('234,567')
})

test('V5 the amount is grouped by thousands while it is typed, and an invalid amount shows its error', async () => {
  await open()
  const problem = card.getByCss(`.${fieldStyles.fieldError}`).first()
  const field = amount.element() as HTMLInputElement
  await amount.fill('')
  field.focus()
  await userEvent.keyboard('1234')
  await expect.element(amount).toHaveValue('1,234')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}99')
  await expect.element(amount).toHaveValue('129,934')
  expect(field.selectionStart).toBe('129,9'.length)
  await amount.fill('１，２３４，５６７．８９')
  await expect.element(amount).toHaveValue('1,234,567.89')
  await expect.element(working).toMatchTextContent('HK$734,567.89 × 4.30%')
  for (const [typed, words] of [
    ['12x', 'Malformed amount, please enter digits only'],
    ['5000.001', 'At most two decimal places'],
    ['100,000,001', 'The amount cannot be more than HK$100,000,000'],
  ] as const) {
    await amount.fill(typed)
    await expect.element(problem).toHaveTextContent(words)
    await expect.element(amount).toHaveAttribute('aria-invalid', 'true')
    await expect.poll(() => document.querySelector(`.${pageStyles.calculation}`)).toBeNull()
  }
  // an amount that the person can still extend above the minimum shows no error until the field loses focus
  await amount.fill('999.99')
  await expect.element(problem).not.toBeVisible()
  field.blur()
  await expect.element(problem).toHaveTextContent('The amount cannot be less than HK$1,000')
  await amount.fill('')
  field.blur()
  await expect.element(problem).toHaveTextContent('Please enter an amount')
})

test('R7 the calculator announces its result in a status, and the rates are a table with headers', async () => {
  await open()
  const status = card.getByRole('status')
  await expect.element(status).toHaveTextContent('')
  await amount.fill('500,000')
  await expect
    .element(status)
    .toHaveTextContent('HK$500,000.00 for 30 days: interest with the coupon HK$1,972.60, standard HK$2,794.52')
  const table = page.getByRole('table')
  const headers = table
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent)
  expect(headers).toEqual([/^Standard/, /^With coupon to/, /^Later from/].map((words) => expect.stringMatching(words)))
  await expect.element(table.getByCss('th[scope="rowgroup"]').first()).toMatchTextContent('First HK$500,000')
  expect(table.element().querySelectorAll('td').length).toBe(15)
  const above = table.element().querySelectorAll('td[data-column="promotional"]')
  expect([...above].slice(-2).map(({ textContent }) => textContent)).toEqual(['—', '—'])
})

test('R7 the list of securities shows five before all are requested, loads on scrolling, is searched by code or name in either script, and ignores punctuation', async () => {
  await open({ language: 'zh-CN' })
  const search = page.getByRole('textbox', { name: '搜索代码或名称' })
  expect(rows()).toBe(5)
  await page.getByRole('button', { name: /^查看全部 \d+ 只$/ }).click()
  document.querySelector(`.${endlessListStyles.endlessEnd}`)?.scrollIntoView()
  await expect.poll(rows).toBeGreaterThan(20)
  await search.fill('南灣銀行')
  await expect.poll(() => texts(`.${pageStyles.security}`)).toEqual([expect.stringContaining('南湾银行')])
  await search.fill('2800')
  await expect.poll(() => texts(`.${pageStyles.security}`)).toEqual([expect.stringContaining('02800')])
  await search.fill('zzzz')
  await expect.element(page.getByCss(`.${pageStyles.securitiesNone}`)).toMatchTextContent('没有搜索结果')
  await search.fill('南湾！')
  await expect.poll(() => texts(`.${pageStyles.security}`)).toEqual([expect.stringContaining('南湾银行')])
  await page.getByRole('button', { name: '清除' }).click()
  await expect.poll(rows).toBeGreaterThanOrEqual(20)
  await expect.element(search).toHaveFocus()
})

test('R7 a withheld activity shows the notice, and no rate, amount or list is requested or shown', async () => {
  await openScreen(path, { answers: { [detail]: await detailOf('financing-818', withheld) } })
  await expect.element(page.getByText('Not available in mainland China')).toBeVisible()
  expect(textOf('main')).not.toMatch(/\d%|HK\$/)
  expect(
    document.querySelectorAll(
      `.${pageStyles.rates}, .${pageStyles.loanCard}, .${pageStyles.calculation}, .${pageStyles.security}, .${pageStyles.coupon}`,
    ).length,
  ).toBe(0)
  expect([rates, securities, status, couponOf].flatMap(requestsOf)).toEqual([])
})

for (const [language, theme] of [
  ['zh-CN', 'light'],
  ['zh-HK', 'dark'],
  ['en-US', 'light'],
] as const)
  test(`R7 the page is accessible, and not cut off at 200 % text and 360 px (${language}, ${theme})`, async () => {
    await open({ language, theme, size: [360, 780] })
    document.querySelector<HTMLElement>(`.${pageStyles.workingFold} summary`)?.click()
    await expectAccessible()
    expect(sticksOut()).toEqual([])
    zoomText(200)
    await expect.poll(sticksOut).toEqual([])
    const cut = cutOff(
      `:is(.${pageStyles.ratesCard}, .${pageStyles.loanCard}, .${pageStyles.calculation}, .${pageStyles.coupon}, .${pageStyles.security}) :not(.visually-hidden, input)`,
    )
    expect(cut.map(({ className, textContent }) => `${className} ${textContent?.slice(0, 40)}`)).toEqual([])
  })

test('R7 the calculator in the first view answers at once, and its buttons change the amount in large steps', async () => {
  await open()
  await amount.fill('500,000')
  await expect.element(card).toMatchTextContent(/HK\$500,000.*Interest with the coupon\s*HK\$1,972\.60/)
  await expect.element(card).toMatchTextContent(/Standard\s*HK\$2,794\.52\s*You save\s*HK\$821\.92/)
  await card.getByRole('button', { name: 'Borrow more' }).click()
  await expect.element(amount).toHaveValue('1,000,000')
  await amount.fill('1,000')
  await expect.element(card.getByRole('button', { name: 'Borrow less' })).toHaveAttribute('aria-disabled', 'true')
})

const offer = page.getByCss(`.${frameStyles.offer}`)

test('R7 an amount is never cut off between its two buttons, on any phone and up to the largest one', async () => {
  await open()
  const field = amount.element() as HTMLInputElement
  const cut: string[] = []
  for (const typed of ['800000', '99999999'])
    for (const width of [320, 360, 375, 390, 430]) {
      await amount.fill(typed)
      await page.viewport(width, 640)
      if (field.scrollWidth > field.clientWidth) cut.push(`${field.value} at ${width} px`)
    }
  expect(cut).toEqual([])
})

test('R7 the offer shows the rates of the first two tiers and leaves the standard rates to the card', async () => {
  await open()
  await expect
    .element(offer)
    .toMatchTextContent(/Annual rate on the first HK\$500,000\s*4\.8%\s*4\.3% to HK\$2,000,000$/)
})

for (const [whose, answer] of [
  ['the coupons are all claimed', { gate: 'sold_out' }],
  ['the account is a cash account', { gate: 'ineligible', rule: 'account_type' }],
  ['claiming has ended', { gate: 'ended' }],
] as const)
  test(`R7 the offer shows the standard rates where ${whose}, as the card calculates`, async () => {
    await open({ viewer: 'margin', answers: { [status]: joinStatus(answer) } })
    await expect
      .element(offer)
      .toMatchTextContent(/Annual rate on the first HK\$500,000\s*6\.8%\s*6\.3% to HK\$2,000,000$/)
    expect(document.querySelector(`.${pageStyles.rates} tbody`)?.getAttribute('data-own')).toBe('standard')
  })

test('R7 the offer shows the rates of the currency that the person chooses', async () => {
  await open()
  await page.getByRole('radio', { name: 'US dollar' }).click()
  await expect.element(offer).toMatchTextContent(/on the first US\$/)
})

test('R7 the mark above the headline of a person with an expired coupon says that the coupon has expired', async () => {
  await open({ viewer: 'margin', answers: { [status]: joined(), [couponOf]: coupon({ isValid: false }) } })
  await expect.element(page.getByCss(`.${frameStyles.heroJoined}`)).toHaveTextContent('Coupon expired')
})

test('R7 the mark above the headline says that the coupon is claimed with another account', async () => {
  await open({ viewer: 'margin', answers: { [status]: joined(), [couponOf]: otherAccount() } })
  await expect.element(page.getByCss(`.${frameStyles.heroJoined}`)).toHaveTextContent('Claimed with another account')
})

test('R7 an activity without coupons left says so of coupons, not of places', async () => {
  await open({ viewer: 'margin', answers: { [status]: joinStatus({ gate: 'sold_out' }) } })
  await expect.element(page.getByCss(`.${frameStyles.phase}`)).toHaveTextContent('No coupons left')
  await expect.element(page.getByCss(`.${gateStyles.gatePanel}`)).toMatchTextContent('No coupons left')
})

for (const [isValid, words] of [
  [true, /Your rate a year, until [A-Z][a-z]{2} \d+\s*4\.8%\s*first HK\$500,000\s*4\.3% to HK\$2,000,000/],
  [false, /Annual rate on the first HK\$500,000\s*6\.8%\s*6\.3% to HK\$2,000,000/],
] as const)
  test(`R7 the offer shows the rate of the person whose coupon is ${isValid ? 'in effect' : 'over'}`, async () => {
    await open({ viewer: 'margin', answers: { [status]: joined(), [couponOf]: coupon({ isValid }) } })
    await expect.element(offer).toMatchTextContent(words)
  })

test('R7 after the promotion the offer and the card show the rate and the interest that everyone pays', async () => {
  await open({ answers: { [rates]: await daysLeft(0) } })
  await expect.element(offer).toMatchTextContent('6.6%')
  await amount.fill('500,000')
  await expect.element(card).toMatchTextContent(/Estimated interest\s*HK\$2,712\.33\s*At the rates after the offer/)
})
