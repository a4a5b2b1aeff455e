/** Views of the page, in order; which one is shown stands in the address. */
export const tabs = ['account', 'watchlist', 'market', 'sessions'] as const
export type Tab = (typeof tabs)[number]

/** The tab that an address names; the first one where it names none that there is. */
export const tabOf = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? tabs[0]

export const pathOf = (tab: Tab): string => (tab === tabs[0] ? '/account' : `/account?tab=${tab}`)
