import type { Quote, QuotesReply, QuoteTick } from '@foyer/api/market'

export const tickOf = (code: string, price: string, at = 1_000_000): QuoteTick => ({
  code,
  price,
  change: '+1.000',
  percent: '+4.00',
  high: price,
  low: price,
  volume: '1000',
  turnover: '26000',
  at,
})

export const quoteOf = (code: string, price: string, at = 1_000_000): Quote => ({
  ...tickOf(code, price, at),
  name: { 'zh-CN': code, 'zh-HK': code, 'en-US': code },
  kind: 'fund',
  currency: 'HKD',
  lotSize: 500,
  previousClose: '25.000',
  open: price,
  isHalted: false,
  isDelayed: false,
})

export const replyOf = (codes: readonly string[], price = '26.000', asOf = 1_000_000): QuotesReply => ({
  asOf,
  delay: 0,
  market: { state: 'open', next: 'lunch', nextAt: asOf + 1, opensAt: asOf },
  quotes: codes.map((code) => quoteOf(code, price, asOf)),
})
