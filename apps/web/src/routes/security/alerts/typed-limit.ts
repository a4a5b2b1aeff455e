import { mostPercent, type PriceAlertKind } from '@foyer/api/price-alert-limits'
import { thousandths } from '../chart/grown.ts'

/** What the reader chooses: a price, of which the direction follows from the price now, or a percentage of the day. */
export const limitKinds = ['price', 'percent_up', 'percent_down'] as const
export type LimitKind = (typeof limitKinds)[number]

type Typed =
  | { readonly kind: PriceAlertKind; readonly value: string }
  | { readonly wrong: 'wrongPrice' | 'wrongPercent' | 'samePrice' }

/** A decimal string with three places. */
const withPlaces = (text: string): string => {
  const [whole = '', fraction = ''] = text.split('.')
  return `${whole.replace(/^0+(?=\d)/, '')}.${fraction.padEnd(3, '0')}`
}

/** The alert that a reader typed, or what is wrong with it. Commas between thousands are accepted. */
export const typedLimit = (chosen: LimitKind, typed: string, priceNow: string): Typed => {
  const text = typed.trim().replace(/,/g, '')
  if (chosen !== 'price') {
    const isPercent = /^\d{1,3}(\.\d{1,2})?$/.test(text) && Number(text) > 0 && Number(text) <= mostPercent
    return isPercent ? { kind: chosen, value: text } : { wrong: 'wrongPercent' }
  }
  if (!/^\d{1,9}(\.\d{1,3})?$/.test(text) || Number(text) === 0) return { wrong: 'wrongPrice' }
  const value = withPlaces(text)
  const difference = thousandths(value) - thousandths(priceNow)
  if (difference === 0) return { wrong: 'samePrice' }
  return { kind: difference > 0 ? 'above' : 'below', value }
}
