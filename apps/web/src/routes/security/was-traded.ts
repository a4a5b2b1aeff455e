import type { Quote } from '@foyer/api/market'

/** Whether a quote has the figures of a day's trades: one that is suspended before the day has none, not zeros. */
export const wasTraded = ({ isHalted, volume }: Quote): boolean => !isHalted || volume !== '0'
