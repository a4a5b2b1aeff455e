import type { BeginLoginReply } from '@foyer/api/login-requests'
import { useSecondsTo } from '../format/use-seconds-to.ts'
import { QrDrawing } from '../qr/qr-drawing.tsx'
import { useModules } from '../qr/use-modules.ts'
import { fill } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { addressOf } from './api.ts'
import * as styles from './phone-login.module.css'
import { text } from './text.ts'

interface ShownCodeProps {
  begun: BeginLoginReply
  isSeen: boolean
  endsAt: number
}

/** The code to scan and the number to type. Once a phone has opened the code, it is faint. */
export const ShownCode = ({ begun, isSeen, endsAt }: ShownCodeProps) => {
  const t = useText(text)
  const modules = useModules(addressOf(begun.request))
  const seconds = useSecondsTo(endsAt)
  return (
    <>
      <p role="status">{isSeen && <strong>{t.seen}</strong>}</p>
      <div className={`${styles.code}${isSeen ? ` ${styles.isSeen}` : ''}`}>
        <span className={styles.plate}>{modules && <QrDrawing modules={modules} label={t.qr} />}</span>
        <ol className={styles.steps}>
          <li className={isSeen ? styles.done : undefined}>
            {t.scan}
            {isSeen && ' ✓'}
          </li>
          <li>
            {t.check}
            <span className={`${styles.number} numbers`} role="img" aria-label={`${t.number} ${begun.number}`}>
              {begun.number}
            </span>
          </li>
        </ol>
      </div>
      <p className={`${styles.left} numbers`} role="timer" aria-live="off">
        {fill(t.left, { seconds })}
      </p>
    </>
  )
}
