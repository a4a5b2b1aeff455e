import { pickerOptionHeight, pickerVisibleOptions } from '@foyer/contract/limits'
import type { CSSProperties } from 'react'
import { type ColumnsOf, settle, type WheelValue } from './columns.ts'
import { Column } from './wheel-column.tsx'
import './picker-wheel.css'

interface PickerWheelProps {
  /** name of the whole, for a screen reader */
  label: string
  columns: ColumnsOf
  value: WheelValue
  /** a value for every column; later columns have followed the earlier ones */
  onChange: (value: WheelValue) => void
  onEnter?: () => void
}

const size = { '--wheel-row': `${pickerOptionHeight}px`, '--wheel-rows': pickerVisibleOptions } as CSSProperties

/**
 * K2: one or several columns of rows 44 px high, six rows' height in view, the chosen row in the middle under the band.
 * By finger with snap, a notch of the mouse wheel or a click, and by arrows, Home, End, Page keys and typed letters.
 * Controlled; rows that are disabled are passed over.
 */
export const PickerWheel = ({ label, columns, value, onChange, onEnter }: PickerWheelProps) => {
  const shown = columns(value)
  return (
    <fieldset className="wheel" aria-label={label} style={size}>
      {shown.map((column, at) => (
        <Column
          key={column.name}
          column={column}
          value={value[at]}
          isFirst={at === 0}
          isNameShown={shown.length > 1}
          onEnter={onEnter}
          onChange={(chosen) => onChange(settle(columns, [...value.slice(0, at), chosen, ...value.slice(at + 1)]))}
        />
      ))}
    </fieldset>
  )
}
