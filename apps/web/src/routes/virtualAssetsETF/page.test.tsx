import {
  broken,
  cutOff,
  expectAccessible,
  lost,
  requestsOf,
  serve,
  setOnline,
  sticksOut,
  streamsOf,
  zoomText,
} from '@foyer/testing/browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import * as frameStyles from '../../shared/activity/frame/frame.module.css'
import * as marketLineStyles from '../../shared/market/market-line.module.css'
import * as priceStyles from '../../shared/market/price.module.css'
import * as quoteCellsStyles from '../../shared/market/quote-cells.module.css'
import * as quoteTableStyles from '../../shared/market/quote-table.module.css'
import { closedMarket, quoteOf, quotesOf } from '../../shared/market/testing/replies.ts'
import { withheldActivity } from '../../shared/offerings/testing/mainland.ts'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import { watchView } from '../../shared/ui/watch-view.ts'
import { appears } from '../../testing/appears.ts'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { states } from './states.ts'
import { fundsReply, withheldFunds } from './testing/replies.ts'
import { fundAnswers, fundsEndpoint, path, settled } from './testing/screen.ts'

const table = page.getByRole('table', { name: 'Quotes of Bitcoin ETFs by counter' })
const line = page.getByCss(`.${pageStyles.vaLine} .${marketLineStyles.marketLine} .numbers`)
const counters = () =>
  [...document.querySelectorAll(`.${pageStyles.vaTable} .${quoteTableStyles.quoteOpen}`)].map(
    ({ textContent }) => textContent,
  )
const row = (code: string) => page.getByCss(`.${pageStyles.vaTable} tr`).filter({ hasText: code })

const openPage = async (...[conditions]: Parameters<typeof fundAnswers>) => {
  await openScreen(path, { answers: fundAnswers(conditions) })
  await settled()
  // a request for the stream that is still being signed would be counted in the next test
  await expect.poll(() => streamsOf('/market/stream').length).toBe(1)
}

testStates(states)

test('R18 each fund has a row for every currency it trades in, and the page shows the time and delay of its quotes', async () => {
  await openPage({ delay: 900 })
  await expect.element(table).toBeVisible()
  expect(counters()).toEqual([
    'HK dollar03008',
    'US dollar09008',
    'HK dollar03439',
    'US dollar09439',
    'HK dollar03042',
    'US dollar09042',
    'Renminbi83042',
  ])
  await expect.element(line).toHaveTextContent('OpenDelayed 15 minAs of 14:05:09 HKT')
  await expect.element(row('83042').getByCss(`.${priceStyles.price}`)).toHaveTextContent('9.640')
  await expect.element(row('83042').getByCss(`.${priceStyles.change}`)).toHaveTextContent('▼down −2.33%')
})

test('R18 quotes of the stream replace those the page came with, and a tick changes only its own counter', async () => {
  await openPage({ delay: 900 })
  const [stream] = streamsOf('/market/stream')
  const codes = ['03008', '09008', '03042', '09042', '83042', '03439', '09439']
  expect(
    requestsOf('POST /quote/market/stream').map(({ body }) => [...(body as { codes: string[] }).codes].sort()),
  ).toEqual([[...codes].sort()])
  stream?.open()
  const changed = { quote: (quote: ReturnType<typeof quoteOf>) => ({ ...quote, isHalted: quote.code === '03042' }) }
  stream?.send(quotesOf(codes, changed), 'reset')
  await expect.element(line).toHaveTextContent('OpenReal timeAs of 14:05:09 HKT')
  await expect.element(row('03042')).toMatchTextContent('Halted')
  expect(document.querySelectorAll(`.${quoteCellsStyles.isHalted}`).length).toBe(1)
  const { name: _, kind: __, currency, lotSize, previousClose, open, isHalted, isDelayed, ...tick } = quoteOf('03008')
  row('03008').element().scrollIntoView()
  stream?.send([{ ...tick, price: '71.230', change: '+5.210', percent: '+7.89' }], 'quotes')
  await expect.element(row('03008').getByCss(`.${priceStyles.price}`)).toHaveTextContent('71.230')
  await expect.element(row('03008').getByCss(`.${priceStyles.change}`)).toHaveTextContent('▲up +7.89%')
  await expect.element(row('09008').getByCss(`.${priceStyles.price}`)).toHaveTextContent('8.262')
})

test('R18 a row out of view does not render with a tick, and shows the newest quote once it is scrolled into view', async () => {
  const observe = vi.spyOn(IntersectionObserver.prototype, 'observe')
  onTestFinished(() => observe.mockRestore())
  await openPage()
  const [stream] = streamsOf('/market/stream')
  stream?.open()
  stream?.send(quotesOf(['03008', '09439'], { quote: (quote) => ({ ...quote, price: '70.000' }) }), 'reset')
  const price = row('09439').getByCss(`.${priceStyles.price}`)
  // once the row has an observer of its own, that one reports before a newer one
  await expect.poll(() => observe.mock.calls.some(([seen]) => seen.contains(price.element()))).toBe(true)
  await new Promise<void>((resolve) => {
    const stop = watchView(price.element(), (isInView) => !isInView && resolve(), { rootMargin: '100px 0px' })
    onTestFinished(stop)
  })
  const funds = page.getByRole('region', { name: 'Funds compared' })
  // the courses of the day arrive later than the quotes and render every row
  await expect.element(funds.getByRole('link').first().getByCss('polyline')).toBeInTheDocument()
  await expect.element(funds.getByRole('link').first()).toMatchTextContent(/70\.000/)
  let newest = ''
  const tick = (price: string) => {
    newest = price
    const ticks = ['03008', '09439'].map((code) => {
      const { name: _, kind: __, currency, lotSize, previousClose, open, isHalted, isDelayed, ...rest } = quoteOf(code)
      return { ...rest, price }
    })
    stream?.send(ticks, 'quotes')
  }
  let count = 0
  // the page may render every row for another reason at the moment of one tick, but not of each
  await expect
    .poll(async () => {
      count += 1
      tick(`71.23${count}`)
      await expect.element(funds.getByRole('link').first()).toMatchTextContent(new RegExp(newest))
      return price.element().textContent === newest
    })
    .toBe(false)
  price.element().scrollIntoView()
  await expect.element(price).toHaveTextContent(newest)
})

test('R18 the card compares the funds of an asset by fee with price, change and the course of the day', async () => {
  await openPage()
  const funds = page.getByRole('region', { name: 'Funds compared' })
  const first = funds.getByRole('link').first()
  await expect.element(first).toMatchTextContent(/^Bosera HashKey Bitcoin\s*0\.85% a year.*64\.460.*2\.36%/)
  expect(
    funds
      .getByRole('link')
      .elements()
      .map(({ textContent }) => /[\d.]+% a year/.exec(textContent ?? '')?.[0]),
  ).toEqual(['0.85% a year', '0.95% a year', '1.99% a year'])
  await expect.element(first.getByCss('polyline')).toBeInTheDocument()
  await expect
    .element(page.getByCss(`.${frameStyles.offer}`))
    // the line of the facts has the last day to register
    .toMatchTextContent(/50% off\s*for 90 days$/)
  await expect.element(first).toHaveAttribute('href', '#/security?code=03008')
})

test.for([
  [{ delay: 900 }, 'HK$ · Delayed 15 min'],
  [{ delay: 0 }, 'HK$ · Real time'],
  [{ delay: 900, market: closedMarket }, 'HK$ · Closed'],
] as const)(
  'R18 the card states the currency of its prices and how current they are: %o',
  async ([conditions, head]) => {
    await openPage(conditions)
    await expect.element(page.getByCss(`.${pageStyles.fundHeads}`)).toHaveTextContent(`Lowest fee first${head}`)
  },
)

test('R18 the counters of a fund stand together, the fund with the lowest fee first, and a row leads to the page of its counter', async () => {
  await openPage()
  await page.getByText('Ether', { exact: true }).click()
  await expect.element(page.getByRole('table', { name: 'Quotes of Ether ETFs by counter' })).toBeVisible()
  expect(counters()).toEqual([
    'HK dollar03009',
    'US dollar09009',
    'HK dollar03179',
    'US dollar09179',
    'HK dollar03046',
    'US dollar09046',
    'Renminbi83046',
  ])
  await expect.element(page.getByRole('link', { name: /83046/ })).toHaveAttribute('href', '#/security?code=83046')
})

test('R18 the funds of the chosen asset are listed with their fees, the lowest total first', async () => {
  await openPage()
  const funds = () =>
    [...document.querySelectorAll(`.${pageStyles.vaFees} tbody`)].map((body) => [
      body.querySelector(`.${pageStyles.vaName}`)?.firstChild?.textContent,
      ...[...body.querySelectorAll('td')].map(({ textContent }) => textContent),
    ])
  await expect.poll(funds).toEqual([
    ['Bosera HashKey Bitcoin ETF', '0.60', '0.20', '0.05', '0.85', 'About HK$85 a year on HK$10,000'],
    ['Harvest Bitcoin Spot ETF', '0.30', '0.55', '0.10', '0.95', 'About HK$95 a year on HK$10,000'],
    ['ChinaAMC Bitcoin ETF', '0.99', '0.45', '0.55', '1.99', 'About HK$199 a year on HK$10,000'],
  ])
  await page.getByText('Ether', { exact: true }).click()
  await expect.poll(funds).toEqual([
    ['Bosera HashKey Ether ETF', '0.60', '0.22', '0.08', '0.90', 'About HK$90 a year on HK$10,000'],
    ['Harvest Ether Spot ETF', '0.30', '0.55', '0.14', '0.99', 'About HK$99 a year on HK$10,000'],
    ['ChinaAMC Ether ETF', '0.99', '0.45', '0.56', '2.00', 'About HK$200 a year on HK$10,000'],
  ])
  await expect.element(page.getByText(/^Illustrative fees as of Nov 20, 2026;/)).toBeVisible()
})

test('R18 a mainland visitor sees the notice, and no fund, fee, offer or test', async () => {
  await openScreen(path, {
    answers: {
      ...fundAnswers(),
      [fundsEndpoint]: withheldFunds,
      'GET /api/activities/virtual-asset-etf': () => withheldActivity('virtual-asset-etf'),
    },
  })
  await expect.element(page.getByText('Not available in mainland China').first()).toBeVisible()
  await expect.poll(() => document.querySelector(`.${frameStyles.activityBody} .${skeletonStyles.skeleton}`)).toBeNull()
  expect(document.querySelector('main')?.textContent).not.toMatch(/\d%|HK\$|03008|Knowledge test/)
})

test('X3 funds that fail to load show an error, and a tap on Try again requests them again', async () => {
  await openScreen(path, { answers: { ...fundAnswers(), [fundsEndpoint]: broken } })
  const notice = page.getByCss(`.${frameStyles.activityBody} .${noticeStyles.notice}[data-tone="danger"]`)
  await expect.element(notice).toMatchTextContent('This did not load')
  const before = requestsOf(fundsEndpoint).length
  serve(fundAnswers())
  await notice.getByRole('button', { name: 'Try again' }).click()
  await settled()
  expect(requestsOf(fundsEndpoint).length).toBe(before + 1)
  await expect.element(notice).not.toBeInTheDocument()
})

test('X3 funds that could not be loaded load automatically once the device is connected', async () => {
  let isLost = true
  await openScreen(path, {
    answers: { ...fundAnswers(), [fundsEndpoint]: () => (isLost ? lost : fundsReply()) },
  })
  await appears(`.${frameStyles.activityBody} .${noticeStyles.notice}[data-tone="danger"]`)
  setOnline(false)
  await expect
    .element(page.getByCss(`.${frameStyles.activityBody} .${noticeStyles.notice}[data-tone="info"]`))
    .toMatchTextContent('You are offline. The funds load as soon as you are connected.')
  isLost = false
  setOnline(true)
  await settled()
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`R18 the page is not cut off at 200 % text and 360 px (${language})`, async () => {
    await openScreen(path, { language, size: [360, 780], answers: fundAnswers() })
    await settled()
    await appears(`.${pageStyles.vaDiscount}`)
    zoomText(200)
    await expect.poll(sticksOut).toEqual([])
    expect(
      cutOff(
        `:is(.${pageStyles.vaQuotes}, .${pageStyles.vaFeesCard}, .${pageStyles.vaDiscount}) :not(.visually-hidden, input)`,
      ),
    ).toEqual([])
    await expectAccessible()
  })
