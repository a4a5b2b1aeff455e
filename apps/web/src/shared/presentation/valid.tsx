import { usePreservedFocus } from '../conversion/use-preserved-focus.ts'
import { useSecondsTo } from '../format/use-seconds-to.ts'
import { useModules } from '../qr/use-modules.ts'
import { useOnline } from '../server/use-online.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { clockIcon, offlineIcon } from '../ui/later-icons.ts'
import { Notice } from '../ui/notice.tsx'
import { FullScreen } from './full-screen.tsx'
import * as styles from './presentation.module.css'
import { QrCode } from './qr-code.tsx'
import { text } from './text.ts'
import { TypedCode } from './typed-code.tsx'
import type { Shown } from './use-presented.ts'
import { useWakeLock } from './use-wake-lock.ts'

interface ValidProps {
  /** of the voucher, and of the only merchant that takes it */
  name: string
  merchant?: string | undefined
  shown: Shown
  /** the last request received no answer */
  isFailing: boolean
  isFetching: boolean
  onRefetch: () => void
}

/** A code that can be scanned now. It is grey and marked as expired if its time ends before the next code arrives. */
export const Valid = ({ name, merchant, shown, isFailing, isFetching, onRefetch }: ValidProps) => {
  const t = useText(text)
  const online = useOnline()
  const modules = useModules(shown.qr)
  const isOver = useSecondsTo(shown.endsAt) === 0
  const heading = usePreservedFocus(isOver ? 'over' : 'valid')
  useWakeLock()

  if (isOver)
    return (
      <div className={`${styles.presentCode} ${styles.isOver}`}>
        <QrCode modules={modules} />
        <Notice tone="warn" live>
          <p>
            <strong ref={heading} tabIndex={-1}>
              {t.stale}
            </strong>
          </p>
          <p>{online ? t.staleWhy : t.offlineWhy}</p>
        </Notice>
        <Button busy={isFetching && online} onClick={onRefetch}>
          {t.retry}
        </Button>
      </div>
    )
  return (
    <div className={styles.presentCode}>
      <p className={styles.presentInstruction} ref={heading} tabIndex={-1}>
        {t.present}
      </p>
      <FullScreen name={name} merchant={merchant} shown={shown} modules={modules} />
      <TypedCode shown={shown} />
      {(isFailing || !online) && (
        <Notice tone="info" icon={online ? clockIcon : offlineIcon}>
          {online ? t.slow : t.offlineWhy}
        </Notice>
      )}
    </div>
  )
}
