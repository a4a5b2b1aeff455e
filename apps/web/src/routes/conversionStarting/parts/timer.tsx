import type { HoldReply } from '@foyer/api/conversion'
import type { CSSProperties, Ref } from 'react'
import { useBusinessClock } from '../../../shared/server/business-clock.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { spokenTimeLeft } from '../../../shared/ui/countdown/time-left.ts'
import { useSecondsLeft } from '../../../shared/ui/countdown/use-seconds-left.ts'
import * as styles from '../page.module.css'
import { text } from '../text.ts'

const clockFace = (seconds: number): string =>
  [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':')

interface TimerProps {
  reserved: HoldReply & { receivedAt: number }
  onEnd: () => void
  heading: Ref<HTMLElement>
}

/** The minutes and seconds until the reservation expires, by the server's clock. */
export const Timer = ({ reserved, onEnd, heading }: TimerProps) => {
  const t = useText(text)
  const language = useLanguage()
  const now = useBusinessClock(reserved, undefined)
  const { heldAt, expiresAt } = reserved.hold
  const left = useSecondsLeft(expiresAt, now, onEnd)
  const isEnding = left <= 60
  const share = Math.min(1, (left * 1000) / (expiresAt - heldAt))
  return (
    <section
      data-hold=""
      className={isEnding ? `${styles.holdTimer} ${styles.isEnding}` : styles.holdTimer}
      aria-label={t.timeLeft}
    >
      <strong ref={heading} tabIndex={-1}>
        {t.timeLeft}
      </strong>
      <div role="timer">
        <span className="visually-hidden">{spokenTimeLeft(left, language)}</span>
        <b className="numbers" aria-hidden="true">
          {clockFace(left)}
        </b>
      </div>
      <span className={styles.holdBar} style={{ '--share': share } as CSSProperties} aria-hidden="true" />
      <p>{isEnding ? t.lastMinute : t.reservedWhy}</p>
    </section>
  )
}
