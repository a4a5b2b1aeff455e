import type { ReactNode } from 'react'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from './text.ts'
import { useMask } from './use-mask.ts'

/** As long whatever it hides. */
export const dots = '••••'

/** Something of the account that can be hidden; said as hidden to those who do not see the dots. */
export const Private = ({ children }: { children: ReactNode }) => {
  const t = useText(text)
  const isHidden = useMask((mask) => mask.isHidden)
  if (!isHidden) return children
  return (
    <>
      <span aria-hidden="true">{dots}</span>
      <span className="visually-hidden">{t.isHidden}</span>
    </>
  )
}

/** Whole cents as money, below nothing with a true minus. */
export const useMoney = (): ((cents: number) => string) => {
  const language = useLanguage()
  return (cents) => formatMoney(language, { currency: 'HKD', minor: Math.abs(cents) }, cents < 0 ? '−' : '')
}

/** The same inside of a text, with dots while amounts are hidden. */
export const useMaskedMoney = (): ((cents: number) => string) => {
  const money = useMoney()
  const isHidden = useMask((mask) => mask.isHidden)
  return (cents) => (isHidden ? dots : money(cents))
}

/** Large text breaks it behind the currency, and nowhere in the figure. */
export const Amount = ({ cents }: { cents: number }) => {
  const [sign, figure] = useMoney()(cents).split('HK$')
  return (
    <span className="numbers">
      <Private>
        {sign}HK$
        <wbr />
        {figure}
      </Private>
    </span>
  )
}
