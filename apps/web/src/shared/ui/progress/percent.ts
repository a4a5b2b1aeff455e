import { progressMax, progressMin } from '@foyer/protocol/limits'

/** Returns the shown value (K10): a whole percentage from 0 to 100; 0 for anything that is not a number. */
export const percentOf = (value: number): number =>
  Number.isNaN(value) ? progressMin : Math.round(Math.min(Math.max(value, progressMin), progressMax))
