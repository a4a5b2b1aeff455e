import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['账户与行情', '賬戶與行情', 'Account and market'],
  lead: [
    '账户数字、自选与市场行情在同一处，每一项都写明截至何时。',
    '賬戶數字、自選與市場行情在同一處，每一項都寫明截至何時。',
    'Your figures, your watchlist and the market in one place, each with its time.',
  ],
  tabs: ['账户与行情', '賬戶與行情', 'Account and market'],
  account: ['账户', '賬戶', 'Account'],
  watchlist: ['自选', '自選', 'Watchlist'],
  market: ['市场', '市場', 'Market'],
  sessions: ['设备', '裝置', 'Devices'],
})
