import { useMemo } from 'react'
import { useLanguage } from '../../text/language.ts'
import { useText } from '../../text/use-text.ts'
import { PickerSheet } from '../picker-wheel/picker-sheet.tsx'
import { type DateLimits, dateColumns, dayOfParts, partsOf } from './date-columns.ts'
import { text } from './text.ts'

interface DatePickerSheetProps extends DateLimits {
  title: string
  /** `YYYY-MM-DD`, the initial value of the wheel */
  value: string
  onConfirm: (day: string) => void
  onClose: () => void
}

/**
 * K4: year, month and day on a wheel, ten years before and after `year`, which comes from the server's date and not
 * from the device. A day that the month does not have becomes its last day.
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
