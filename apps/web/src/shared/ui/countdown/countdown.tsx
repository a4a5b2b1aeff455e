import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { text } from './text.ts'
import { spokenTimeLeft, unitsOf } from './time-left.ts'
import { useSecondsLeft } from './use-seconds-left.ts'
import './countdown.css'

interface CountdownProps {
  /** the moment counted down to, in milliseconds of the server's business clock */
  to: number
  /** what that clock showed when the answer came; a newer answer sets the countdown right */
  now: number
  /** called once when the moment has come */
  onEnd?: () => void
}

const units = ['days', 'hours', 'minutes', 'seconds'] as const

/**
 * Days, hours, minutes and seconds until a moment. Seen, it changes every second without moving anything; read aloud, it
 * says the time left to the minute, and only when asked.
 */
export const Countdown = ({ to, now, onEnd }: CountdownProps) => {
  const t = useText(text)
  const language = useLanguage()
  const left = useSecondsLeft(to, now, onEnd)
  const amounts = unitsOf(left)
  return (
    <div className="countdown" role="timer">
      <span className="visually-hidden">{spokenTimeLeft(left, language)}</span>
      {units.map((unit) => (
        <span key={unit} className="countdown-unit" aria-hidden="true">
          <b className="numbers">{String(amounts[unit]).padStart(2, '0')}</b>
          {t[unit]}
        </span>
      ))}
    </div>
  )
}
