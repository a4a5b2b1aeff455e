import type { Money } from '@foyer/contract/rewards'
import { formatMoney } from '../../../shared/format/money.ts'
import type { Language } from '../../../shared/text/languages.ts'

/** What adds to something, with its sign; nothing has none. */
export const gain = (language: Language, money: Money): string =>
  formatMoney(language, money, money.minor > 0 ? '+' : '')
