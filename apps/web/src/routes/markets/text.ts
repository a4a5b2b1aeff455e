import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['行情', '行情', 'Markets'],
  tabs: ['行情', '行情', 'Markets'],
  market: ['市场', '市場', 'Market'],
  watchlist: ['自选', '自選', 'Watchlist'],
})
