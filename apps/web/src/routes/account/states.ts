import { broken, hanging, refused, serve, setOnline } from '@foyer/testing/browser'
import { page, userEvent } from 'vitest/browser'
import { marketAnswers, marketAnswersAll } from '../../shared/market/testing/answers.ts'
import { closedMarket, type MarketConditions, stoppedMarket } from '../../shared/market/testing/replies.ts'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import { accountPath, waitForChart, waitForMarket } from './testing/open.ts'
import { endCall, listOf, sessions, sessionsCall } from './testing/sessions.ts'
import { keepEndpoint, readEndpoint, watchlistOf } from './testing/watchlist-server.ts'

type State = Omit<ScreenState, 'name' | 'path'>

const market = (
  name: string,
  conditions: MarketConditions,
  reach: () => Promise<void> = waitForMarket,
  more: State = {},
): ScreenState => ({
  name,
  path: accountPath('market'),
  answers: marketAnswers(conditions),
  reach,
  ...more,
})
const visitors: MarketConditions = { delay: 900 }

const search = (text: string, result: string) => async () => {
  await waitForMarket()
  await page.getByCss('.instrument-field input').fill(text)
  await appears(result)
}
const sheet = async () => {
  await waitForMarket()
  await page.getByCss('.quote-open').first().click()
  await waitForChart()
}
const showChartFooter = () => document.querySelector('.chart-footer')?.scrollIntoView({ block: 'nearest' })

const watched = ['02800', '03008', '03439']
const watching = (name: string, reach?: () => Promise<void>, codes = watched): ScreenState => ({
  name,
  path: accountPath('watchlist'),
  viewer: 'registered',
  answers: { ...marketAnswers(), ...watchlistOf(...codes) },
  reach: async () => {
    await appears(codes.length > 0 ? '.watch-row:last-child .price' : '.watch-empty')
    await reach?.()
  },
})
const edit = () => page.getByCss('.watch-edit').click()

const devices = (name: string, reach: () => Promise<void> = async () => undefined, more: State = {}): ScreenState => ({
  name: `sessions-${name}`,
  path: accountPath('sessions'),
  viewer: 'registered',
  whole: true,
  answers: { [sessionsCall]: listOf() },
  reach: async () => {
    await appears('.session')
    await reach()
  },
  ...more,
})
const question = async (button: string) => {
  await page.getByCss(button).last().click()
  await appears('dialog')
}

export const states: readonly ScreenState[] = [
  { name: 'account-signed-out', path: '/account', reach: () => appears('.sign-in-first') },
  { name: 'account-not-logged-in', path: '/account', viewer: 'registered', reach: () => appears('.sign-in-first') },
  devices('several'),
  devices('one', undefined, { answers: { [sessionsCall]: listOf([sessions[0]]) } }),
  devices('many', undefined, { answers: { [sessionsCall]: listOf(sessions, 12) } }),
  devices('end-one', () => question('.session > .button'), { whole: false }),
  devices('end-all', () => question('.sessions-all'), { whole: false }),
  devices(
    'not-ended',
    async () => {
      await question('.session > .button')
      await page.getByCss('dialog .dialog-danger').click()
      await appears('dialog .field-error:not(:empty)')
    },
    { whole: false, answers: { [sessionsCall]: listOf(), [endCall]: broken } },
  ),
  devices('loading', undefined, { answers: { [sessionsCall]: hanging }, reach: () => appears('.session-shape') }),
  devices('failed', undefined, { answers: { [sessionsCall]: broken }, reach: () => appears('.notice-danger') }),
  market('market-closed', { ...visitors, market: closedMarket }, waitForMarket, { whole: true }),
  market('market-open', {}, waitForMarket, { whole: true }),
  market('market-stopped', {
    ...visitors,
    market: stoppedMarket,
    quote: (quote, n) => ({ ...quote, isHalted: n % 3 === 0 }),
  }),
  market('market-loading', {}, () => appears('.index-card-shape'), { answers: marketAnswersAll(hanging) }),
  market('market-failed', {}, () => appears('[role="alert"]'), {
    answers: marketAnswersAll(refused('market_unavailable')),
  }),
  market('market-offline', visitors, async () => {
    await waitForMarket()
    setOnline(false)
    await appears('.market-fault:not(:empty)')
  }),
  market('market-search', visitors, search('00', '.instrument-hit')),
  market('market-search-none', visitors, search('zzzzzz', '.instrument-none')),
  market('instrument', visitors, sheet),
  market('instrument-chart', visitors, async () => {
    await sheet()
    showChartFooter()
    await page.getByCss('.chart-canvas').hover({ position: { x: 170, y: 80 } })
  }),
  market('instrument-table', visitors, async () => {
    await sheet()
    await page.getByCss('.chart-switch').click()
    await appears('.candle-table')
    showChartFooter()
  }),
  market('instrument-index', visitors, async () => {
    await waitForMarket()
    await page.getByCss('.index-card').first().click()
    await waitForChart()
  }),
  watching('watchlist-empty', undefined, []),
  watching('watchlist'),
  watching('watchlist-edit', edit),
  watching('watchlist-lifted', async () => {
    ;(page.getByCss('.watch-open').nth(1).element() as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await appears('.is-lifted')
  }),
  watching('watchlist-add', async () => {
    await page.getByCss('.watchlist > .button').click()
    await page.getByCss('.instrument-field input').fill('03')
    await appears('.watch-added')
  }),
  watching('watchlist-not-saved', async () => {
    serve({ [keepEndpoint]: broken })
    await edit()
    await page.getByCss('.watch-row .icon-button').first().click()
    await appears('.notice-warn')
  }),
  {
    ...watching('watchlist-failed'),
    answers: { ...marketAnswers(), [readEndpoint]: broken },
    reach: async () => {
      await appears('.notice-danger')
      await disappears('.notice-danger .spinner')
    },
  },
]
