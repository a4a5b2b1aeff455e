import { broken, fingerOn, hanging, refused, serve, setOnline } from '@foyer/testing/browser'
import { page, userEvent } from 'vitest/browser'
import * as marketLineStyles from '../../shared/market/market-line.module.css'
import * as priceStyles from '../../shared/market/price.module.css'
import * as instrumentSearchStyles from '../../shared/market/search/instrument-search.module.css'
import { marketAnswers, marketAnswersAll } from '../../shared/market/testing/answers.ts'
import { closedMarket, type MarketConditions, stoppedMarket } from '../../shared/market/testing/replies.ts'
import * as personalStyles from '../../shared/personal/personal.module.css'
import * as noticeStyles from '../../shared/ui/notice.module.css'
import * as spinnerStyles from '../../shared/ui/spinner.module.css'
import {
  groupedWatchlistOf,
  keepEndpoint,
  readEndpoint,
  watchlistOf,
} from '../../shared/watchlist/testing/watchlist-server.ts'
import { appears, disappears } from '../../testing/appears.ts'
import type { ScreenState } from '../../testing/states.ts'
import * as marketStyles from './market/market.module.css'
import { pathOf } from './tab.ts'
import { waitForMarket } from './testing/open.ts'
import * as watchlistStyles from './watchlist/watchlist.module.css'

type State = Omit<ScreenState, 'name' | 'path'>

const market = (
  name: string,
  { delay = 900, ...conditions }: MarketConditions,
  reach: () => Promise<void> = waitForMarket,
  more: State = {},
): ScreenState => ({
  name,
  path: pathOf('market'),
  answers: marketAnswers({ delay, ...conditions }),
  reach,
  ...more,
})

const search = (text: string, result: string) => async () => {
  await waitForMarket()
  await page.getByCss(`.${instrumentSearchStyles.instrumentField} input`).fill(text)
  await appears(result)
}
const watched = ['02800', '03008', '03439']
const watching = (name: string, reach?: () => Promise<void>, codes = watched): ScreenState => ({
  name,
  path: pathOf('watchlist'),
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
const edit = () => page.getByCss(`.${watchlistStyles.watchEdit}`).last().click()
const groups = { '科技 Tech': ['03008', '02800'], Later: [], 'Long-term dividends': ['03439'] }
const grouped = (name: string, group: keyof typeof groups, reach?: () => Promise<void>): ScreenState => ({
  ...watching(name, async () => {
    await page
      .getByCss(`.${watchlistStyles.watchGroups} label`)
      .nth(1 + Object.keys(groups).indexOf(group))
      .click()
    await reach?.()
  }),
  answers: { ...marketAnswers(), ...groupedWatchlistOf(watched, groups) },
})

export const states: readonly ScreenState[] = [
  market('market-closed', { market: closedMarket }, waitForMarket, { whole: true }),
  market('market-open', {}, waitForMarket, { whole: true }),
  market('market-stopped', {
    market: stoppedMarket,
    quote: (quote, n) => ({ ...quote, isHalted: n % 3 === 0 }),
  }),
  market('market-loading', {}, () => appears(`.${marketStyles.indexCardShape}`), {
    answers: marketAnswersAll(hanging),
  }),
  market('market-failed', {}, () => appears('[role="alert"]'), {
    answers: marketAnswersAll(refused('market_unavailable')),
  }),
  market('market-offline', {}, async () => {
    await waitForMarket()
    setOnline(false)
    await appears(`.${marketLineStyles.marketFault}:not(:empty)`)
  }),
  market('market-search', {}, search('00', `.${instrumentSearchStyles.instrumentHit}`)),
  market('market-search-none', {}, search('zzzzzz', `.${instrumentSearchStyles.instrumentNone}`)),
  {
    name: 'watchlist-signed-out',
    path: pathOf('watchlist'),
    answers: marketAnswers({ delay: 900 }),
    reach: () => appears(`.${personalStyles.signInFirst}`),
  },
  watching('watchlist-empty', undefined, []),
  watching('watchlist'),
  watching('watchlist-edit', edit),
  watching('watchlist-lifted', async () => {
    ;(page.getByCss(`.${watchlistStyles.watchOpen}`).nth(1).element() as HTMLElement).focus()
    await userEvent.keyboard('{Shift>}{F10}{/Shift}')
    await appears(`.${watchlistStyles.isLifted}`)
  }),
  watching('watchlist-add', async () => {
    await page.getByCss(`.${watchlistStyles.watchlist} .button`).click()
    await page.getByCss(`dialog .${instrumentSearchStyles.instrumentField} input`).fill('03')
    await appears(`.${watchlistStyles.watchAdded}`)
  }),
  grouped('watchlist-group', '科技 Tech'),
  grouped('watchlist-group-empty', 'Later'),
  grouped('watchlist-row', '科技 Tech', async () => {
    await edit()
    await page.getByCss(`.${watchlistStyles.watchOpen}`).first().click()
    await appears(`.${watchlistStyles.watchMenu}`)
  }),
  grouped('watchlist-groups', '科技 Tech', async () => {
    await page.getByCss(`.${watchlistStyles.watchEdit}`).first().click()
    await appears(`.${watchlistStyles.watchGroup}`)
    await page.getByCss(`.${watchlistStyles.watchGroupForm} input`).fill('Later')
    await page.getByCss(`.${watchlistStyles.watchGroupForm} .button`).last().click()
    await appears(`.${watchlistStyles.watchGroupForm} [role="alert"]:not([hidden])`)
  }),
  grouped('watchlist-group-delete', 'Later', async () => {
    await page.getByCss(`.${watchlistStyles.watchEdit}`).first().click()
    await page.getByCss(`.${watchlistStyles.watchGroup} .icon-button`).nth(1).click()
    await appears(`.${watchlistStyles.watchGroupForm} legend`)
  }),
  watching('watchlist-swiped', async () => {
    const finger = await fingerOn(page.getByCss(`.${watchlistStyles.watchOpen}`).nth(1))
    await finger.moveBy(-140, 0)
    await finger.lift()
    await appears(`.${watchlistStyles.watchActions}`)
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
