import { passwordLength } from '@foyer/protocol/limits'
import { type ReactNode, useState } from 'react'
import { HotlineText } from '../../hotline/hotline-text.tsx'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Notice } from '../notice.tsx'
import { Sheet } from '../sheet.tsx'
import { Spinner } from '../spinner.tsx'
import { Dots } from './dots.tsx'
import { shuffledOrder, usualOrder } from './key-order.ts'
import { Keypad } from './keypad.tsx'
import type { CheckPassword } from './password-reply.ts'
import * as styles from './password-sheet.module.css'
import { text } from './text.ts'
import { useDigitKeys } from './use-digit-keys.ts'
import { usePassword } from './use-password.ts'

interface PasswordSheetProps {
  /** called with the six digits as soon as the last one is entered; close the sheet once they are accepted */
  onComplete: CheckPassword
  onClose: () => void
  /** shows the digits in a random order */
  shuffled?: boolean
  /** what the password confirms: the product and the amount */
  children?: ReactNode
}

/**
 * K11: a sheet with a keypad that confirms an act with the six-digit trading password. The digits are never in the
 * document or in a field. A screen reader reads how many were entered, not which.
 */
export const PasswordSheet = ({ onComplete, onClose, shuffled = false, children }: PasswordSheetProps) => {
  const t = useText(text)
  const [order] = useState(shuffled ? shuffledOrder : usualOrder)
  const { count, phase, isOpen, press, remove } = usePassword(onComplete)
  useDigitKeys({ press, remove })

  const problem =
    phase.status === 'wrong'
      ? fill(t.wrong, { n: phase.attemptsLeft })
      : phase.status === 'locked' || phase.status === 'failed'
        ? (phase.message ?? t[phase.status])
        : undefined
  const entered = fill(t.entered, { n: count, length: passwordLength })
  return (
    <Sheet title={t.title} busy={phase.status === 'checking'} onClose={onClose}>
      <div className={styles.password}>
        {children && <div className={styles.passwordSubject}>{children}</div>}
        <Dots count={count} isWrong={phase.status === 'wrong'} />
        <p className="visually-hidden" role="status">
          {phase.status === 'checking' ? t.checking : problem ? '' : entered}
        </p>
        <div className={styles.passwordWord}>
          {problem && (
            <Notice tone="danger" live>
              {problem}
            </Notice>
          )}
          {phase.status === 'checking' && (
            <span className={styles.passwordChecking} aria-hidden="true">
              <Spinner /> {t.checking}
            </span>
          )}
        </div>
        <p className={styles.passwordReset}>
          <HotlineText>{t.reset}</HotlineText>
        </p>
        <Keypad order={order} isOpen={isOpen} onDigit={press} onRemove={remove} />
      </div>
    </Sheet>
  )
}
