import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button.tsx'
import { Sheet } from '../sheet.tsx'
import { type ColumnsOf, settle, type WheelValue } from './columns.ts'
import * as styles from './picker-wheel.module.css'
import { PickerWheel } from './picker-wheel.tsx'
import { text } from './text.ts'

interface PickerSheetProps {
  title: string
  columns: ColumnsOf
  /** initial value; missing or unknown parts are replaced by fallbacks */
  value: WheelValue
  onConfirm: (value: WheelValue) => void
  /** called after confirming and after cancelling */
  onClose: () => void
  /** shown instead of the wheel while there are no options: a loading state or an error */
  instead?: ReactNode
}

/** K2: the wheel in a sheet. The choice takes effect when it is confirmed, also by Enter in a column. */
export const PickerSheet = ({ title, columns, value, onConfirm, onClose, instead }: PickerSheetProps) => {
  const t = useText(text)
  const [chosen, setChosen] = useState<WheelValue>()
  const settled = settle(columns, chosen ?? value)
  const isWhole = !instead && settled.every((part) => part !== '')
  const content = useRef<HTMLDivElement>(null)
  const isWaiting = Boolean(instead)
  useEffect(() => {
    // the focused element may have disappeared with the replaced content
    if (!isWaiting) content.current?.querySelector<HTMLElement>('[role=listbox]')?.focus({ preventScroll: true })
  }, [isWaiting])
  const confirm = () => {
    if (!isWhole) return
    onConfirm(settled)
    onClose()
  }
  return (
    <Sheet
      title={title}
      onClose={onClose}
      footer={(close) => (
        <div className={styles.wheelActions}>
          <Button look="plain" onClick={close}>
            {t.cancel}
          </Button>
          <Button
            blocked={!isWhole}
            aria-describedby={isWhole || instead ? undefined : 'wheel-nothing'}
            onClick={confirm}
          >
            {t.confirm}
          </Button>
        </div>
      )}
    >
      <div ref={content}>
        {instead ?? (
          <PickerWheel label={title} columns={columns} value={settled} onChange={setChosen} onEnter={confirm} />
        )}
      </div>
      {!isWhole && !instead && (
        <p id="wheel-nothing" className={styles.wheelNothing} role="status">
          {t.nothing}
        </p>
      )}
    </Sheet>
  )
}
