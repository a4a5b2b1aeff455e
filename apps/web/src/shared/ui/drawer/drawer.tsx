import { type ReactNode, useId, useRef } from 'react'
import { table } from '../../text/table.ts'
import { useText } from '../../text/use-text.ts'
import { Icon } from '../icon.tsx'
import { closeIcon } from '../icons.ts'
import * as sheetStyles from '../sheet.module.css'
import { useAfterFrame } from '../use-after-frame.ts'
import { useModal } from '../use-modal.ts'
import { useVeilTap } from '../use-veil-tap.ts'
import * as styles from './drawer.module.css'
import { useDragToClose } from './use-drag-to-close.ts'

const text = table('shared/ui/drawer/drawer')

interface DrawerProps {
  title: string
  side?: 'bottom' | 'end'
  /** called when the drawer has closed, for any reason */
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
}

const OpenDrawer = ({ title, side = 'bottom', onClose, footer, children }: DrawerProps) => {
  const t = useText(text)
  const titleId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const { dialog, close, handlers } = useModal({ first: heading, leaves: true, onClose })
  const drag = useDragToClose(dialog, side, close)

  return (
    <dialog
      ref={dialog}
      className={`${sheetStyles.sheet} ${styles.drawer}`}
      data-side={side}
      aria-labelledby={titleId}
      {...handlers}
      {...useVeilTap(dialog, close)}
    >
      <div className={sheetStyles.sheetBody} {...(side === 'end' && drag)}>
        <header className={sheetStyles.sheetHead} {...(side === 'bottom' && drag)}>
          <h2 ref={heading} id={titleId} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className="icon-button" aria-label={t.close} onClick={close}>
            <Icon path={closeIcon} />
          </button>
        </header>
        {/* a scrollable region must be reachable by keyboard */}
        <div className={sheetStyles.sheetContent} tabIndex={0}>
          {children}
        </div>
        {footer && <footer className={`${sheetStyles.sheetFooter} ${styles.drawerFooter}`}>{footer}</footer>}
      </div>
    </dialog>
  )
}

/**
 * A sheet that can be dragged back to its edge: from below by its head, from the right anywhere, because its content
 * scrolls in the other direction. Esc, the button and a tap on the veil close it too. The focus starts on the title.
 */
export const Drawer = (props: DrawerProps) => useAfterFrame() && <OpenDrawer {...props} />
