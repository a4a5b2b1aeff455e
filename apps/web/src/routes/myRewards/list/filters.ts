import type { RewardsRequest, RewardTab, RewardType } from '@foyer/api/rewards'

/** The filters of the list. Days are `YYYY-MM-DD` in Hong Kong, and both ends are included. */
export interface Filters {
  tab: RewardTab
  type?: RewardType | undefined
  from?: string | undefined
  to?: string | undefined
}

export const tabs = ['available', 'used', 'expired'] as const satisfies readonly RewardTab[]
export const types = ['exchange_voucher', 'cash_return', 'physical_gift'] as const satisfies readonly RewardType[]

const dayLength = 86_400_000
const dayPattern = /^\d{4}-\d\d-\d\d$/
const midnight = (day: string): number => Date.parse(`${day}T00:00:00+08:00`)
const dayIn = (text: string | null): string | undefined =>
  text !== null && dayPattern.test(text) && midnight(text) >= 0 ? text : undefined

/** Reads the filters from an address. Invalid values are ignored. */
export const filtersOf = (query: URLSearchParams): Filters => ({
  tab: tabs.find((tab) => tab === query.get('tab')) ?? 'available',
  type: types.find((type) => type === query.get('type')),
  from: dayIn(query.get('from')),
  to: dayIn(query.get('to')),
})

/** Whether a filter other than the tab leaves rewards out. */
export const isFiltered = ({ type, from, to }: Filters): boolean => [type, from, to].some((each) => each !== undefined)

/** The address of the list with these filters, as the part after the hash. */
export const pathOf = ({ tab, ...rest }: Filters): string => {
  const query = new URLSearchParams({
    ...(tab !== 'available' && { tab }),
    ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined)),
  })
  // `URLSearchParams.size` is newer than the browsers we build for
  return `/myRewards${`${query}` && `?${query}`}`
}

/** Periods that a tap chooses. */
export const periods = ['month', 'quarter', 'year'] as const
export type Period = (typeof periods)[number]

/** The first day of a period that ends today: this month, the last three months, this year. */
export const beginOf = (period: Period, today: string): string => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  const first = { month, quarter: month - 2, year: 1 }[period]
  return new Date(Date.UTC(year, first - 1, 1)).toISOString().slice(0, 10)
}

/** The request for these filters. The period is from the first midnight to the midnight after the last day. */
export const requestOf = ({ tab, type, from, to }: Filters): RewardsRequest => ({
  tab,
  ...(type && { type }),
  ...(from && { from: midnight(from) }),
  ...(to && { until: midnight(to) + dayLength }),
})
