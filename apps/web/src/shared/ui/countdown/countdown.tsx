import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import * as styles from './countdown.module.css'
import { text } from './text.ts'
import { spokenTimeLeft, unitsOf } from './time-left.ts'
import { useSecondsLeft } from './use-seconds-left.ts'

interface CountdownProps {
  /** end of the countdown in milliseconds of the server's business clock */
  to: number
  /** business time of the newest answer; a newer answer corrects the countdown */
  now: number
  /** called once when the end is reached */
  onEnd?: () => void
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/**
 * Days, hours, minutes and seconds until a time. The figures change every second without moving the layout. A screen
 * reader reads the time left to the minute, and only when the user moves to it.
 */
export const Countdown = ({ to, now, onEnd }: CountdownProps) => {
  const t = useText(text)
  const language = useLanguage()
  const left = useSecondsLeft(to, now, onEnd)
  const amounts = unitsOf(left)
  return (
    <div className={styles.countdown} role="timer">
      <span className="visually-hidden">{spokenTimeLeft(left, language)}</span>
      {units.map((unit) => (
        <span key={unit} className={styles.countdownUnit} aria-hidden="true">
          <b className="numbers">{String(amounts[unit]).padStart(2, '0')}</b>
          {t[unit]}
        </span>
      ))}
    </div>
  )
}
