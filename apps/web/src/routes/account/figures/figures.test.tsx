import type { AccountFiguresReply } from '@foyer/api/accounts'
import {
  broken,
  expectAccessible,
  hanging,
  refused,
  requestsOf,
  serve,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { useAppearance } from '../../../shared/theme/appearance.ts'
import * as noticeStyles from '../../../shared/ui/notice.module.css'
import { openScreen } from '../../../testing/screen.tsx'
import { testStates } from '../../../testing/states.ts'
import * as allFiguresStyles from './all-figures.module.css'
import * as courseStyles from './course.module.css'
import * as figuresStyles from './figures.module.css'
import * as holdingsStyles from './holdings.module.css'
import { states } from './states.ts'
import { allotted } from './testing/allotted.ts'
import {
  cash,
  figuresEndpoint,
  margin,
  overdrawn,
  reservedCash,
  valuesEndpoint,
  valuesOf,
  valuesWithPayment,
  withoutPositions,
} from './testing/replies.ts'
import { useMask } from './use-mask.ts'

const netValue = page.getByCss(`.${figuresStyles.netValueAmount}`)
const row = (label: string) =>
  page.getByCss(`.${allFiguresStyles.figure}`).filter({ has: page.getByText(label, { exact: true }) })
const position = (code: string) => page.getByCss(`.${holdingsStyles.holding}`).filter({ hasText: code })
const course = page.getByRole('slider', { name: 'Net value over time' })
const refresh = page.getByRole('button', { name: 'Refresh' })
const mask = page.getByRole('button', { name: 'Hide amounts' })

const open = async (reply: AccountFiguresReply, language?: 'zh-CN' | 'zh-HK' | 'en-US', answers = {}) => {
  await openScreen('/account', {
    viewer: reply.figures.accountType,
    answers: { [figuresEndpoint]: reply, [valuesEndpoint]: valuesOf(reply), ...answers },
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
    ['Cash account', 'This is a margin account'],
    [
      'Maximum buying power',
      'HK$1,150,000.00Available funds + agreed limit HK$1,000,000.00 − loan HK$200,000.00, if you buy only securities with a margin ratio of 70%',
    ],
    ['Available funds', 'HK$350,000.00'],
    ['Available credit balance', 'HK$122,815.60'],
    ['Credit limit', 'HK$322,815.60'],
  ] as const)
    await expect.element(row(label)).toHaveTextContent(`${label}${amount}`)
  await expect.element(page.getByCss(`.${figuresStyles.figuresAsOf}`)).toMatchTextContent('Nov 20, 2026, 14:05:09 HKT')
  expect(requestsOf(figuresEndpoint)[0]?.body).toMatchObject({
    password: expect.stringMatching(/./),
    passwordDs: expect.stringMatching(/./),
  })
})

test('E2 R31 each position shows its value, its quantity, and its gain or loss of the day and in total in a word', async () => {
  await open(margin)
  const shown = () =>
    page
      .getByCss(`.${holdingsStyles.holding}`)
      .elements()
      .map(({ textContent }) => textContent)
  await expect
    .poll(shown)
    .toEqual([
      'Tracker Fund of Hong KongMarket value HK$261,000.0002800 · 10,000 shPrice HK$26.100Today ▲gain +HK$2,800.00 (+1.08%)Total ▲gain +HK$12,650.00 (+5.09%)',
      'Pearl Estuary TechnologyMarket value HK$212,700.0099102 · 500 shPrice HK$425.400Today ▲gain +HK$6,700.00 (+3.25%)Total ▲gain +HK$41,175.00 (+24.01%)',
      'ChinaAMC Bitcoin ETFMarket value HK$31,239.0009042 · 3,000 shPrice US$1.335Today ▼loss −HK$748.80 (−2.34%)Total ▼loss −HK$569.40 (−1.79%)',
    ])
})

test('E2 a cash account shows no loan, no collateral and a credit limit of zero with its reason', async () => {
  await open(cash)
  await expect.element(netValue).toHaveTextContent('HK$185,358.00')
  await expect.element(row('Margin account')).toHaveTextContent('Margin accountThis is a cash account')
  await expect.element(row('Margin loan')).not.toBeInTheDocument()
  await expect
    .element(row('Credit limit'))
    .toHaveTextContent('Credit limitHK$0.00A cash account can use its own funds only.')
  await expect.element(page.getByText('Collateral value')).not.toBeInTheDocument()
})

test('E2 a sheet shows how figures are calculated, with the amounts of the account in the formulas', async () => {
  await open(margin)
  await page.getByText('Details', { exact: true }).click()
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
    .element(page.getByCss(`.${figuresStyles.netValueHead} [role="status"]`))
    .toHaveTextContent('Amounts are hidden')
  await expect.element(netValue).toHaveTextContent('••••hidden')
  const amounts = /HK\$[\d,]+\.\d\d(?!\d)|[\d,]+ sh|\d\.\d%|[▲▼]/
  await expect.element(page.getByRole('main')).not.toMatchTextContent(amounts)
  await expectAccessible()
  expect(Object.entries(localStorage).find(([key]) => key.endsWith('.amounts-hidden'))?.[1]).toBe('1')
  await page.getByText('Details', { exact: true }).click()
  await page.getByRole('button', { name: 'How this is calculated' }).click()
  await expect.element(page.getByRole('dialog')).not.toMatchTextContent(amounts)
  await userEvent.keyboard('{Escape}')
  await mask.click()
  await expect
    .element(page.getByCss(`.${figuresStyles.netValueHead} [role="status"]`))
    .toHaveTextContent('Amounts are shown')
  await expect.element(netValue).toHaveTextContent('HK$185,358.00')
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
    .toMatchTextContent(/99291 · Face value HK\$20,000.*100\.000%.*No quote yet, at issue price/)
  await expect
    .element(position('99217'))
    .toMatchTextContent(/99217 · 1,500 sh.*HK\$7\.520.*No quote yet, at offer price/)
  // neither a gain nor a loss has a sign
  await expect.element(position('99217')).toMatchTextContent(/Total even HK\$0\.00/)
})

test('E2 a loan above the limit of the holdings is the first thing shown, with a link that calls the hotline', async () => {
  await open(overdrawn)
  const warning = page.getByCss(
    `.${figuresStyles.figuresTab} > :first-child.${noticeStyles.notice}[data-tone="danger"]`,
  )
  await expect.element(warning).toMatchTextContent('Your loan is higher than your holdings can support.')
  await expect.element(warning.getByRole('link')).toHaveAttribute('href', 'tel:+85230000000')
})

test('E2 a loan above the limit has a meter in the colour of danger, and the amount above the limit in words', async () => {
  await open(overdrawn)
  const over = page.getByText(/^HK\$[\d,.]+ over the limit$/)
  await expect.element(over).toBeVisible()
  const bar = document.querySelector(`.${allFiguresStyles.meter} > i`) ?? document.body
  expect(getComputedStyle(bar).backgroundColor).toBe(getComputedStyle(over.element()).color)
})

test('E2 hidden amounts do not show that a loan is above its limit', async () => {
  await open(overdrawn)
  await mask.click()
  await expect.element(page.getByText(/over the limit/)).not.toBeInTheDocument()
  expect(document.querySelector(`.${allFiguresStyles.meter}`)?.hasAttribute('data-use')).toBe(false)
})

test('E2 a halted position shows "Halted" and no change of the day', async () => {
  await open(overdrawn)
  await expect.element(netValue).toHaveTextContent('−HK$12,345.67')
  await expect.element(position('02800')).toMatchTextContent(/02800 · 10,000 shHalted.*Today even HK\$0\.00/)
})

test('E2 figures that fail to load show an error, and a tap on Try again requests them again', async () => {
  await openScreen('/account', {
    viewer: 'cash',
    answers: { [figuresEndpoint]: broken, [valuesEndpoint]: valuesOf(cash) },
  })
  const failed = page.getByRole('alert')
  await expect.element(failed).toMatchTextContent('This did not load')
  // the request is retried once before the page shows the error
  expect(requestsOf(figuresEndpoint).length).toBe(2)
  await expectAccessible()
  serve({ [figuresEndpoint]: withoutPositions })
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect.element(netValue).toHaveTextContent('HK$500.00')
  await expect.element(page.getByRole('main')).toMatchTextContent('No holdings yet')
})

test('E2 figures that fail to update stay, with a notice that they are earlier ones, until newer ones arrive', async () => {
  await open(withoutPositions)
  serve({ [figuresEndpoint]: broken })
  await refresh.click()
  const stale = page.getByRole('alert')
  await expect.element(stale).toHaveTextContent('Not updated. These are earlier figures.')
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
    ;(page.getByCss(`.${allFiguresStyles.allFigures} > summary`).element() as HTMLElement).click()
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

test('E2 the gain of the day has a sign, an arrow and a word, names another day than today, and is absent if the books do not say it', async () => {
  await open(margin)
  const section = page.getByCss(`.${figuresStyles.netValue}`)
  await expect.element(section).toMatchTextContent('Today ▲gain +HK$8,751.20 (+1.35%)')
  serve({ [figuresEndpoint]: { ...margin, day: { day: '2026-11-19', gain: -50_00, percent: '-0.01' } } })
  await refresh.click()
  await expect.element(section).toMatchTextContent('Nov 19 ▼loss −HK$50.00 (−0.01%)')
  serve({ [figuresEndpoint]: { ...margin, day: null } })
  await refresh.click()
  await expect.element(section).not.toMatchTextContent('loss −HK$50.00')
})

test('E2 the course of the value shows its gain over the chosen period, and the keyboard reads the value of each day', async () => {
  await open(cash)
  await expect.element(page.getByText(/^Past month/)).toBeVisible()
  await page.getByText('1W', { exact: true }).click()
  await expect.element(page.getByText(/^Past week/)).toBeVisible()
  ;(course.element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowLeft}')
  const [last] = (valuesOf(cash).values ?? []).slice(-1)
  const value = `HK$${((last?.value ?? 0) / 100).toLocaleString('en-US', { minimumFractionDigits: 2 })}`
  await expect.element(course).toHaveAttribute('aria-valuetext', `Nov 19, 2026: ${value}`)
  await expect.element(netValue).toHaveTextContent(value)
  await expect.element(page.getByText(/^From opening to Nov 19/)).toBeVisible()
  ;(course.element() as HTMLElement).blur()
  await expect.element(page.getByText(/^Past week/)).toBeVisible()
  await expect.element(netValue).toHaveTextContent('HK$185,358.00')
})

test('E2 the dashed line of the chart is named with its value', async () => {
  await open(cash)
  await expect.element(page.getByText('Starting value HK$177,108.45')).toBeVisible()
})

/** The past of an account with one other value, counted from the end. */
const valuesWith = (nth: number, value: number) => {
  const values = valuesOf(cash).values ?? []
  return {
    asOf: cash.asOf,
    values: values.map((one, at) => (at === values.length + nth ? { ...one, value } : one)),
  }
}

test('E2 the chart names a highest and a lowest value of past days, and only the area below the starting value has the colour of a fall', async () => {
  await open(cash, 'en-US', { [valuesEndpoint]: valuesWith(-12, 160_000_00) })
  await expect.element(page.getByText('Low HK$160,000.00')).toBeVisible()
  // the last value is the highest, and the balance names it
  await expect.element(page.getByText(/^High/)).not.toBeInTheDocument()
  const colourOf = (side: string) => {
    const stop = document.querySelector(`.${courseStyles.chart} [data-side="${side}"] stop`)
    return stop && getComputedStyle(stop).stopColor
  }
  expect(colourOf('above')).not.toBe(colourOf('below'))
})

for (const [place, nth] of [
  ['an early', -20],
  ['a middle', -12],
  ['a late', -4],
] as const)
  for (const [kind, value] of [
    ['slightly low', 176_000_00],
    ['low', 173_500_00],
    ['very low', 160_000_00],
    ['very high', 200_000_00],
  ] as const)
    test(`E2 no label of the chart overlaps that of the starting value when ${place} value is ${kind}`, async () => {
      await open(cash, 'en-US', { [valuesEndpoint]: valuesWith(nth, value) })
      const labels = page.getByCss(`.${courseStyles.baseLabel}, .${courseStyles.extreme} > small`)
      await expect.element(labels.first()).toBeVisible()
      const tops = labels
        .elements()
        .map((label) => label.getBoundingClientRect().top)
        .sort((one, other) => one - other)
      if (kind.startsWith('very')) expect(tops.length).toBeGreaterThan(1)
      for (const [at, top] of tops.slice(1).entries()) expect(top - (tops[at] ?? 0)).toBeGreaterThanOrEqual(14)
    })

test('E2 at 200 % text the control of the period stands below both dates of the chart', async () => {
  await open(margin, 'zh-HK')
  const days = page.getByCss(`.${courseStyles.days}`)
  await expect.element(days).toBeVisible()
  zoomText(200)
  const control = document.querySelector(`.${courseStyles.course} fieldset`)
  await expect.poll(() => days.element().scrollHeight).toBeGreaterThan(40)
  const bottoms = [...days.element().children].map((day) => day.getBoundingClientRect().bottom)
  expect(Math.max(...bottoms)).toBeLessThanOrEqual(control?.getBoundingClientRect().top ?? 0)
})

test('E2 the first holding of a margin account begins above the tabs at 390 × 844', async () => {
  await open(margin, 'zh-HK')
  await expect.element(page.getByCss(`.${courseStyles.chart}`)).toBeInTheDocument()
  const tabs = document.querySelector('nav:last-of-type')?.getBoundingClientRect().top
  const first = document.querySelector(`.${holdingsStyles.holding} h3`)?.getBoundingClientRect().bottom
  expect(first).toBeLessThan(tabs ?? 0)
})

test('E2 the gain of a period leaves out what was paid in, and says so', async () => {
  await open(cash, 'en-US', { [valuesEndpoint]: valuesWithPayment(cash) })
  await expect.element(page.getByText('Starting value HK$127,108.45 + HK$50,000.00 paid in')).toBeVisible()
  // with the gain they make up the net value
  await expect.element(page.getByText(/^Past month/)).toMatchTextContent('+HK$8,249.55')
  await expect.element(netValue).toHaveTextContent('HK$185,358.00')
})

test('E2 hidden amounts hide the line of the value, also from a screen reader', async () => {
  await open(cash)
  const line = () => document.querySelector(`.${courseStyles.line}`)?.getAttribute('d') ?? ''
  const heights = () => new Set([...line().matchAll(/[ML][\d.]+ (\d+)/g)].map(([, y]) => y))
  await expect.poll(() => heights().size).toBeGreaterThan(3)
  await mask.click()
  await expect.poll(() => heights().size).toBe(1)
  await expect.element(course).toHaveAttribute('aria-valuetext', 'Nov 20, 2026: hidden')
})

test('E2 past values that the firm does not report leave the figures', async () => {
  await open(cash, 'en-US', { [valuesEndpoint]: { asOf: cash.asOf, values: null } })
  await expect.element(page.getByText('No past values yet')).toBeVisible()
  await expect.element(netValue).toHaveTextContent('HK$185,358.00')
})

test('E2 past values that fail to load leave the figures, and a tap on Try again requests them again', async () => {
  await open(margin, 'en-US', { [valuesEndpoint]: broken })
  await expect.element(page.getByText(/The past values did not load/)).toBeVisible()
  await expect.element(netValue).toHaveTextContent('HK$654,939.00')
  serve({ [valuesEndpoint]: valuesOf(margin) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(course).toBeInTheDocument()
})

test('E2 nothing below moves when the past values arrive', async () => {
  await open(cash, 'en-US', { [valuesEndpoint]: hanging })
  const top = () => document.querySelector(`.${allFiguresStyles.allFigures}`)?.getBoundingClientRect().top
  const before = top()
  await open(cash)
  await expect.element(course).toBeInTheDocument()
  expect(top()).toBe(before)
})

test('E2 a tap on a column sorts the holdings, a second one reverses them, and the button says the order', async () => {
  await open(margin)
  const names = () =>
    page
      .getByCss(`.${holdingsStyles.holding} h3`)
      .elements()
      .map(({ textContent }) => textContent.split(' ')[0])
  const by = (name: RegExp) => page.getByRole('button', { name })
  await expect.poll(names).toEqual(['Tracker', 'Pearl', 'ChinaAMC'])
  await by(/^Total/).click()
  await expect.poll(names).toEqual(['Pearl', 'Tracker', 'ChinaAMC'])
  await expect.element(by(/^Total/)).toHaveAttribute('aria-pressed', 'true')
  await expect.element(by(/^Total/)).toMatchTextContent('descending')
  await by(/^Total/).click()
  await expect.poll(names).toEqual(['ChinaAMC', 'Tracker', 'Pearl'])
  await by(/^Name/).click()
  await expect.poll(names).toEqual(['ChinaAMC', 'Pearl', 'Tracker'])
})

test('R31 a holding leads to its security, and one without a quote leads nowhere', async () => {
  await open(allotted(cash))
  const linkOf = (name: RegExp) => page.getByRole('link', { name })
  await expect.element(linkOf(/^Tracker Fund/)).toHaveAttribute('href', '#/security?code=02800')
  await expect.element(position('99291')).toBeVisible()
  await expect.element(linkOf(/99291/)).not.toBeInTheDocument()
})

test('E2 the allocation is a list of percentages of the holdings and the cash', async () => {
  await open(cash)
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Cash' })).toHaveTextContent('Cash64.7%')
})
