import { useRef, useState } from 'react'
import { isPc } from '../../platform/pc.ts'
import { useText } from '../text/use-text.ts'
import * as sheetStyles from '../ui/sheet.module.css'
import { useModal } from '../ui/use-modal.ts'
import { useVeilTap } from '../ui/use-veil-tap.ts'
import { Chooser } from './chooser.tsx'
import type { PickedArea } from './picked-area.ts'
import * as styles from './selector.module.css'
import { text } from './text.ts'

interface SelectorProps {
  selectedId: string
  onPick: (area: PickedArea) => void
  onCancel: () => void
}

/**
 * The country-code selector: a sheet on phones, a panel in PC mode. Cancel, Close, Esc and a tap on the veil all call
 * `onCancel`; only picking a row does not (C1, C6).
 */
export const Selector = ({ selectedId, onPick, onCancel }: SelectorProps) => {
  const t = useText(text)
  const picked = useRef<PickedArea>(undefined)
  const { dialog, handlers } = useModal({ onClose: () => (picked.current ? onPick(picked.current) : onCancel()) })
  const [pc] = useState(isPc)
  const close = () => dialog.current?.close()

  return (
    <dialog
      ref={dialog}
      className={`${sheetStyles.sheet} ${styles.selector}${pc ? ` ${styles.isPc}` : ''}`}
      aria-label={t.title}
      {...handlers}
      {...useVeilTap(dialog, close)}
    >
      <Chooser
        pc={pc}
        selectedId={selectedId}
        onPick={(area) => {
          picked.current = area
          close()
        }}
        onCancel={close}
      />
    </dialog>
  )
}
