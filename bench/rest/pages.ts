import type { QuotesReply } from '@foyer/api/market'
import { mostCodes } from '@foyer/api/market-limits'
import type { VirtualAssetFunds } from '@foyer/api/virtual-assets'
import type { Page } from '@playwright/test'
import { quoted } from '../../apps/server/src/modules/market/instruments.ts'
import { built } from '../../apps/web/build/built-selector.ts'
import { tickEvery, ticksOf } from '../quotes/ticking.ts'

const perSecond = 4
const codes = [...quoted.keys()].slice(0, mostCodes)

/**
 * Gives the first fund as many copies as it takes until the page has fifty counters of one asset. Leaves out the quotes,
 * so that the page requests them.
 */
const withFifty = ({ quotes: _, ...reply }: VirtualAssetFunds): Omit<VirtualAssetFunds, 'quotes'> => {
  const [fund] = reply.funds
  if (!fund) return reply
  const currencies = ['HKD', 'USD'] as const
  const funds = Array.from({ length: codes.length / 2 }, (_, n) => ({
    ...fund,
    id: `${fund.id}-${n}`,
    counters: currencies.map((currency, at) => ({ code: codes[2 * n + at] ?? '', currency, lotSize: 100 })),
  }))
  return { ...reply, funds }
}

/** Opens the funds with fifty counters on the real server. Their quotes change at 4 Hz if `isTicking`, otherwise never. */
export const openFunds = async (page: Page, isTicking: boolean): Promise<void> => {
  await page.route('**/virtual-assets/funds', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: withFifty((await response.json()) as VirtualAssetFunds) })
  })
  const reply = page.waitForResponse('**/market/quotes')
  await page.goto('/?lang=en-US#/virtualAssetsETF')
  const { data } = (await (await reply).json()) as { data: QuotesReply }
  await tickEvery(page, data, { ticks: isTicking ? ticksOf(data) : [], every: 1000 / perSecond })
  await page.reload()
  await page
    .locator(built('.va-table .price'))
    .nth(codes.length - 1)
    .waitFor({ state: 'attached' })
}

/** Opens a page of text without script. */
export const openStatic = async (page: Page): Promise<void> => {
  await page.route('**/static', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<!doctype html><p>${'Text of a page. '.repeat(500)}</p>` }),
  )
  await page.goto('/static')
}
