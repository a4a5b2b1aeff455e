import { selectorDebounce } from '@foyer/contract/limits'
import { animationsEnd } from '@foyer/testing/browser'
import { expect, vi } from 'vitest'
import { page } from 'vitest/browser'
import { marketAnswers } from '../../../shared/market/testing/answers.ts'
import '../../../shared/market/testing/feed.ts'
import type { Said } from '../../../shared/market/testing/replies.ts'
import { appears } from '../../../testing/appears.ts'
import { type Opening, openScreen } from '../../../testing/screen.tsx'
import { watchlistOf } from './watchlist-server.ts'

export const accountPath = (tab: 'account' | 'watchlist' | 'market' | 'sessions') =>
  tab === 'account' ? '/account' : `/account?tab=${tab}`

/** Indices, a board of movers and the line they are read by. */
export const marketIsThere = async (): Promise<void> => {
  await appears('.index-card .price')
  await appears('.quote-table .price')
  await appears('.account-line .market-state')
}

/** The market as a visitor sees it, unless the opening names another viewer. */
export const openMarket = async (said: Said = {}, { answers, ...opening }: Opening = {}): Promise<void> => {
  await openScreen(accountPath('market'), { ...opening, answers: { ...marketAnswers(said), ...answers } })
  await marketIsThere()
}

/** From now on the pause in typing, after which a search goes out, passes at once by `pauseTyping`; else time passes as usual. */
export const timePauses = (): void =>
  void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true })
export const pauseTyping = async (): Promise<void> => void (await vi.advanceTimersByTimeAsync(selectorDebounce))

export const chartIsThere = () => appears('.chart-canvas canvas')

/** The sheet of the first instrument on the board of movers. */
export const openInstrument = async (said?: Said, opening?: Opening): Promise<void> => {
  await openMarket(said, opening)
  await page.getByCss('.quote-open').first().click()
  await chartIsThere()
  // a sheet that still comes up has its chart elsewhere
  await animationsEnd()
}

/** The watchlist of a person who registered, with these codes on it. */
export const openWatchlist = async (codes: readonly string[], { answers, ...opening }: Opening = {}): Promise<void> => {
  await openScreen(accountPath('watchlist'), {
    viewer: 'registered',
    ...opening,
    answers: { ...marketAnswers(), ...watchlistOf(...codes), ...answers },
  })
  await appears(codes.length > 0 ? '.watch-row:last-child .price' : '.watch-empty')
  await expect.poll(shownCodes).toEqual(codes)
}

/** The codes on the watchlist, in the order that is shown. */
export const shownCodes = (): string[] =>
  [...document.querySelectorAll('.watch-row .quote-who small')].map((code) => code.textContent.slice(0, 5))
