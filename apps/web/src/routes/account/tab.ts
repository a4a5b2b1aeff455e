/** The views of the page in their order. The address names the selected one. */
export const tabs = ['account', 'sessions'] as const
export type Tab = (typeof tabs)[number]

/** The tab that the address names, or the first tab if the name is missing or unknown. */
export const tabOf = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? tabs[0]

export const pathOf = (tab: Tab): string => (tab === tabs[0] ? '/account' : `/account?tab=${tab}`)

/** Earlier addresses of the watchlist and the market, and where they are now. */
const moved = new Map([
  ['market', '/markets'],
  ['watchlist', '/markets?tab=watchlist'],
])

/** Where the view is now that the address named in an earlier release; undefined if the address is current. */
export const movedTo = (query: URLSearchParams): string | undefined => moved.get(query.get('tab') ?? '')
