import type { ActivityDetail, JoinStatus } from '@foyer/contract/activities'
import type { Market, Quote, QuotesReply } from '@foyer/contract/market'
import type { DiscountReply, VirtualAssetFunds } from '@foyer/contract/virtual-assets'
import type { Page } from '@playwright/test'

/** States that nobody in the sandbox is in today, over the real answers. */
const over = async <Reply>(page: Page, url: string, change: (reply: Reply) => Reply): Promise<void> => {
  await page.route(url, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: change((await response.json()) as Reply) })
  })
}

export const changeGate = (page: Page, change: Partial<JoinStatus>) =>
  over<{ data: JoinStatus }>(page, '**/user/494/joinStatus', (reply) => ({
    ...reply,
    data: { ...reply.data, ...change },
  }))

export const changeDiscount = (page: Page, change: (reply: DiscountReply) => DiscountReply) =>
  over<{ data: DiscountReply }>(page, '**/user/494/discount', (reply) => ({ ...reply, data: change(reply.data) }))

/** Before its time, or after it. */
export const movePhase = (page: Page, phase: 'upcoming' | 'ended') =>
  over<ActivityDetail>(page, '**/api/activities/virtual-asset-etf', (detail) => {
    const day = 86_400_000
    const shift = phase === 'upcoming' ? detail.asOf + 3 * day - detail.opensAt : detail.asOf - day - detail.closesAt
    return { ...detail, phase, opensAt: detail.opensAt + shift, closesAt: detail.closesAt + shift }
  })

interface Said {
  market?: Partial<Market>
  delay?: number
  quote?: (quote: Quote) => Quote
}

/**
 * Puts something over the market's answers and over the quotes that the page comes with, whatever the exchange's hour. The
 * stream is away, so that quotes are asked for; what is said next is told by the answer behind it.
 */
export const sayOfQuotes = async (page: Page, first: Said): Promise<(next: Said) => void> => {
  let said = first
  await page.addInitScript(() => {
    Reflect.deleteProperty(globalThis, 'EventSource')
  })
  const saidOf = (reply: QuotesReply): QuotesReply => ({
    ...reply,
    delay: said.delay ?? reply.delay,
    market: { ...reply.market, ...said.market },
    quotes: said.quote ? reply.quotes.map(said.quote) : reply.quotes,
  })
  await over<{ data: QuotesReply }>(page, '**/market/quotes', (reply) => ({ ...reply, data: saidOf(reply.data) }))
  await over<VirtualAssetFunds>(page, '**/api/virtual-assets/funds', (reply) => ({
    ...reply,
    quotes: reply.quotes && saidOf(reply.quotes),
  }))
  return (next) => {
    said = next
  }
}
