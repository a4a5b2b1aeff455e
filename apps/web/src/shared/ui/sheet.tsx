import { type ReactNode, useEffect, useId, useRef } from 'react'
import { table } from '../text/table.ts'
import { useText } from '../text/use-text.ts'
import { Icon } from './icon.tsx'
import { closeIcon } from './icons.ts'
import './sheet.css'

const text = table({ close: ['关闭', '關閉', 'Close'] })

interface SheetProps {
  title: string
  onClose: () => void
  footer?: ReactNode
  children: ReactNode
}

/**
 * A sheet from the lower edge over a veiled screen. The native modal dialog keeps focus inside, answers Esc and gives the
 * focus back; a tap on the veil closes too. The page behind does not scroll.
 */
export const Sheet = ({ title, onClose, footer, children }: SheetProps) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const t = useText(text)

  useEffect(() => {
    dialog.current?.showModal()
    document.documentElement.classList.add('is-covered')
    return () => document.documentElement.classList.remove('is-covered')
  }, [])

  return (
    <dialog
      ref={dialog}
      className="sheet"
      aria-labelledby={titleId}
      onClose={onClose}
      onPointerDown={(event) => event.target === dialog.current && dialog.current.close()}
    >
      <div className="sheet-body">
        <header className="sheet-head">
          <h2 id={titleId}>{title}</h2>
          <button type="button" className="icon-button" aria-label={t.close} onClick={() => dialog.current?.close()}>
            <Icon path={closeIcon} />
          </button>
        </header>
        {/* a region that scrolls must be reachable by keyboard */}
        <div className="sheet-content" tabIndex={0}>
          {children}
        </div>
        {footer && <footer className="sheet-foot">{footer}</footer>}
      </div>
    </dialog>
  )
}
