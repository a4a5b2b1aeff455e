import { useSecondsTo } from '../format/use-seconds-to.ts'
import { useText } from '../text/use-text.ts'
import * as styles from './presentation.module.css'
import { text } from './text.ts'

const radius = 9
const around = 2 * Math.PI * radius

/**
 * A ring that empties until the next code arrives, with the seconds in words. It is not announced, because it never
 * ends.
 */
export const Seconds = ({ to, of }: { to: number; of: number }) => {
  const t = useText(text)
  const seconds = useSecondsTo(to)
  const share = Math.min(1, seconds / (of / 1000))
  return (
    <p className={`${styles.presentSeconds} numbers`} role="timer" aria-live="off">
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r={radius} className={styles.ringTrack} />
        <circle
          cx="12"
          cy="12"
          r={radius}
          className={styles.ringLeft}
          strokeDasharray={around}
          strokeDashoffset={around * (1 - share)}
        />
      </svg>
      {seconds > 0 ? (
        <span>
          <b>{seconds}</b> {t.renews}
        </span>
      ) : (
        <span>{t.renewing}</span>
      )}
    </p>
  )
}
