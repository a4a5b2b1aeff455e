import type { CSSProperties, ReactNode } from 'react'
import * as styles from './frame.module.css'

interface OfferProps {
  /** what the figure is, in a few words; a figure of words says it */
  label?: ReactNode
  figure: ReactNode
  /** smaller than the figure; a line break separates two facts */
  unit?: ReactNode
}

/** Widths of signs in their own size, of the bold typeface. Digits and small letters are about half as wide as high. */
const widths: readonly (readonly [RegExp, number])[] = [
  [/[\u2e80-\uffff]/, 1],
  [/[%MW]/, 0.9],
  [/[A-Z]/, 0.66],
  [/\s/, 0.25],
]
const widthOf = (figure: ReactNode): number =>
  typeof figure === 'string' || typeof figure === 'number'
    ? [...String(figure)].reduce((sum, sign) => sum + (widths.find(([signs]) => signs.test(sign))?.[1] ?? 0.58), 0)
    : 4

/** What one gets, in the largest figures of the page. */
export const Offer = ({ label, figure, unit }: OfferProps) => (
  <p className={styles.offer}>
    {label && <span className={styles.offerLabel}>{label}</span>}
    <span className={`${styles.offerFigure} numbers`}>
      <b style={{ '--figure-width': widthOf(figure) } as CSSProperties}>{figure}</b>
      {unit && <small>{unit}</small>}
    </span>
  </p>
)
