import { type ReactNode, useId, useRef } from 'react'
import { table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from './icon.tsx'
import { closeIcon } from './icons.ts'
import * as styles from './sheet.module.css'
import { useAfterFrame } from './use-after-frame.ts'
import { useModal } from './use-modal.ts'
import { useVeilTap } from './use-veil-tap.ts'

const text = table('shared/ui/sheet')

interface SheetProps {
  title: string
  onClose: () => void
  /** an answer is pending that the person must see, so the sheet cannot be closed */
  busy?: boolean
  /** a function receives what closes the sheet as its own button does */
  footer?: ReactNode | ((close: () => void) => ReactNode)
  children: ReactNode
}

const OpenSheet = ({ title, onClose, busy = false, footer, children }: SheetProps) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const { dialog, close, handlers } = useModal({ first: heading, isBusy: busy, leaves: true, onClose })
  const titleId = useId()
  const t = useText(text)

  return (
    <dialog
      ref={dialog}
      className={styles.sheet}
      aria-labelledby={titleId}
      {...handlers}
      {...useVeilTap(dialog, close)}
    >
      <div className={styles.sheetBody}>
        <header className={styles.sheetHead}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button
            type="button"
            className="icon-button"
            aria-label={t.close}
            aria-disabled={busy || undefined}
            onClick={close}
          >
            <Icon path={closeIcon} />
          </button>
        </header>
        {/* a scrollable region must be reachable by keyboard */}
        <div className={styles.sheetContent} tabIndex={0}>
          {children}
        </div>
        {footer && (
          <footer className={styles.sheetFooter}>{typeof footer === 'function' ? footer(close) : footer}</footer>
        )}
      </div>
    </dialog>
  )
}

/** A sheet from the lower edge over a veiled screen. Esc, the button and a tap on the veil close it. The focus starts on the title. */
export const Sheet = (props: SheetProps) => useAfterFrame() && <OpenSheet {...props} />
