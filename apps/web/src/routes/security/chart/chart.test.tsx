import { requestsOf, setOnline } from '@foyer/testing/browser'
import { expect, onTestFinished, test } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { closedMarket } from '../../../shared/market/testing/replies.ts'
import { chooseLanguage } from '../../../shared/text/language.ts'
import { chartSlider, expectRead, openSecurity, waitForChart } from '../testing/open.ts'
import * as chartStyles from './chart.module.css'

const legend = page.getByCss(`.${chartStyles.chartLegend} strong`)
const calls = (name: 'candles' | 'intraday') => requestsOf(`POST /quote/market/${name}`).map(({ body }) => body)

/** The box of the chart, after it is in view. */
const chartBox = () => {
  const canvas = page.getByCss(`.${chartStyles.chartCanvas}`).element()
  canvas.scrollIntoView({ block: 'center' })
  return canvas.getBoundingClientRect()
}

/** The texts that charts draw from now on, until the test ends. */
const drawnTexts = (): readonly string[] => {
  const drawn: string[] = []
  const fillText = CanvasRenderingContext2D.prototype.fillText
  CanvasRenderingContext2D.prototype.fillText = function (...text) {
    drawn.push(text[0])
    fillText.apply(this, text)
  }
  onTestFinished(() => {
    CanvasRenderingContext2D.prototype.fillText = fillText
  })
  return drawn
}

/** The colour of the line that charts draw from now on, until the test ends; undefined before the first line. */
const lineColour = (): (() => unknown) => {
  let colour: unknown
  const stroke = CanvasRenderingContext2D.prototype.stroke
  CanvasRenderingContext2D.prototype.stroke = function (path?: Path2D) {
    // the lines of the grid and of the close before are thinner
    if (this.lineWidth >= 2 * devicePixelRatio) colour = this.strokeStyle
    Reflect.apply(stroke, this, path ? [path] : [])
  }
  onTestFinished(() => {
    CanvasRenderingContext2D.prototype.stroke = stroke
  })
  return () => colour
}

test('R31 a chart shows a day by the minute first, and each longer range on request', async () => {
  await openSecurity()
  const chart = (range: string) =>
    page.getByRole('slider', { name: new RegExp(`^Chart of North Window Property Services, ${range}, .*latest 4.080`) })
  await expect.element(chart('1D')).toBeVisible()
  for (const range of ['5D', '1M', '3M', '1Y', '5Y']) {
    await page.getByText(range, { exact: true }).click()
    await expect.element(chart(range)).toBeVisible()
    await waitForChart()
  }
  expect(calls('intraday')).toEqual(['day', 'fiveDays'].map((range) => ({ code: '99134', range })))
  // one answer serves the month, the quarter and the year
  expect(calls('candles')).toEqual([
    { code: '99134', period: 'day', count: 260 },
    { code: '99134', period: 'week', count: 262 },
  ])
})

test('R31 the attribution of the chart library is a link to its maker, as its licence requires', async () => {
  await openSecurity()
  await expect
    .element(page.getByRole('link', { name: /TradingView/ }))
    .toHaveAttribute('href', 'https://www.tradingview.com/')
})

test('R31 the legend of a chart shows the bar under the crosshair, and the last bar without a crosshair, each with its time alone on a chart of one day', async () => {
  const drawn = drawnTexts()
  await openSecurity()
  await expect.element(legend).toHaveTextContent('14:05')
  const { x, y, height } = chartBox()
  await commands.mouse('move', x + 40, y + height / 2)
  await expect.element(legend).toMatchTextContent(/^(09|10):\d\d$/)
  // the label below the crosshair does not repeat the day either
  await expect.poll(() => drawn).toContain(legend.element().textContent)
  await commands.mouse('move', x + 40, y - 90)
  await expect.element(legend).toHaveTextContent('14:05')
})

test('R31 the change in the legend of a day is that beside the price, and a change over another period names it', async () => {
  await openSecurity()
  const values = page.getByCss(`.${chartStyles.chartLegend}`)
  await expect.element(values).toMatchTextContent('▲ +4.08%')
  await page.getByText('1M', { exact: true }).click()
  await waitForChart()
  await expect.element(values).toMatchTextContent('C 4.080▲ +4.08%')
  await page.getByText('5D', { exact: true }).click()
  await waitForChart()
  await expect.element(values).toMatchTextContent(/5D [▲▼]/)
  await page.getByText('5Y', { exact: true }).click()
  await waitForChart()
  await expect.element(values).toMatchTextContent(/Week [▲▼]/)
})

test('R31 the keyboard reads each bar of a chart as the value of a slider', async () => {
  await openSecurity()
  await page.getByText('1M', { exact: true }).click()
  await waitForChart()
  ;(chartSlider.element() as HTMLElement).focus()
  await expectRead(/^Nov 20, 2026: open 3\.930, high 4\.090, low 3\.910, close 4\.080$/)
  await userEvent.keyboard('{ArrowLeft}')
  await expectRead(/^Nov 19, 2026: /)
  await userEvent.keyboard('{Home}')
  await expectRead(/^Nov 24, 2025: /)
  await userEvent.keyboard('{End}')
  await expectRead(/^Nov 20, 2026: /)
  await userEvent.keyboard('+-')
  await expectRead(/^Nov 20, 2026: /)
  expect(chartSlider.element().getAttribute('aria-valuemax')).toBe('259')
})

test('R31 a reader chooses between a line and candles, and the choice stays for other ranges', async () => {
  await openSecurity()
  await expect.element(page.getByRole('radio', { name: 'Line' })).toBeChecked()
  await page.getByText('1Y', { exact: true }).click()
  await expect.element(page.getByRole('radio', { name: 'Candles' })).toBeChecked()
  await page.getByText('Line', { exact: true }).click()
  await page.getByText('5Y', { exact: true }).click()
  await expect.element(page.getByRole('radio', { name: 'Line' })).toBeChecked()
})

test('R31 a tap on Table shows the newest rows in its own frame, and the others after it', async () => {
  await openSecurity()
  await page.getByText('1M', { exact: true }).click()
  await waitForChart()
  const counts: number[] = []
  // runs after each commit, before the next one
  const observer = new MutationObserver(() => counts.push(document.querySelectorAll('tbody th[scope="row"]').length))
  observer.observe(document.body, { childList: true, subtree: true })
  await page.getByRole('button', { name: 'Table' }).click()
  await expect.poll(() => counts.at(-1)).toBe(22)
  observer.disconnect()
  expect(counts.find((count) => count > 0)).toBe(12)
  expect(page.getByRole('rowheader').first().element().textContent).toBe('Nov 20')
})

test('R31 a table shows the figures of the chart', async () => {
  await openSecurity()
  await page.getByText('1M', { exact: true }).click()
  await page.getByRole('button', { name: 'Table' }).click()
  const table = page.getByRole('region', { name: 'North Window Property Services, prices, 1M' })
  const rows = table.getByRole('row')
  // one row is the header, one is the year, and each other row is a trading day of the last month
  await expect.poll(() => rows.elements().length).toBe(24)
  expect(rows.nth(1).element().textContent).toBe('2026')
  expect(rows.nth(2).element().textContent).toBe('Nov 203.9304.0903.9104.08012.35M')
  await page.getByRole('button', { name: 'Chart' }).click()
  await waitForChart()
})

test('R31 a table of minutes names each day once, above the times of its rows', async () => {
  await openSecurity()
  await page.getByText('5D', { exact: true }).click()
  await waitForChart()
  await page.getByRole('button', { name: 'Table' }).click()
  const headers = () => [...document.querySelectorAll('table tbody th')].map(({ textContent }) => textContent)
  const days = ['Nov 20, 2026', 'Nov 19, 2026', 'Nov 18, 2026', 'Nov 17, 2026', 'Nov 16, 2026']
  await expect.poll(() => headers().filter((header) => !/^\d\d:\d\d$/.test(String(header)))).toEqual(days)
  expect(headers()[0]).toBe(days[0])
})

test('R31 all columns of a table of prices fit a screen of 320 px, in any language', async () => {
  await openSecurity('99134', {}, { size: [320, 844] })
  await page.getByRole('button', { name: 'Table' }).click()
  const frame = page.getByCss(`.${chartStyles.candleTable}`)
  for (const [language, close] of [
    ['zh-HK', '收市'],
    ['zh-CN', '收盘'],
    ['en-US', 'Close'],
  ] as const) {
    chooseLanguage(language)
    await expect.element(frame.getByRole('columnheader', { name: close, exact: true })).toBeVisible()
    expect(frame.element().scrollWidth).toBe(frame.element().clientWidth)
  }
})

test('R31 the labels of the axis below a chart of minutes stand at full and half hours', async () => {
  // a crosshair has a label of its own
  await commands.mouse('move', 1, 1)
  const drawn = drawnTexts()
  await openSecurity('99134', { market: closedMarket }, { viewer: 'registered' })
  const hours = () => drawn.filter((text) => /^\d\d:\d\d$/.test(text))
  await expect.poll(hours).toContain('11:00')
  expect(hours().filter((text) => !/:[03]0$/.test(text))).toEqual([])
})

test('R31 the axis below a chart of a day ends with the time of the close, while shares are traded and afterwards', async () => {
  const drawn = drawnTexts()
  await openSecurity()
  await expect.poll(() => drawn).toContain('16:00')
  const { length } = drawn
  await openSecurity('99134', { market: closedMarket })
  await expect.poll(() => drawn.slice(length)).toContain('16:00')
})

test('R31 the axis beside a chart of a day marks the last price and the close before', async () => {
  const drawn = drawnTexts()
  await openSecurity()
  await expect.poll(() => drawn).toEqual(expect.arrayContaining(['4.080', '3.920']))
})

test('R31 the legend of a line of one day has one line, and its picture is taller than that of candles', async () => {
  await openSecurity('99134', {}, { size: [390, 844] })
  const height = (of: string | undefined) => page.getByCss(`.${of}`).element().getBoundingClientRect().height
  await waitForChart()
  const [whole, picture, legend] = [chartStyles.chartBody, chartStyles.chartCanvas, chartStyles.chartLegend].map(height)
  await page.getByText('Candles', { exact: true }).click()
  await expect.poll(() => height(chartStyles.chartLegend)).toBe(2 * Number(legend))
  expect(height(chartStyles.chartCanvas)).toBe(Number(picture) - Number(legend))
  expect(height(chartStyles.chartBody)).toBe(whole)
})

test('R31 the four prices of a candle stand on one line below its date, in columns of one width', async () => {
  await openSecurity('99134', {}, { size: [360, 844] })
  await waitForChart()
  await page.getByText('Candles', { exact: true }).click()
  const values = () => page.getByCss(`.${chartStyles.chartValue}`).elements()
  await expect.poll(() => values().length).toBe(4)
  const boxes = values().map((value) => value.getBoundingClientRect())
  expect(new Set(boxes.map(({ top }) => top)).size).toBe(1)
  expect(new Set(boxes.map(({ width }) => Math.round(width))).size).toBe(1)
  expect(boxes[0]?.top).toBeGreaterThanOrEqual(legend.element().getBoundingClientRect().bottom)
})

test('X3 the line of a chart loses its colour while the device is offline, and has it again when it is online', async () => {
  const colour = lineColour()
  const token = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name)
  await openSecurity()
  await expect.poll(colour).toBe(token('--rise'))
  setOnline(false)
  await expect.poll(colour).toBe(token('--ink-faint'))
  setOnline(true)
  await expect.poll(colour).toBe(token('--rise'))
})
