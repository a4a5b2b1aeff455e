import { progressMax, progressMin } from '@foyer/contract/limits'

/** What is shown of a value (K10): a whole percentage within bounds; what is no number is the lower one. */
export const percentOf = (value: number): number =>
  Number.isNaN(value) ? progressMin : Math.round(Math.min(Math.max(value, progressMin), progressMax))
