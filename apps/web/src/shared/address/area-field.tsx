import type { AreasReply } from '@foyer/api/addresses'
import { isChinese } from '@foyer/api/chinese/is-chinese'
import { useState } from 'react'
import { useLanguage } from '../text/language.ts'
import { useText } from '../text/use-text.ts'
import type { ColumnsOf, WheelValue } from '../ui/picker-wheel/columns.ts'
import { PickerField } from '../ui/picker-wheel/picker-field.tsx'
import { PickerSheet } from '../ui/picker-wheel/picker-sheet.tsx'
import { namesOf, useAreas } from './areas.ts'
import { AreasMissing } from './areas-missing.tsx'
import { text } from './text.ts'

interface AreaFieldProps {
  label: string
  hint: string
  /** code of the chosen area; '' if none */
  chosen: string
  columnsOf: (areas: AreasReply) => ColumnsOf
  wheelOf: (areas: AreasReply) => WheelValue
  error: string | undefined
  /** receives the code of the last column */
  onChoose: (code: string) => void
}

const noColumns: ColumnsOf = () => []

/**
 * Chooses an area by the wheel. The areas load when the sheet first opens, or at once if an area is chosen and needs
 * its name.
 */
export const AreaField = ({ label, hint, chosen, columnsOf, wheelOf, error, onChoose }: AreaFieldProps) => {
  const t = useText(text)
  const [isOpen, setOpen] = useState(false)
  const { data, isError, isFetching, refetch } = useAreas(isOpen || chosen !== '')
  const columns = data ? columnsOf(data) : noColumns
  const wheel = data ? wheelOf(data) : []
  const inWords =
    namesOf(columns, wheel).join(isChinese(useLanguage()) ? ' ' : ', ') || (isError ? t.chosen : t.loading)
  return (
    <>
      <PickerField
        label={label}
        hint={hint}
        value={chosen === '' ? undefined : inWords}
        error={error}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <PickerSheet
          title={label}
          columns={columns}
          value={wheel}
          instead={
            data ? undefined : <AreasMissing hasFailed={isError && !isFetching} onRetry={() => void refetch()} />
          }
          onConfirm={(value) => onChoose(value.at(-1) ?? '')}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}
