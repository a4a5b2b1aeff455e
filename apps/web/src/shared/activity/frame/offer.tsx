import type { ReactNode } from 'react'
import * as styles from './frame.module.css'

interface OfferProps {
  /** what the figure is, in a few words */
  label: ReactNode
  figure: ReactNode
  /** smaller than the figure */
  unit?: ReactNode
}

/** What one gets, in the largest figures of the page. */
export const Offer = ({ label, figure, unit }: OfferProps) => (
  <p className={styles.offer}>
    <span className={styles.offerLabel}>{label}</span>
    <span className={`${styles.offerFigure} numbers`}>
      <b>{figure}</b>
      {unit && <small>{unit}</small>}
    </span>
  </p>
)
