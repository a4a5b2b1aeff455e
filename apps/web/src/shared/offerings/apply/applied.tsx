import type { Application } from '@foyer/api/offerings'
import { formatHongKong } from '../../format/hong-kong-time.ts'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon, clockIcon } from '../../ui/later-icons.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { useMoney } from '../amounts.ts'
import * as styles from './apply.module.css'
import { text } from './text.ts'

/**
 * The submitted application: its reference, the reserved amount, and the deadline for cancelling it; or that nobody knows
 * yet whether it was placed.
 */
export const Applied = ({ application, onClose }: { application: Application; onClose: () => void }) => {
  const t = useText(text)
  const language = useLanguage()
  const money = useMoney()
  const { reference, blocked, loan, cancellableUntil, status } = application
  const isPlaced = status !== 'placing'
  return (
    <Sheet
      title={isPlaced ? t.done : t.placing}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <div className={styles.applied} role="status">
        <span className={styles.appliedMark}>
          <Icon path={isPlaced ? checkIcon : clockIcon} size={28} />
        </span>
        <p className="numbers">
          {fill(isPlaced ? t.doneWhy : t.placingWhy, {
            own: money(blocked - loan),
            cutOff: formatHongKong(language, cancellableUntil ?? application.at),
          })}
        </p>
        <p className={`${styles.appliedReference} numbers`}>
          <span>{t.reference}</span> <strong>{reference}</strong>
        </p>
      </div>
    </Sheet>
  )
}
