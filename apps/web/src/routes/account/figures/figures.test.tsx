import type { AccountFiguresReply } from '@foyer/api/accounts'
import { broken, expectAccessible, refused, requestsOf, serve, sticksOut, zoomText } from '@foyer/testing/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useAppearance } from '../../../shared/theme/appearance.ts'
import * as noticeStyles from '../../../shared/ui/notice.module.css'
import { openScreen } from '../../../testing/screen.tsx'
import { testStates } from '../../../testing/states.ts'
import * as figuresStyles from './figures.module.css'
import { states } from './states.ts'
import { allotted } from './testing/allotted.ts'
import { cash, figuresEndpoint, margin, overdrawn, reservedCash, withoutPositions } from './testing/replies.ts'
import { useMask } from './use-mask.ts'

const netValue = page.getByCss(`.${figuresStyles.netValueAmount}`)
const row = (label: string) =>
  page.getByCss(`.${figuresStyles.figure}`).filter({ has: page.getByText(label, { exact: true }) })
const position = (code: string) => page.getByCss(`.${figuresStyles.position}`).filter({ hasText: code })
const refresh = page.getByRole('button', { name: 'Refresh' })
const mask = page.getByRole('button', { name: 'Hide amounts' })

const open = async (reply: AccountFiguresReply, language?: 'zh-CN' | 'zh-HK' | 'en-US') => {
  await openScreen('/account', {
    viewer: reply.figures.accountType,
    answers: { [figuresEndpoint]: reply },
    ...(language && { language }),
  })
  await expect.element(netValue).toBeVisible()
}
/** Timers run in real time, and the test can advance them. */
const timeByTest = () =>
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'], shouldAdvanceTime: true })

beforeEach(() => useMask.setState({ isHidden: false }))

testStates(states)

test('E2 R31 the eight figures of a margin account are shown as the server sends them, with their time', async () => {
  await open(margin)
  await expect.element(netValue).toHaveTextContent('HK$654,939.00')
  for (const [label, amount] of [
    ['Holdings market value', 'HK$504,939.00'],
    ['Fund balance', 'HK$350,000.00'],
    ['Margin loan', '−HK$200,000.00'],
    ['Cash account', 'Not this account type'],
    ['Maximum buying power', 'HK$1,150,000.00'],
    ['Available funds', 'HK$350,000.00'],
    ['Available credit balance', 'HK$122,815.60'],
    ['Credit limit', 'HK$322,815.60'],
  ] as const)
    await expect.element(row(label)).toHaveTextContent(`${label}${amount}`)
  await expect.element(page.getByCss(`.${figuresStyles.figuresAsOf}`)).toMatchTextContent('Nov 20, 2026 14:05:09 HKT')
  expect(requestsOf(figuresEndpoint)[0]?.body).toMatchObject({
    password: expect.stringMatching(/./),
    passwordDs: expect.stringMatching(/./),
  })
})

test('E2 R31 each position shows its value, its gain or loss in a word, its quantity and its collateral value', async () => {
  await open(margin)
  const shown = () =>
    page
      .getByCss(`.${figuresStyles.position}`)
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(shown)
    .toEqual([
      'Tracker Fund of Hong Kong02800Market value HK$261,000.00Gain or loss ▲gain +HK$12,650.00 (+5.09%)10,000 shares × HK$26.10070% counts as collateral: HK$182,700.00',
      'Pearl Estuary Technology99102Market value HK$212,700.00Gain or loss ▲gain +HK$41,175.00 (+24.01%)500 shares × HK$425.40060% counts as collateral: HK$127,620.00',
      'ChinaAMC Bitcoin ETF09042Market value HK$31,239.00Gain or loss ▼loss −HK$569.40 (−1.79%)3,000 shares × US$1.33540% counts as collateral: HK$12,495.60',
    ])
})

test('E2 a cash account shows no loan, no collateral and a credit limit of zero with its reason', async () => {
  await open(cash)
  await expect.element(netValue).toHaveTextContent('HK$185,360.00')
  await expect.element(row('Margin account')).toHaveTextContent('Margin accountNot this account type')
  await expect.element(row('Margin loan')).not.toBeInTheDocument()
  await expect
    .element(row('Credit limit'))
    .toHaveTextContent('Credit limitHK$0.00A cash account can use its own funds only.')
  await expect.element(page.getByCss(`.${figuresStyles.positionCollateral}`)).not.toBeInTheDocument()
})

test('E2 a sheet shows how figures are calculated, with the amounts of the account in the formulas', async () => {
  await open(margin)
  await page.getByRole('button', { name: 'How this is calculated' }).click()
  const sheet = page.getByRole('dialog', { name: 'How this is calculated' })
  await expect.element(sheet).toMatchTextContent('Holdings market value + fund balance − margin loan')
  await expect.element(sheet).toMatchTextContent('HK$504,939.00 + HK$350,000.00 − HK$200,000.00')
  await expect.element(sheet).toMatchTextContent('÷ (1 − 70%)')
  await expect.element(sheet).toMatchTextContent('Agreed limit HK$1,000,000.00; collateral value HK$322,815.60')
  await expectAccessible()
})

test('E2 a tap hides every amount, also in positions and formulas, announces it, and stores it on the device', async () => {
  await open(cash)
  await expect.element(page.getByRole('main')).toMatchTextContent('HK$120,000.00')
  await mask.click()
  await expect.element(mask).toHaveAttribute('aria-pressed', 'true')
  await expect
    .element(page.getByCss(`.${figuresStyles.netValue} [role="status"]`))
    .toHaveTextContent('Amounts are hidden')
  await expect.element(netValue).toHaveTextContent('••••hidden')
  const amounts = /HK\$[\d,]+\.\d\d(?!\d)|[\d,]+ shares/
  await expect.element(page.getByRole('main')).not.toMatchTextContent(amounts)
  await expectAccessible()
  expect(Object.entries(localStorage).find(([key]) => key.endsWith('.amounts-hidden'))?.[1]).toBe('1')
  await page.getByRole('button', { name: 'How this is calculated' }).click()
  await expect.element(page.getByRole('dialog')).not.toMatchTextContent(amounts)
  await userEvent.keyboard('{Escape}')
  await mask.click()
  await expect
    .element(page.getByCss(`.${figuresStyles.netValue} [role="status"]`))
    .toHaveTextContent('Amounts are shown')
  await expect.element(netValue).toHaveTextContent('HK$185,360.00')
})

test('E2 a page hides the amounts on loading when the device has stored that they are hidden', async () => {
  localStorage.setItem(`${__CLIENT_APP__}.amounts-hidden`, '1')
  const anew: typeof import('./use-mask.ts') = await import(
    /* @vite-ignore */ `${location.origin}/src/routes/account/figures/use-mask.ts?hidden`
  )
  expect(anew.useMask.getState().isHidden).toBe(true)
})

test('E2 cash reserved for an application reduces the available funds and not the fund balance', async () => {
  await open(cash)
  await expect.element(row('Available funds')).toHaveTextContent('Available fundsHK$120,000.00')
  serve({ [figuresEndpoint]: reservedCash })
  await refresh.click()
  await expect.element(row('Available funds')).toHaveTextContent('Available fundsHK$90,000.00')
  await expect
    .element(row('Fund balance'))
    .toHaveTextContent('Fund balanceHK$120,000.00Of which HK$30,000.00 is held for applications')
  await expect.element(page.getByCss(`.${figuresStyles.figuresAsOf} [role="status"]`)).toHaveTextContent('Updated')
})

test('E2 an allotment is a position without a quote, at its issue or offer price', async () => {
  await open(allotted(cash))
  await expect
    .element(position('99291'))
    .toMatchTextContent(/99291No quote yet, at issue price.*Face value HK\$20,000 × 100\.000%/)
  await expect
    .element(position('99217'))
    .toMatchTextContent(/99217No quote yet, at offer price.*1,500 shares × HK\$7\.520/)
  // neither a gain nor a loss has a sign
  await expect.element(position('99217')).toMatchTextContent(/Gain or loss [a-z ]+ HK\$0\.00/)
})

test('E2 a loan above the limit of the holdings shows a warning, and a halted position shows "Halted"', async () => {
  await open(overdrawn)
  await expect.element(netValue).toHaveTextContent('−HK$12,345.67')
  await expect
    .element(page.getByCss(`.${figuresStyles.figuresTab} .${noticeStyles.notice}[data-tone="warn"]`))
    .toMatchTextContent('Your loan is higher than your holdings can support.')
  await expect.element(position('02800')).toMatchTextContent('02800Halted')
})

test('E2 figures that fail to load show an error, and a tap on Try again requests them again', async () => {
  await openScreen('/account', { viewer: 'cash', answers: { [figuresEndpoint]: broken } })
  const failed = page.getByRole('alert')
  await expect.element(failed).toMatchTextContent('This did not load')
  // the request is retried once before the page shows the error
  expect(requestsOf(figuresEndpoint).length).toBe(2)
  await expectAccessible()
  serve({ [figuresEndpoint]: withoutPositions })
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect.element(netValue).toHaveTextContent('HK$500.00')
  await expect.element(page.getByCss(`.${figuresStyles.positionsNone}`)).toMatchTextContent('No positions')
})

test('E2 figures that fail to update stay with a notice of their time until newer ones arrive', async () => {
  await open(withoutPositions)
  serve({ [figuresEndpoint]: broken })
  await refresh.click()
  const stale = page.getByRole('alert')
  await expect.element(stale).toHaveTextContent('Not updated. These figures are from Nov 20, 2026 14:05:09.')
  // the first request, and a second one with its retry
  expect(requestsOf(figuresEndpoint).length).toBe(3)
  await expect.element(netValue).toHaveTextContent('HK$500.00')
  serve({ [figuresEndpoint]: withoutPositions })
  await refresh.click()
  await expect.element(stale).not.toBeInTheDocument()
})

test('E2 an account that becomes suspended shows a notice and the hotline instead of its figures', async () => {
  await open(withoutPositions)
  serve({ [figuresEndpoint]: refused('account_suspended') })
  await refresh.click()
  await expect.element(page.getByRole('heading', { name: 'This account is suspended' })).toBeVisible()
  await expect.element(page.getByRole('main')).not.toMatchTextContent('HK$500.00')
  await expect.element(page.getByRole('link', { name: /^Call / })).toHaveAttribute('href', 'tel:+85230000000')
})

for (const [state, seconds] of [
  ['open', 10],
  ['closed', 60],
] as const)
  test(`E2 figures are requested every ${seconds} s in the ${state} market while the page is visible, and not while it is hidden`, async () => {
    const calls = () => requestsOf(figuresEndpoint).length
    const look = (value: 'hidden' | 'visible') => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(value)
      dispatchEvent(new Event('visibilitychange'))
    }
    timeByTest()
    await open({ ...cash, market: { ...cash.market, state } })
    // makes the test independent of the machine's speed in the next steps
    vi.setTimerTickMode('manual')
    expect(calls()).toBe(1)
    const richer = {
      ...cash,
      market: { ...cash.market, state },
      figures: { ...cash.figures, maximumBuyingPower: 1_000_00 },
    }
    serve({ [figuresEndpoint]: richer })
    await vi.advanceTimersByTimeAsync(seconds * 1_000 + 100)
    await expect.poll(calls).toBe(2)
    // an in-flight request would make the next one unnecessary
    await expect.element(row('Maximum buying power')).toMatchTextContent('HK$1,000.00')
    look('hidden')
    await vi.advanceTimersByTimeAsync(2 * seconds * 1_000)
    expect(calls()).toBe(2)
    look('visible')
    await expect.poll(calls).toBe(3)
    vi.restoreAllMocks()
  })

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`E2 the figures do not overflow at 200 % text, axe finds nothing, and buttons are 44 px high (${language})`, async () => {
    await open(margin, language)
    for (const theme of ['light', 'dark'] as const) {
      useAppearance.getState().choose(theme)
      await expectAccessible()
    }
    for (const [zoom, width] of [
      [200, 390],
      [200, 320],
      [100, 360],
    ] as const) {
      await page.viewport(width, 844)
      zoomText(zoom)
      await expect.poll(sticksOut, { message: `${zoom} % at ${width} px` }).toEqual([])
    }
    const heights = [...document.querySelectorAll(`.${figuresStyles.figuresTab} button`)].map(
      (button) => button.getBoundingClientRect().height,
    )
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44)
  })
