import type { Money } from '@foyer/api/rewards'
import { formatMoney } from '../../../shared/format/money.ts'
import type { Language } from '../../../shared/text/languages.ts'

/**
 * Formats a positive amount of cashback with a plus sign. Zero has no sign. Fees have none either, because they were
 * paid.
 */
export const gain = (language: Language, money: Money): string =>
  formatMoney(language, money, money.minor > 0 ? '+' : '')
