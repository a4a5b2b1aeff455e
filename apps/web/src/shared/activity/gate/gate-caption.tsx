import type { ReactNode } from 'react'
import * as styles from './gate.module.css'

interface GateCaptionProps {
  /** the state, only for a screen reader, where the headline panel shows it */
  title?: ReactNode
  text: string
  /** only for a screen reader, where the page or the button below says the same */
  isHidden?: boolean
}

/** One state of the gate in one line above its button, as a live status. */
export const GateCaption = ({ title, text, isHidden = false }: GateCaptionProps) => (
  <div className={isHidden ? 'visually-hidden' : `${styles.gateCaption} numbers`} role="status">
    {title && <span className="visually-hidden">{title}</span>} {text}
  </div>
)
