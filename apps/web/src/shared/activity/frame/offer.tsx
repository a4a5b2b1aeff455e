import type { CSSProperties, ReactNode } from 'react'
import * as styles from './frame.module.css'

interface OfferProps {
  /** what the figure is, in a few words */
  label: ReactNode
  figure: ReactNode
  /** smaller than the figure */
  unit?: ReactNode
}

/** The width of a figure in its own size: ideographs are square, and letters and digits about half as wide. */
const widthOf = (figure: ReactNode): number =>
  typeof figure === 'string' || typeof figure === 'number'
    ? [...String(figure)].reduce((sum, sign) => sum + (sign > '\u2e7f' ? 1 : sign === '%' ? 0.9 : 0.58), 0)
    : 4

/** What one gets, in the largest figures of the page. */
export const Offer = ({ label, figure, unit }: OfferProps) => (
  <p className={styles.offer}>
    <span className={styles.offerLabel}>{label}</span>
    <span className={`${styles.offerFigure} numbers`}>
      <b style={{ '--figure-width': widthOf(figure) } as CSSProperties}>{figure}</b>
      {unit && <small>{unit}</small>}
    </span>
  </p>
)
