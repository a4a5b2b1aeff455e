import { useEffect, useState } from 'react'
import { useText } from '../text/use-text.ts'
import * as styles from './presentation.module.css'
import { text } from './text.ts'

const secondsTo = (at: number): number => Math.max(0, Math.ceil((at - performance.now()) / 1000))

/** The seconds until a value of `performance.now()`. */
export const useSecondsTo = (at: number): number => {
  const [seconds, setSeconds] = useState(() => secondsTo(at))
  useEffect(() => {
    const tick = () => setSeconds(secondsTo(at))
    tick()
    const timer = setInterval(tick, 250)
    return () => clearInterval(timer)
  }, [at])
  return seconds
}

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
      <svg width="28" height="28" viewBox="0 0 24 24" aria-hidden="true">
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
