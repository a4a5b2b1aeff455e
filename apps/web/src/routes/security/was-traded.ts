import type { Quote } from '@foyer/api/market'

/** Returns false for a suspended security without a trade on the day of its quote, whose zeros are no figures of trades. */
export const wasTraded = ({ isHalted, volume }: Quote): boolean => !isHalted || volume !== '0'
