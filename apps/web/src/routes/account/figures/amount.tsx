import type { ReactNode } from 'react'
import { formatMoney } from '../../../shared/format/money.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { text } from './text.ts'
import { useMask } from './use-mask.ts'

/** The replacement of a hidden value. Its length does not depend on the value. */
export const dots = '••••'

/** A value that the person can hide. Screen readers announce it as hidden instead of reading the dots. */
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

/** Formats whole cents as money, with a minus sign (U+2212) for negative amounts. */
export const useMoney = (): ((cents: number) => string) => {
  const language = useLanguage()
  return (cents) => formatMoney(language, { currency: 'HKD', minor: Math.abs(cents) }, cents < 0 ? '−' : '')
}

/** Formats money for use inside a text. Returns dots while amounts are hidden. */
export const useMaskedMoney = (): ((cents: number) => string) => {
  const money = useMoney()
  const isHidden = useMask((mask) => mask.isHidden)
  return (cents) => (isHidden ? dots : money(cents))
}

/** An amount that may break after the currency in large text, and nowhere else. */
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
