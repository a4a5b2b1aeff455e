import type { Quote } from '@foyer/api/market'
import { expectAccessible, hanging, refused, requestsOf, serve, streamsOf } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as priceStyles from '../../shared/market/price.module.css'
import { marketAnswersAll } from '../../shared/market/testing/answers.ts'
import { detailsOf, quoteOf, quotesOf, stoppedMarket } from '../../shared/market/testing/replies.ts'
import { chooseLanguage } from '../../shared/text/language.ts'
import { keepEndpoint } from '../../shared/watchlist/testing/watchlist-server.ts'
import { arriveEarly } from '../../testing/arrived.ts'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as chartStyles from './chart/chart.module.css'
import * as depthStyles from './depth.module.css'
import * as pageStyles from './page.module.css'
import { states } from './states.ts'
import { openSecurity, securityAnswers, securityPathOf, waitForPrice } from './testing/open.ts'

testStates(states)

const price = page.getByCss(`.${pageStyles.securityPrice}`)
const facts = page.getByCss(`.${pageStyles.facts}`)

test('R31 the page of a security shows its name, code, price, change and figures', async () => {
  await openSecurity()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('North Window Property Services')
  await expect.element(page.getByCss(`.${pageStyles.securityPage} > .lead`)).toHaveTextContent('99134 · Stock')
  await expect.element(price).toHaveTextContent('HK$4.080▲up +0.160 (+4.08%)')
  await expect
    .element(facts)
    .toHaveTextContent(
      'Open3.930Prev. close3.920Volume12.35MTurnover49.41MBoard lot1,000Lot value4,080Market cap34.27B',
    )
  await expect.element(page.getByRole('img', { name: '52-week range: 3.640 to 4.670, now 4.080' })).toBeVisible()
  await expectAccessible()
})

test('R31 a visitor sees the quote that arrived with the page, while the calls of the session have no answer', async () => {
  arriveEarly('/market/quotes/99134', quotesOf(['99134'], { delay: 900 }))
  await openScreen(securityPathOf('99134'), { answers: marketAnswersAll(hanging) })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('North Window Property Services')
  await expect.element(price).toMatchTextContent('4.080')
  await expect.element(page.getByCss(`.${pageStyles.securityLine}`)).toMatchTextContent('Delayed 15 min')
})

test('R31 the page of an index shows points, and neither volume, board lot nor order book', async () => {
  await openSecurity('LTH40', {}, { viewer: 'registered' })
  await expect.element(page.getByCss(`.${pageStyles.securityPage} > .lead`)).toHaveTextContent('LTH40 · points · Index')
  await expect.element(facts).toHaveTextContent('Open21,883.68Prev. close21,840.00')
  await expect.element(page.getByRole('heading', { name: 'Order book' })).not.toBeInTheDocument()
  expect(requestsOf('POST /quote/market/depth')).toEqual([])
})

test('R31 a tick of the stream updates the price, and a fund shows its ongoing charge', async () => {
  await openSecurity('03008')
  await expect.element(facts).toMatchTextContent('Ongoing charge0.85%')
  await expect.poll(() => streamsOf('/market/stream').length).toBe(1)
  const [stream] = streamsOf('/market/stream')
  stream?.open()
  stream?.send(quotesOf(['03008']), 'reset')
  const { name: _, kind: __, currency, lotSize, previousClose, open, isHalted, isDelayed, ...tick } = quoteOf('03008')
  stream?.send([{ ...tick, price: '71.230', change: '+5.210', percent: '+7.89' }], 'quotes')
  await expect.element(price.getByCss(`.${priceStyles.price}`)).toHaveTextContent('71.230')
})

for (const state of ['lunch', 'closed', 'stopped'] as const)
  test(`SCREEN-9 while the market is ${state}, the page of a security has no real-time mark`, async () => {
    await openSecurity('99134', { market: { ...stoppedMarket, state } })
    const line = page.getByCss(`.${pageStyles.securityLine}`)
    await expect.element(line).toMatchTextContent('As of Nov 20, 12:00 HKT')
    await expect.element(line).not.toMatchTextContent('Real time')
  })

test('R31 a registered person sees the order book, and a visitor sees that it needs a sign-in', async () => {
  await openSecurity('99134', {}, { viewer: 'registered' })
  const sides = page.getByCss(`.${depthStyles.depthSide}`)
  await expect.poll(() => sides.elements().length).toBe(2)
  const heads = () =>
    [...document.querySelectorAll(`.${depthStyles.depthSide} thead th`)].map((head) => head.textContent)
  expect(heads()).toEqual(['Shares', 'Bid', 'Ask', 'Shares'])
  for (const head of sides.getByRole('columnheader').all()) await expect.element(head).toBeVisible()
  await expect.element(sides.first().getByRole('row').nth(1)).toHaveTextContent('24K4.080')
  const [bid, ask] = [...document.querySelectorAll(`.${depthStyles.depthBar}`)]
    .filter((_, n) => n % 5 === 0)
    .map((bar) => bar.getBoundingClientRect())
  // the bars of both sides begin at the middle of the book
  expect((ask?.left ?? 0) - (bid?.right ?? 0)).toBeCloseTo(4, 1)
  await openSecurity('99134', { delay: 900 })
  await expect
    .element(page.getByRole('link', { name: 'Sign in to see the order book' }))
    .toHaveAttribute('href', `#/loginPage?back=${encodeURIComponent('/security?code=99134')}`)
})

test('R31 the bars of the order book have one colour for each side, and are the ground behind its figures', async () => {
  await openSecurity('99134', {}, { viewer: 'registered' })
  const bars = (side: string) => [
    ...document.querySelectorAll(`.${depthStyles.depthSide}[data-side="${side}"] .${depthStyles.depthBar}`),
  ]
  await expect.poll(() => bars('bid').length).toBe(5)
  const coloursOf = (side: string) => new Set(bars(side).map((bar) => getComputedStyle(bar).backgroundColor))
  expect(coloursOf('bid').size).toBe(1)
  expect(coloursOf('ask').size).toBe(1)
  expect(coloursOf('bid')).not.toEqual(coloursOf('ask'))
  for (const bar of [...bars('bid'), ...bars('ask')]) {
    const words = document.createRange()
    bar.scrollIntoView({ block: 'center' })
    for (const cell of bar.closest('tr')?.cells ?? []) {
      words.selectNodeContents(cell.lastChild ?? cell)
      const { top, bottom } = words.getBoundingClientRect()
      const { height } = bar.getBoundingClientRect()
      expect(height).toBeGreaterThan(bottom - top)
      const { left, width, top: edge } = cell.getBoundingClientRect()
      expect(document.elementFromPoint(left + width / 2, edge + height / 2)).toBe(cell)
    }
  }
})

test('R31 a suspended security is shown in words with the time of its last trade', async () => {
  await openSecurity('99134', { quote: (quote) => ({ ...quote, isHalted: true }) })
  await expect
    .element(page.getByCss(`.${pageStyles.securityHalted}`))
    .toMatchTextContent('Trading haltedLast traded Nov 20, 2026, 14:05:08 HKT')
  await expect.element(page.getByText('Real time')).not.toBeInTheDocument()
  await expect.element(page.getByCss(`.${pageStyles.securityPrice}`)).toHaveTextContent('HK$4.080')
  await expect.element(page.getByCss(`.${chartStyles.chartLegend}`)).toMatchTextContent(/^\d\d:\d\d\d\.\d{3}$/)
})

test('R31 a security that was suspended before the day shows no figures of the day, instead of zeros', async () => {
  const quote = (one: Quote) => ({
    ...one,
    isHalted: true,
    volume: '0',
    turnover: '0',
    high: one.price,
    low: one.price,
  })
  await openSecurity('99134', { quote })
  await expect.element(facts).toHaveTextContent('Prev. close3.920Board lot1,000Lot value4,080Market cap34.27B')
  await expect.element(page.getByRole('img', { name: /^52-week range/ })).toBeVisible()
  await expect.element(page.getByRole('img', { name: /^Day range/ })).not.toBeInTheDocument()
})

for (const [what, code, answers] of [
  ['a code that no security has', '99999', { 'POST /quote/market/details': refused('not_found') }],
  ['a text that is no code', '%3Cimg%3E', {}],
] as const)
  test(`R31 ${what} shows that there is no such security, and the way to the markets`, async () => {
    await openScreen(securityPathOf(code), {
      answers: { ...securityAnswers({}), 'POST /quote/market/quotes': quotesOf([]), ...answers },
    })
    await expect.element(page.getByRole('heading', { level: 1, name: 'No such security' })).toBeVisible()
    await expect.element(page.getByRole('link', { name: 'Go to markets' })).toHaveAttribute('href', '#/markets')
  })

test('X3 a security that fails to load shows the reason once, and a tap on Try again requests it again', async () => {
  const failed = refused('market_unavailable')
  await openScreen(securityPathOf('99134'), {
    answers: {
      ...securityAnswers(),
      'POST /quote/market/details': failed,
      'POST /quote/market/quotes': failed,
      'POST /quote/market/stream': failed,
    },
  })
  const alerts = page.getByRole('alert')
  await expect.element(alerts.first()).toMatchTextContent('Market data is not available for the moment')
  expect(alerts.elements().length).toBe(1)
  serve(securityAnswers())
  await alerts.last().getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('North Window Property Services')
})

test('R31 a person adds a security to the watchlist on its page, and removes it there', async () => {
  await openSecurity('99134', {}, { viewer: 'registered' })
  await page.getByRole('button', { name: 'Add to watchlist' }).click()
  await expect.element(page.getByRole('button', { name: 'Remove from watchlist' })).toBeVisible()
  await expect.poll(() => requestsOf(keepEndpoint).length).toBe(1)
  await page.getByRole('button', { name: 'Remove from watchlist' }).click()
  await expect
    .poll(() => requestsOf(keepEndpoint).map(({ body }) => body))
    .toEqual([
      { revision: 7, codes: ['99134'], groups: [] },
      { revision: 8, codes: [], groups: [] },
    ])
})

test('R31 a visitor sees a sign-in link for the watchlist that returns to the security', async () => {
  await openSecurity('99134', { delay: 900 })
  await expect
    .element(page.getByRole('link', { name: 'Sign in to add it to your watchlist' }))
    .toHaveAttribute('href', `#/loginPage?back=${encodeURIComponent('/security?code=99134')}`)
})

for (const width of [390, 320])
  test(`SCREEN-9 every key figure of a security stands on one line with its name at ${width} px, in any language`, async () => {
    await openSecurity('99102', {}, { size: [width, 844] })
    await waitForPrice()
    const broken = () =>
      [...document.querySelectorAll(`.${pageStyles.facts} > div`)]
        .filter(({ children: [name, figure] }) => {
          const [first, second] = [name, figure].map((cell) => cell?.getBoundingClientRect())
          return !first || !second || second.top >= first.bottom || second.left < first.right
        })
        .map(({ textContent }) => textContent)
    for (const [language, turnover] of [
      ['zh-HK', '成交額'],
      ['zh-CN', '成交额'],
      ['en-US', 'Turnover'],
    ] as const) {
      chooseLanguage(language)
      await expect.element(facts).toMatchTextContent(turnover)
      expect(broken()).toEqual([])
    }
  })

test('R31 figures that are not known are left out', async () => {
  await openSecurity(
    '99134',
    {},
    {
      answers: { 'POST /quote/market/details': detailsOf('99134', { issued: null, yearHigh: null, yearLow: null }) },
    },
  )
  await waitForPrice()
  await expect.element(facts).not.toMatchTextContent('Market cap')
  await expect.element(page.getByRole('img', { name: /52-week/ })).not.toBeInTheDocument()
})
