import type { Money } from '@foyer/contract/rewards'
import { formatMoney } from '../../../shared/format/money.ts'
import type { Language } from '../../../shared/text/languages.ts'

/** Cashback with its sign, as what comes in; nothing has none, and neither have fees, which were paid. */
export const gain = (language: Language, money: Money): string =>
  formatMoney(language, money, money.minor > 0 ? '+' : '')
