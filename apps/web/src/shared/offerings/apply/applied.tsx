import type { Application } from '@foyer/api/offerings'
import { formatHongKong } from '../../format/hong-kong-time.ts'
import { useLanguage } from '../../text/language.ts'
import { fill } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { checkIcon } from '../../ui/later-icons.ts'
import { Sheet } from '../../ui/sheet.tsx'
import { useMoney } from '../amounts.ts'
import * as styles from './apply.module.css'
import { text } from './text.ts'

/** The submitted application: its reference, the reserved amount, and the deadline for cancelling it. */
export const Applied = ({ application, onClose }: { application: Application; onClose: () => void }) => {
  const t = useText(text)
  const language = useLanguage()
  const money = useMoney()
  const { reference, blocked, loan, cancellableUntil } = application
  return (
    <Sheet title={t.done} onClose={onClose} footer={<Button onClick={onClose}>{t.close}</Button>}>
      <div className={styles.applied} role="status">
        <span className={styles.appliedMark}>
          <Icon path={checkIcon} size={28} />
        </span>
        <p className="numbers">
          {fill(t.doneWhy, {
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
