import type { Money } from '@foyer/api/rewards'
import type { Language } from '../text/languages.ts'
import { formatCount } from './count.ts'

/** `HK$1,234.50` from whole cents, with `+` or `−` if `sign` is given. Computed in whole cents, never as a fraction. */
export const formatMoney = (_language: Language, { minor }: Money, sign: '' | '+' | '−' = ''): string => {
  const whole = Math.trunc(minor / 100)
  const cents = String(Math.abs(minor % 100)).padStart(2, '0')
  return `${sign}HK$${formatCount(whole)}.${cents}`
}
