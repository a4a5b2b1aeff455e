/** The views of the page in their order. The address names the selected one. */
export const tabs = ['market', 'watchlist'] as const
export type Tab = (typeof tabs)[number]

/** The tab that the address names, or the first tab if the name is missing or unknown. */
export const tabOf = (query: URLSearchParams): Tab => tabs.find((tab) => tab === query.get('tab')) ?? tabs[0]

export const pathOf = (tab: Tab): string => (tab === tabs[0] ? '/markets' : `/markets?tab=${tab}`)
