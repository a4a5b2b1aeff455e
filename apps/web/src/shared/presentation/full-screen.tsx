import { presentationLife, presentationRenewedBefore } from '@foyer/api/presentation-life'
import { type MouseEvent, useState } from 'react'
import type { Modules } from '../qr/modules.ts'
import { useText } from '../text/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { useModal } from '../ui/use-modal.ts'
import * as styles from './full-screen.module.css'
import { fullScreenIcon } from './icons.ts'
import * as presentationStyles from './presentation.module.css'
import { QrCode } from './qr-code.tsx'
import { Seconds } from './seconds.tsx'
import { text } from './text.ts'
import { CodeGroups } from './typed-code.tsx'
import type { Shown } from './use-presented.ts'

interface FullScreenProps {
  /** what the code is for, and where */
  name: string
  merchant: string | undefined
  shown: Shown
  modules: Modules | undefined
}

const Sheet = ({ name, merchant, shown, modules, onClose }: FullScreenProps & { onClose: () => void }) => {
  const t = useText(text)
  const { dialog, handlers } = useModal({ onClose })
  // a tap anywhere closes it; the keyboard has the button and Esc
  const byTap = { onClick: (_: MouseEvent) => dialog.current?.close() }
  return (
    <dialog ref={dialog} className={styles.bright} aria-label={t.qr} {...handlers} {...byTap}>
      <div className={styles.brightBody}>
        <p className={styles.brightName}>
          <strong>{name}</strong>
          {merchant && <span>{merchant}</span>}
        </p>
        <QrCode modules={modules} />
        <p className={styles.brightCode}>
          <CodeGroups code={shown.code} />
        </p>
        <Seconds to={shown.renewAt} of={presentationLife - presentationRenewedBefore} />
        <p className={styles.brightHint}>{t.bright}</p>
        <Button look="plain">{t.close}</Button>
      </div>
    </dialog>
  )
}

/**
 * The QR code. A tap shows it with its name on white, as large as the screen allows. A page cannot set the brightness of a screen, and a white
 * screen is the brightest that it can show.
 */
export const FullScreen = (code: FullScreenProps) => {
  const t = useText(text)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button
        type="button"
        className={presentationStyles.qrButton}
        aria-label={t.fullScreen}
        onClick={() => setOpen(true)}
      >
        <QrCode modules={code.modules} />
        <span>
          <Icon path={fullScreenIcon} size={20} />
          {t.fullScreen}
        </span>
      </button>
      {isOpen && <Sheet {...code} onClose={() => setOpen(false)} />}
    </>
  )
}
