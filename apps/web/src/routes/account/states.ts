import { broken, hanging, refused, serve, setOnline } from '@foyer/testing/browser'
import { page, userEvent } from 'vitest/browser'
import * as chartStyles from '../../shared/market/chart/chart.module.css'
import * as marketLineStyles from '../../shared/market/market-line.module.css'
import * as priceStyles from '../../shared/market/price.module.css'
import * as quoteTableStyles from '../../shared/market/quote-table.module.css'
import * as instrumentSearchStyles from '../../shared/market/search/instrument-search.module.css'
import { marketAnswers, marketAnswersAll } from '../../shared/market/testing/answers.ts'
import { closedMarket, type MarketConditions, stoppedMarket } from '../../shared/market/testing/replies.ts'
import { listCall as passkeysCall, listOf as passkeysOf } from '../../shared/passkeys/testing.ts'
import * as personalStyles from '../../shared/personal/personal.module.css'
import * as dialogStyles from '../../shared/ui/dialog/dialog.module.css'
import * as fieldStyles from '../../shared/ui/field.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as marketStyles from './market/market.module.css'
import * as passkeysStyles from './sessions/passkeys/passkeys.module.css'
import * as sessionsStyles from './sessions/sessions.module.css'
import { accountPath, waitForChart, waitForMarket } from './testing/open.ts'
import { endCall, listOf, sessions, sessionsCall } from './testing/sessions.ts'
import { keepEndpoint, readEndpoint, watchlistOf } from './testing/watchlist-server.ts'
import * as watchlistStyles from './watchlist/watchlist.module.css'

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
  await page.getByCss(`.${instrumentSearchStyles.instrumentField} input`).fill(text)
  await appears(result)
}
const sheet = async () => {
  await waitForMarket()
  await page.getByCss(`.${quoteTableStyles.quoteOpen}`).first().click()
  await waitForChart()
}
const showChartFooter = () =>
  document.querySelector(`.${chartStyles.chartFooter}`)?.scrollIntoView({ block: 'nearest' })

const watched = ['02800', '03008', '03439']
const watching = (name: string, reach?: () => Promise<void>, codes = watched): ScreenState => ({
  name,
  path: accountPath('watchlist'),
  viewer: 'registered',
  answers: { ...marketAnswers(), ...watchlistOf(...codes) },
  reach: async () => {
    await appears(
      codes.length > 0
        ? `.${watchlistStyles.watchRow}:last-child .${priceStyles.price}`
        : `.${watchlistStyles.watchEmpty}`,
    )
    await reach?.()
  },
})
const edit = () => page.getByCss(`.${watchlistStyles.watchEdit}`).click()

const devices = (name: string, reach: () => Promise<void> = async () => undefined, more: State = {}): ScreenState => ({
  name: `sessions-${name}`,
  path: accountPath('sessions'),
  viewer: 'registered',
  whole: true,
  answers: { [sessionsCall]: listOf() },
  reach: async () => {
    await appears(`.${sessionsStyles.session}`)
    await reach()
  },
  ...more,
})
const question = async (button: string) => {
  await appears(button)
  await page.getByCss(button).last().click()
  await appears('dialog')
}

export const states: readonly ScreenState[] = [
  { name: 'account-signed-out', path: '/account', reach: () => appears(`.${personalStyles.signInFirst}`) },
  {
    name: 'account-not-logged-in',
    path: '/account',
    viewer: 'registered',
    reach: () => appears(`.${personalStyles.signInFirst}`),
  },
  devices('several'),
  devices('passkeys', () => appears(`.${passkeysStyles.part}`), {
    config: { passkeys: true },
    answers: { [sessionsCall]: listOf([sessions[0]]), [passkeysCall]: passkeysOf() },
  }),
  devices('delete-passkey', () => question(`.${passkeysStyles.acts} button:last-of-type`), {
    config: { passkeys: true },
    whole: false,
    answers: { [sessionsCall]: listOf([sessions[0]]), [passkeysCall]: passkeysOf() },
  }),
  devices('one', undefined, { answers: { [sessionsCall]: listOf([sessions[0]]) } }),
  devices('many', undefined, { answers: { [sessionsCall]: listOf(sessions, 12) } }),
  devices('end-one', () => question(`.${sessionsStyles.session} > .button`), { whole: false }),
  devices('end-all', () => question('[data-end="all"]'), { whole: false }),
  devices(
    'not-ended',
    async () => {
      await question(`.${sessionsStyles.session} > .button`)
      await page.getByCss(`dialog .${dialogStyles.dialogDanger}`).click()
      await appears(`dialog .${fieldStyles.fieldError}:not(:empty)`)
    },
    { whole: false, answers: { [sessionsCall]: listOf(), [endCall]: broken } },
  ),
  devices('loading', undefined, {
    answers: { [sessionsCall]: hanging },
    reach: () => appears(`.${sessionsStyles.sessionShape}`),
  }),
  devices('failed', undefined, {
    answers: { [sessionsCall]: broken },
    reach: () => appears(`.${noticeStyles.notice}[data-tone="danger"]`),
  }),
  market('market-closed', { ...visitors, market: closedMarket }, waitForMarket, { whole: true }),
  market('market-open', {}, waitForMarket, { whole: true }),
  market('market-stopped', {
    ...visitors,
    market: stoppedMarket,
    quote: (quote, n) => ({ ...quote, isHalted: n % 3 === 0 }),
  }),
  market('market-loading', {}, () => appears(`.${marketStyles.indexCardShape}`), {
    answers: marketAnswersAll(hanging),
  }),
  market('market-failed', {}, () => appears('[role="alert"]'), {
    answers: marketAnswersAll(refused('market_unavailable')),
  }),
  market('market-offline', visitors, async () => {
    await waitForMarket()
    setOnline(false)
    await appears(`.${marketLineStyles.marketFault}:not(:empty)`)
  }),
  market('market-search', visitors, search('00', `.${instrumentSearchStyles.instrumentHit}`)),
  market('market-search-none', visitors, search('zzzzzz', `.${instrumentSearchStyles.instrumentNone}`)),
  market('instrument', visitors, sheet),
  market('instrument-chart', visitors, async () => {
    await sheet()
    showChartFooter()
    await page.getByCss(`.${chartStyles.chartCanvas}`).hover({ position: { x: 170, y: 80 } })
  }),
  market('instrument-table', visitors, async () => {
    await sheet()
    await page.getByCss(`.${chartStyles.chartSwitch}`).click()
    await appears(`.${chartStyles.candleTable}`)
    showChartFooter()
  }),
  market('instrument-index', visitors, async () => {
    await waitForMarket()
    await page.getByCss(`.${marketStyles.indexCard}`).first().click()
    await waitForChart()
  }),
  watching('watchlist-empty', undefined, []),
  watching('watchlist'),
  watching('watchlist-edit', edit),
  watching('watchlist-lifted', async () => {
    ;(page.getByCss(`.${watchlistStyles.watchOpen}`).nth(1).element() as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await appears(`.${watchlistStyles.isLifted}`)
  }),
  watching('watchlist-add', async () => {
    await page.getByCss(`.${watchlistStyles.watchlist} > .button`).click()
    await page.getByCss(`.${instrumentSearchStyles.instrumentField} input`).fill('03')
    await appears(`.${watchlistStyles.watchAdded}`)
  }),
  watching('watchlist-not-saved', async () => {
    serve({ [keepEndpoint]: broken })
    await edit()
    await page.getByCss(`.${watchlistStyles.watchRow} .icon-button`).first().click()
    await appears(`.${noticeStyles.notice}[data-tone="warn"]`)
  }),
  {
    ...watching('watchlist-failed'),
    answers: { ...marketAnswers(), [readEndpoint]: broken },
    reach: async () => {
      await appears(`.${noticeStyles.notice}[data-tone="danger"]`)
      await disappears(`.${noticeStyles.notice}[data-tone="danger"] .${spinnerStyles.spinner}`)
    },
  },
]
