import { useMemo } from 'react'
import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { PickerSheet } from '../picker-wheel/picker-sheet.tsx'
import { type DateLimits, dateColumns, dayOfParts, partsOf } from './date-columns.ts'
import { text } from './text.ts'

interface DatePickerSheetProps extends DateLimits {
  title: string
  /** `YYYY-MM-DD`, what the wheel opens at */
  value: string
  onConfirm: (day: string) => void
  onClose: () => void
}

/**
 * K4: year, month and day on the wheel, ten years either side of `year`, which comes with the server's date and not from
 * the device. A day the month does not have gives way to its last.
 */
export const DatePickerSheet = ({ title, value, year, min, max, onConfirm, onClose }: DatePickerSheetProps) => {
  const t = useText(text)
  const language = useLanguage()
  const columns = useMemo(
    () => dateColumns({ year, min, max }, language, [t.year, t.month, t.day]),
    [year, min, max, language, t],
  )
  return (
    <PickerSheet
      title={title}
      columns={columns}
      value={partsOf(value)}
      onConfirm={(parts) => onConfirm(dayOfParts(parts))}
      onClose={onClose}
    />
  )
}
