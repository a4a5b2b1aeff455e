import { inLanguage } from '@foyer/api/languages'
import type { ClosingPrice } from '@foyer/api/quotes'
import { currencySymbol } from '../../market/figures.ts'
import { useLanguage } from '../../text/language.ts'
import { ofContent } from '../../text/of-language.ts'
import { useText } from '../../text/use-text.ts'
import * as styles from './quotes.module.css'
import { text } from './text.ts'

const arrows = { rise: '▲', fall: '▼', flat: '–' } as const

const movementOf = (change: string): keyof typeof arrows => {
  if (Number(change) === 0) return 'flat'
  return change.startsWith('-') ? 'fall' : 'rise'
}
/** A rise has a plus sign and a fall U+2212, which is as wide as the plus. Zero has no sign. */
const signed = (decimal: string): string => {
  if (Number(decimal) === 0) return decimal.replace(/^[+-]/, '')
  return decimal.startsWith('-') ? `−${decimal.slice(1)}` : `+${decimal.replace('+', '')}`
}

/** Shows a movement by sign, arrow and colour, and by a word for screen readers. */
export const QuoteRow = ({ price }: { price: ClosingPrice }) => {
  const t = useText(text)
  const language = useLanguage()
  const movement = movementOf(price.change)
  return (
    <li className={styles.quote}>
      <span>
        <strong {...ofContent(price.name, language)}>{inLanguage(price.name, language)}</strong>
        <small className="numbers">{price.code}</small>
      </span>
      <span className={`${styles.quotePrice} numbers`}>
        <strong>
          <small>{currencySymbol(price.currency)}</small>
          {price.price}
        </strong>
        <span data-movement={movement}>
          <span aria-hidden="true">{arrows[movement]} </span>
          <span className="visually-hidden">{t[movement]} </span>
          {signed(price.change)} ({signed(price.percent)}%)
        </span>
      </span>
    </li>
  )
}
