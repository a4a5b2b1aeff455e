import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['行情', '行情', 'Markets'],
  lead: [
    '指数、排行与自选，每个价格都有时间。',
    '指數、排行與自選，每個價格都有時間。',
    'Indices, movers and your watchlist, each price with its time.',
  ],
  tabs: ['行情', '行情', 'Markets'],
  market: ['市场', '市場', 'Market'],
  watchlist: ['自选', '自選', 'Watchlist'],
})
