import {
  expectAccessible,
  hanging,
  refused,
  requestsOf,
  serve,
  setOnline,
  sticksOut,
  streamsOf,
  zoomText,
} from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { compactNumber } from '../../../shared/market/figures.ts'
import * as marketLineStyles from '../../../shared/market/market-line.module.css'
import * as priceStyles from '../../../shared/market/price.module.css'
import * as quoteCellsStyles from '../../../shared/market/quote-cells.module.css'
import * as quoteTableStyles from '../../../shared/market/quote-table.module.css'
import { marketAnswers, marketAnswersAll } from '../../../shared/market/testing/answers.ts'
import {
  indexCodes,
  moversOf,
  quoteOf,
  quotesOf,
  stoppedMarket,
  tradingMarket,
} from '../../../shared/market/testing/replies.ts'
import { languages } from '../../../shared/text/languages.ts'
import { arriveEarly } from '../../../testing/arrived.ts'
import { openScreen } from '../../../testing/screen.tsx'
import * as pageStyles from '../page.module.css'
import { pathOf } from '../tab.ts'
import { openMarket } from '../testing/open.ts'
import * as marketStyles from './market.module.css'

const visitors = { delay: 900 }
const line = page.getByCss(`.${pageStyles.marketsLine}`)
const firstRow = page.getByCss(`.${quoteTableStyles.quoteTable} tbody tr`).first()
const price = (n = 0) => page.getByCss(`.${marketStyles.indexCard} .${priceStyles.price}`).nth(n)
const quoteCalls = () => requestsOf('POST /quote/market/quotes')

/** The one open stream. */
const stream = () => {
  const [only, ...others] = streamsOf('/market/stream')
  if (!only || others.length > 0) throw new Error('exactly one stream must be open')
  return only
}
/** Area in square pixels of the text that is painted in the first view. */
const areaOf = (element: Element): number => {
  const words = document.createRange()
  words.selectNodeContents(element)
  const text = words.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  const width = Math.min(text.right, box.right) - Math.max(text.left, box.left)
  return width * Math.max(0, Math.min(text.bottom, box.bottom, innerHeight) - text.top)
}
const streamedCodes = (): string[] => Object(requestsOf('POST /quote/market/stream').at(-1)?.body).codes ?? []
/**
 * Sends the first quotes after the only stream is open for indices and movers. The page opens a new stream when movers
 * load after the indices.
 */
const beginStream = async (board = 'gainers') => {
  const moverCodes = moversOf(board).quotes.map(({ code }) => code)
  await expect.poll(streamedCodes).toEqual(expect.arrayContaining([...indexCodes, ...moverCodes]))
  await expect.poll(() => streamsOf('/market/stream').length).toBe(1)
  stream().open()
  stream().send(quotesOf(streamedCodes()), 'reset')
}

test('R31 a visitor sees the indices and movers that arrived with the page, while the calls of the session have no answer', async () => {
  arriveEarly('/market/overview', {
    indices: quotesOf(indexCodes, visitors),
    movers: moversOf('gainers', visitors),
  })
  await openScreen(pathOf('market'), { answers: marketAnswersAll(hanging) })
  await expect.element(price(indexCodes.length - 1)).toBeVisible()
  await expect.element(firstRow).toMatchTextContent(moversOf('gainers').quotes[0]?.code ?? '')
  await expect.element(line).toMatchTextContent('Delayed 15 min')
  // the ranking has the delay of the person who requests it
  await expect.poll(() => requestsOf('POST /quote/market/movers').length).toBe(1)
  expect(requestsOf('POST /quote/market/indices')).toEqual([])
})

test('R31 a visitor sees that quotes are delayed, the state of the market and the time of its figures', async () => {
  await openMarket(visitors)
  await expect.element(line.getByCss('.numbers')).toHaveTextContent('OpenDelayed 15 minAs of 14:05:09 HKT')
  await expect
    .element(page.getByCss(`.${marketStyles.marketNote}`))
    .toHaveTextContent(
      'Quotes are delayed until you sign in, then in real time. Quotes are for reference only and are not advice.',
    )
})

test('R31 the line with the time of the figures stays in view when the page is scrolled', async () => {
  await openMarket(visitors)
  document.querySelector(`.${marketStyles.marketNote}`)?.scrollIntoView()
  expect(scrollY).toBeGreaterThan(0)
  await expect.element(line).toBeInViewport()
})

test('R31 a closed market shows when it opens again', async () => {
  await openMarket({ market: { ...stoppedMarket, state: 'closed' } })
  await expect.element(line.getByCss('.numbers')).toHaveTextContent('ClosedAs of Nov 20, 12:00 HKTOpens Mon 09:30')
})

test.each([
  ['in the lunch break', 'lunch', 'Lunch break'],
  ['closed', 'closed', 'Closed'],
  ['stopped by weather', 'stopped', 'Closed due to weather'],
] as const)(
  'SCREEN-9 while the market is %s, the figures show the time at which trading ended and no real-time mark',
  async (_, state, words) => {
    await openMarket({ market: { ...stoppedMarket, state } })
    const status = line.getByCss('.numbers')
    await expect.element(status).toMatchTextContent(words)
    await expect.element(status).toMatchTextContent('As of Nov 20, 12:00 HKT')
    await expect.element(status).not.toMatchTextContent('Real time')
  },
)

test('R31 movers are ranked by the chosen board', async () => {
  const codes = () =>
    [...document.querySelectorAll(`.${quoteTableStyles.quoteTable} small`)].map(({ textContent }) =>
      textContent.slice(0, 5),
    )
  await openMarket()
  await expect.poll(codes).toEqual(['99110', '99134', '99102', '99142', '99122', '99125', '99108'])
  await page.getByText('Losers', { exact: true }).click()
  await expect.element(page.getByRole('table', { name: 'Losers' })).toBeVisible()
  await expect.poll(codes).toEqual(['99128', '99117', '99145', '99101'])
  await page.getByText('Turnover', { exact: true }).click()
  await expect.poll(codes).toEqual(moversOf('turnover').quotes.map(({ code }) => code))
  expect(requestsOf('POST /quote/market/movers').map(({ body }) => body)).toEqual([
    { board: 'gainers', count: 10 },
    { board: 'losers', count: 10 },
    { board: 'turnover', count: 10 },
  ])
})

test('R31 the board of turnover shows the turnover of each stock, and the other boards do not', async () => {
  await openMarket()
  const [first] = moversOf('turnover').quotes
  const detail = firstRow.getByCss('small')
  await expect.element(detail).not.toMatchTextContent('HK$')
  await page.getByText('Turnover', { exact: true }).click()
  await expect.element(detail).toHaveTextContent(`${first?.code}HK$${compactNumber('en-US', first?.turnover ?? '')}`)
})

test('R31 no text of the first view of the market is painted larger than its headline, in any language', async () => {
  const name = {
    'zh-CN': '万屏医药控股集团',
    'zh-HK': '萬屏醫藥控股集團',
    'en-US': 'Wan Ping Pharmaceuticals Holdings',
  }
  for (const language of languages) {
    await openMarket({ quote: (quote) => ({ ...quote, name }) }, { language, size: [390, 844] })
    const headline = areaOf(document.querySelector('h1') as Element)
    for (const other of document.querySelectorAll('main :is(strong, small, span, a, p):not(.visually-hidden, :has(*))'))
      expect(areaOf(other), `${language}: ${other.textContent}`).toBeLessThan(headline)
  }
})

test('R31 no English name of the movers is cut on a phone', async () => {
  await openMarket({}, { size: [390, 844] })
  const names = [...document.querySelectorAll(`.${quoteTableStyles.quoteTable} strong`)]
  expect(names.map(({ textContent }) => textContent)).toEqual(
    moversOf('gainers').quotes.map(({ name }) => name['en-US']),
  )
  for (const { textContent, scrollHeight, clientHeight, scrollWidth, clientWidth } of names) {
    // a word is a box, whose rounding is no third line
    expect(scrollHeight, textContent).toBeLessThanOrEqual(clientHeight + 2)
    expect(scrollWidth, textContent).toBeLessThanOrEqual(clientWidth)
  }
})

test('R31 a board without stocks shows a notice', async () => {
  await openScreen(pathOf('market'), {
    answers: {
      ...marketAnswers(),
      'POST /quote/market/movers': { ...quotesOf([]), board: 'gainers' },
    },
  })
  await expect.element(page.getByCss(`.${marketStyles.moversNone}`)).toHaveTextContent('No stocks match right now')
})

test('R31 one stream carries the quotes of all parts of the page, also after another board is chosen', async () => {
  await openMarket()
  await beginStream()
  await page.getByText('Losers', { exact: true }).click()
  await expect.element(page.getByRole('table', { name: 'Losers' })).toBeVisible()
  await beginStream('losers')
})

test('R31 a tick of the stream updates price and change of its instrument and of no other', async () => {
  await openMarket()
  await beginStream()
  const { name: _, kind: __, currency, lotSize, previousClose, open, isHalted, isDelayed, ...tick } = quoteOf('LTH40')
  stream().send([{ ...tick, price: '21900.010', change: '+60.010', percent: '+0.27' }], 'quotes')
  await expect.element(price()).toHaveTextContent('21,900.01')
  await expect
    .element(page.getByCss(`.${marketStyles.indexCard} .${priceStyles.change}`).first())
    .toHaveTextContent('▲up +0.27%')
  await expect.element(price(1)).toHaveTextContent('5,280.12')
})

test('R31 the small chart of a row ends at the live price, and has the direction of the change beside it', async () => {
  await openMarket()
  await beginStream()
  const course = page.getByCss(`.${marketStyles.indexCard} svg`).first()
  await expect.element(course).toHaveAttribute('data-movement', 'rise')
  const { name: _, kind: __, currency, lotSize, previousClose, open, isHalted, isDelayed, ...tick } = quoteOf('LTH40')
  stream().send([{ ...tick, price: '21800.000', change: '-40.000', percent: '-0.18' }], 'quotes')
  await expect.element(course).toHaveAttribute('data-movement', 'fall')
})

test('R31 without a stream quotes are polled, and a new quote is shown', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await openMarket()
  await expect.element(price()).toHaveTextContent('21,934.56')
  serve(marketAnswers({ quote: (quote) => ({ ...quote, price: '100.000', change: '+1.000', percent: '+1.00' }) }))
  const before = quoteCalls().length
  await vi.advanceTimersByTimeAsync(4_100)
  await expect.element(price()).toHaveTextContent('100.00')
  expect(quoteCalls().length).toBeGreaterThan(before)
})

test('R31 a stream that ends is opened again, and quotes are polled once it fails twice', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await openMarket()
  await beginStream()
  const first = stream()
  first.fail({ isFinal: true })
  await expect.poll(() => streamsOf('/market/stream').filter((one) => one !== first).length).toBe(1)
  const before = quoteCalls().length
  stream().fail({ isFinal: true })
  await vi.advanceTimersByTimeAsync(4_100)
  await expect.poll(() => quoteCalls().length).toBeGreaterThan(before)
})

test('R31 a halted stock, a stopped market and a fall are shown in words, not by colour alone', async () => {
  await openMarket({
    market: stoppedMarket,
    quote: (quote) => ({ ...quote, isHalted: true, change: '-1.000', percent: '-1.23' }),
  })
  await expect.element(line.getByCss(`.${marketLineStyles.marketState}`)).toHaveTextContent('Closed due to weather')
  await expect.element(firstRow.getByCss(`.${quoteCellsStyles.quoteChip}`)).toHaveTextContent('Halted')
  await expect.element(firstRow.getByCss(`.${priceStyles.change}`)).toHaveTextContent('▼down −1.23%')
  await expectAccessible()
})

test('X3 a market that fails to load shows the reason once, and a tap on Try again requests it again', async () => {
  await openScreen(pathOf('market'), { answers: marketAnswersAll(refused('market_unavailable')) })
  const alerts = page.getByRole('alert')
  await expect.element(alerts.first()).toMatchTextContent('Market data is not available for the moment')
  expect(page.getByCss(`.${marketStyles.indexCardShape}`).elements()).toEqual([])
  // three attempts before the error shows, and the communication layer repeats each of them once
  await expect.poll(() => requestsOf('POST /quote/market/movers').length, { timeout: 20_000 }).toBe(6)
  await expect.poll(() => alerts.elements().length).toBe(1)
  await expect.element(page.getByCss(`.${marketStyles.marketNote}`)).not.toBeVisible()
  serve(marketAnswers())
  await alerts.first().getByRole('button', { name: 'Try again' }).click()
  await expect.element(price()).toHaveTextContent('21,934.56')
  await expect.element(page.getByRole('table', { name: 'Gainers' })).toBeVisible()
})

test('X3 quotes stay on the screen while the device is offline, and the page shows a notice until it is online', async () => {
  await openMarket()
  const fault = line.getByCss(`.${marketLineStyles.marketFault}`)
  setOnline(false)
  await expect.element(fault).toHaveTextContent('You are offline. Quotes are not updating.')
  await expect.element(price()).toHaveTextContent('21,934.56')
  setOnline(true)
  await expect.element(fault).toBeEmptyDOMElement()
})

test('X3 the changes of quotes lose their colours while the device is offline, and have them again when it is online', async () => {
  await openMarket()
  const colours = () =>
    [...document.querySelectorAll(`.${priceStyles.change}`)].map((each) => {
      const { color, backgroundColor } = getComputedStyle(each)
      return `${color} ${backgroundColor}`
    })
  const live = colours()
  expect(new Set(live).size).toBeGreaterThan(2)
  setOnline(false)
  // one for the rows and one for the cards, which have no tint
  await expect.poll(() => new Set(colours()).size).toBe(2)
  setOnline(true)
  await expect.poll(colours).toEqual(live)
})

test('X3 a device that is offline shows the time of its quotes, and does not say that the market is open', async () => {
  await openMarket()
  await expect.element(line).toMatchTextContent(/^Open/)
  setOnline(false)
  await expect.element(line).toMatchTextContent(/^As of Nov 20, 1\d:\d\d HKT\s*You are offline/)
})

test('X3 quotes stay on the screen when polling fails, and the page shows that updates are interrupted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
  await openMarket()
  serve(marketAnswersAll(refused('market_unavailable')))
  await vi.advanceTimersByTimeAsync(4_100)
  await expect
    .element(line.getByCss(`.${marketLineStyles.marketFault}`))
    .toHaveTextContent('Updates interrupted; trying again')
  await expect.element(price()).toHaveTextContent('21,934.56')
})

test('X3 the page shows that quotes are paused when the stream reports them as unavailable', async () => {
  await openMarket()
  await beginStream()
  stream().send({}, 'unavailable')
  await expect.element(line.getByCss(`.${marketLineStyles.marketFault}`)).toHaveTextContent('Quotes are paused')
  stream().send({ ...tradingMarket, state: 'closed' }, 'market')
  await expect.element(line.getByCss(`.${marketLineStyles.marketState}`)).toHaveTextContent('Closed')
})

for (const [language, width] of [
  ['en-US', 390],
  ['zh-HK', 360],
] as const)
  test(`R31 the market does not overflow at 200 % text and ${width} px (${language})`, async () => {
    await openMarket(visitors, { language, size: [width, 844] })
    zoomText(200)
    await expect.poll(sticksOut).toEqual([])
    await expectAccessible()
  })

test('R31 the line beside a price rises or falls by at most half of its height for each percent', async () => {
  await openMarket(visitors)
  const lines = () => [...document.querySelectorAll(`.${quoteTableStyles.quoteTable} tbody tr`)]
  await expect.poll(() => lines().filter((row) => row.querySelector('polyline')).length).toBeGreaterThan(3)
  for (const row of lines()) {
    const percent = Number(row.textContent.match(/([\d.]+)%/)?.[1])
    const end = row.querySelector('polyline')?.getAttribute('points')?.split(',').at(-1)
    const base = row.querySelector('line')?.getAttribute('y1')
    // of 32 px, two at each edge are empty
    expect.soft(Math.abs(Number(end) - Number(base)), row.textContent).toBeLessThanOrEqual(percent * 14 + 0.2)
  }
})
