import * as styles from './gate.module.css'

interface GateCaptionProps {
  text: string
  /** only for a screen reader, where the page or the button below says the same */
  isHidden?: boolean
}

/** One state of the gate in one line above its button, as a live status. */
export const GateCaption = ({ text, isHidden = false }: GateCaptionProps) => (
  <div className={isHidden ? 'visually-hidden' : `${styles.gateCaption} numbers`} role="status">
    {text}
  </div>
)
