import type { PriceAlertKind } from '@foyer/api/price-alert-limits'
import { decimal, thousandthsOf } from '../market/public.ts'

const isPercent = (kind: PriceAlertKind): boolean => kind === 'percent_up' || kind === 'percent_down'

/** A limit as the table stores it: thousandths of the currency, or hundredths of a percent. */
export const storedLimit = (kind: PriceAlertKind, value: string): number =>
  isPercent(kind) ? Math.round(thousandthsOf(value) / 10) : thousandthsOf(value)

/** A stored limit as a decimal string: a price with three places, or a percentage with two. */
export const limitText = (kind: PriceAlertKind, stored: number): string =>
  isPercent(kind) ? decimal(stored * 10).slice(0, -1) : decimal(stored)

/** Prices between which an instrument moved, and the close before. Thousandths. */
export interface Moved {
  readonly high: number
  readonly low: number
  readonly previousClose: number
}

/** Whether prices reached a limit. The statement of `evaluate.ts` has the same conditions. */
export const isReached = (kind: PriceAlertKind, limit: number, { high, low, previousClose }: Moved): boolean =>
  ({
    above: high >= limit,
    below: low <= limit,
    percent_up: (high - previousClose) * 10_000 >= limit * previousClose,
    percent_down: (previousClose - low) * 10_000 >= limit * previousClose,
  })[kind]
