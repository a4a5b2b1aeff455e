import { expectAccessible, requestsOf, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import * as chartStyles from '../../../shared/market/chart/chart.module.css'
import * as instrumentSheetStyles from '../../../shared/market/instrument-sheet.module.css'
import * as quoteTableStyles from '../../../shared/market/quote-table.module.css'
import { chooseLanguage } from '../../../shared/text/language.ts'
import * as sheetStyles from '../../../shared/ui/sheet.module.css'
import { openInstrument, openMarket, waitForChart } from '../testing/open.ts'
import * as marketStyles from './market.module.css'

const sheet = page.getByRole('dialog')
const legend = page.getByCss(`.${chartStyles.chartLegend} strong`)
const candleCalls = () => requestsOf('POST /quote/market/candles').map(({ body }) => body)

/** The box of the chart, after it is in view. */
const chartBox = () => {
  const canvas = page.getByCss(`.${chartStyles.chartCanvas}`).element()
  canvas.scrollIntoView({ block: 'center' })
  return canvas.getBoundingClientRect()
}

test('R31 the sheet of an instrument shows its quote and its figures of the day', async () => {
  await openInstrument()
  await expect.element(sheet.getByCss(`.${instrumentSheetStyles.instrumentCode}`)).toHaveTextContent('99134HKD')
  await expect
    .element(sheet.getByCss(`.${instrumentSheetStyles.instrumentPrice}`))
    .toHaveTextContent('4.080▲up +0.160 (+4.08%)')
  await expect
    .element(sheet.getByCss(`.${instrumentSheetStyles.instrumentTime}`))
    .toHaveTextContent('Last traded Nov 20, 2026 14:05:08')
  await expect
    .element(sheet.getByCss(`.${instrumentSheetStyles.instrumentFacts}`))
    .toHaveTextContent('Open3.930Prev. close3.920High4.090Low3.910Volume12.35MTurnoverHK$154.58MBoard lot1,000')
  await expectAccessible()
})

test('SCREEN-9 no figure of the day breaks its name or its number at 390 px, in any language', async () => {
  await openInstrument()
  const broken = () =>
    [...document.querySelectorAll(`.${instrumentSheetStyles.instrumentFacts} :is(dt, dd)`)]
      .filter((cell) => cell.getBoundingClientRect().height > 30)
      .map(({ textContent }) => textContent)
  for (const [language, turnover] of [
    ['zh-HK', '成交額'],
    ['zh-CN', '成交额'],
    ['en-US', 'Turnover'],
  ] as const) {
    chooseLanguage(language)
    await expect.element(sheet.getByCss(`.${instrumentSheetStyles.instrumentFacts}`)).toMatchTextContent(turnover)
    expect(broken()).toEqual([])
    expect(sticksOut()).toEqual([])
  }
})

test('R31 the sheet of an index shows points, and neither volume nor board lot', async () => {
  await openMarket()
  await page.getByCss(`.${marketStyles.indexCard}`).first().click()
  await waitForChart()
  await expect.element(sheet.getByCss(`.${instrumentSheetStyles.instrumentCode}`)).toHaveTextContent('LTH40points')
  await expect
    .element(sheet.getByCss(`.${instrumentSheetStyles.instrumentFacts}`))
    .toHaveTextContent('Open21,840.01Prev. close21,840.00High21,934.57Low21,839.99')
})

test('R31 the sheet of an instrument shows its chart by day, week and month', async () => {
  await openInstrument()
  const chart = (period: string) =>
    sheet.getByRole('img', { name: new RegExp(`^Chart of North Window Property Services by ${period}, .*latest`) })
  await expect.element(chart('Day')).toBeVisible()
  await expect
    .element(sheet.getByCss(`.${chartStyles.chartLegend}`))
    .toMatchTextContent(/^Nov 20, 2026O 3\.930H 4\.090L 3\.910C 4\.080▲ \+\d+\.\d\d%Vol 12\.35M$/)
  for (const period of ['Week', 'Month']) {
    await sheet.getByText(period, { exact: true }).click()
    await expect.element(chart(period)).toBeVisible()
    await waitForChart()
  }
  expect(candleCalls()).toEqual(['day', 'week', 'month'].map((period) => ({ code: '99134', period, count: 120 })))
  await expect
    .element(sheet.getByRole('link', { name: /TradingView/ }))
    .toHaveAttribute('href', 'https://www.tradingview.com/')
})

test('R31 closing the sheet of an instrument returns the focus to its row', async () => {
  await openInstrument()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(page.getByCss(`.${quoteTableStyles.quoteOpen}`).first()).toHaveFocus()
})

test('R31 the legend of a chart shows the candle under the crosshair, and the last candle without a crosshair', async () => {
  await openInstrument()
  await expect.element(legend).toHaveTextContent('Nov 20, 2026')
  const { x, y, height } = chartBox()
  await commands.mouse('move', x + 40, y + height / 2)
  await expect.element(legend).not.toHaveTextContent('Nov 20, 2026')
  await expect.element(legend).toMatchTextContent(/^(Sep|Oct|Nov) \d{1,2}, 2026$/)
  await commands.mouse('move', x + 40, y - 60)
  await expect.element(legend).toHaveTextContent('Nov 20, 2026')
})

test('R31 a table shows the figures of the chart, and older figures on request', async () => {
  await openInstrument()
  await page.getByRole('button', { name: 'As a table' }).click()
  const table = page.getByRole('region', { name: 'North Window Property Services, prices by Day' })
  const rows = table.getByRole('row')
  // the header and the first answer, whose last candle is today's
  await expect.poll(() => rows.elements().length).toBe(121)
  expect(rows.nth(1).element().textContent).toBe('2026-11-203.9304.0903.9104.08012.35M')
  await expectAccessible()
  const earlier = table.getByRole('button', { name: 'Earlier figures' })
  ;(earlier.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => rows.elements().length).toBe(241)
  expect(candleCalls().at(-1)).toEqual({ code: '99134', period: 'day', count: 120, before: '2026-07-24' })
  await expect.element(earlier).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'As a chart' }).click()
  await waitForChart()
})

test('R31 a chart that is dragged to the right requests older candles', async () => {
  await openInstrument()
  const { x, y, width, height } = chartBox()
  const middle = y + height / 2
  for (let drag = 0; drag < 20 && candleCalls().length < 2; drag++) {
    await commands.mouse('move', x + 20, middle)
    await commands.mouse('down')
    for (const part of [0.3, 0.6, 1]) await commands.mouse('move', x + 20 + (width - 100) * part, middle)
    await commands.mouse('up')
  }
  await expect.poll(() => candleCalls().length).toBe(2)
  expect(candleCalls()[1]).toMatchObject({ before: '2026-07-24' })
})

for (const [language, width] of [
  ['en-US', 390],
  ['zh-HK', 360],
] as const)
  test(`R31 the sheet of an instrument does not overflow at 200 % text and ${width} px (${language})`, async () => {
    await openInstrument({ delay: 900 }, { language, size: [width, 844] })
    zoomText(200)
    const content = page.getByCss(`.${sheetStyles.sheetContent}`).element()
    await expect.poll(() => content.scrollWidth - content.clientWidth).toBe(0)
    expect(sticksOut()).toEqual([])
    await expectAccessible()
  })
