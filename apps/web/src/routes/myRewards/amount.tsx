import type { Money } from '@foyer/api/rewards'
import { formatMoney } from '../../shared/format/money.ts'
import { useLanguage } from '../../shared/text/language.ts'

/** Money in large digits, with its currency and its cents small. */
export const LargeMoney = ({ money, sign = '' }: { money: Money; sign?: '' | '+' }) => {
  const [before, figure = ''] = formatMoney(useLanguage(), money, sign).split('HK$')
  const [whole, cents] = figure.split('.')
  return (
    <>
      <small>{before}HK$</small>
      {whole}
      <small>.{cents}</small>
    </>
  )
}
