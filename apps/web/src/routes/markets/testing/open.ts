import { selectorDebounce } from '@foyer/protocol/limits'
import { expect, vi } from 'vitest'
import { marketAnswers } from '../../../shared/market/testing/answers.ts'
import '../../../shared/market/testing/feed.ts'
import * as marketLineStyles from '../../../shared/market/market-line.module.css'
import * as priceStyles from '../../../shared/market/price.module.css'
import * as quoteCellsStyles from '../../../shared/market/quote-cells.module.css'
import * as quoteTableStyles from '../../../shared/market/quote-table.module.css'
import type { MarketConditions } from '../../../shared/market/testing/replies.ts'
import { watchlistOf } from '../../../shared/watchlist/testing/watchlist-server.ts'
import { appears } from '../../../testing/appears.ts'
import { type Opening, openScreen } from '../../../testing/screen.tsx'
import * as marketStyles from '../market/market.module.css'
import * as pageStyles from '../page.module.css'
import { pathOf } from '../tab.ts'
import * as watchlistStyles from '../watchlist/watchlist.module.css'

/** Waits until the indices, the movers and the status line are shown. */
export const waitForMarket = async (): Promise<void> => {
  await appears(`.${marketStyles.indexCard} .${priceStyles.price}`)
  await appears(`.${quoteTableStyles.quoteTable} .${priceStyles.price}`)
  await appears(`.${pageStyles.marketsLine} .${marketLineStyles.marketState}`)
}

/** Opens the market as a visitor, unless `opening` names another viewer. */
export const openMarket = async (
  conditions: MarketConditions = {},
  { answers, ...opening }: Opening = {},
): Promise<void> => {
  await openScreen(pathOf('market'), { ...opening, answers: { ...marketAnswers(conditions), ...answers } })
  await waitForMarket()
}

/** Lets the test end the pause after typing with `pauseTyping`. Otherwise time passes as usual. */
export const timePauses = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
export const pauseTyping = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(selectorDebounce))

/** Opens the watchlist of a registered person with these codes. */
export const openWatchlist = async (codes: readonly string[], { answers, ...opening }: Opening = {}): Promise<void> => {
  await openScreen(pathOf('watchlist'), {
    viewer: 'registered',
    ...opening,
    answers: { ...marketAnswers(), ...watchlistOf(...codes), ...answers },
  })
  await appears(
    codes.length > 0
      ? `.${watchlistStyles.watchRow}:last-child .${priceStyles.price}`
      : `.${watchlistStyles.watchEmpty}`,
  )
  await expect.poll(shownCodes).toEqual(codes)
}

/** The codes on the watchlist, in the order on the screen. */
export const shownCodes = (): string[] =>
  [...document.querySelectorAll(`.${watchlistStyles.watchRow} .${quoteCellsStyles.quoteWho} small`)].map((code) =>
    code.textContent.slice(0, 5),
  )
