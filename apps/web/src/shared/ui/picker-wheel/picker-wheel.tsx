import { pickerOptionHeight, pickerVisibleOptions } from '@foyer/protocol/limits'
import type { CSSProperties } from 'react'
import { type ColumnsOf, settle, type WheelValue } from './columns.ts'
import * as styles from './picker-wheel.module.css'
import { Column } from './wheel-column.tsx'

interface PickerWheelProps {
  /** accessible name of the wheel */
  label: string
  columns: ColumnsOf
  value: WheelValue
  /** called with a value for every column, in which later columns are already adjusted to earlier ones */
  onChange: (value: WheelValue) => void
  onEnter?: () => void
}

const size = { '--wheel-row': `${pickerOptionHeight}px`, '--wheel-rows': pickerVisibleOptions } as CSSProperties

/**
 * K2: one or several columns with rows of 44 px, six of them in view and the chosen one in the middle under the band.
 * Works by finger with snapping, by mouse wheel or click, and by arrows, Home, End, Page keys and typed letters.
 * Controlled. Skips disabled rows.
 */
export const PickerWheel = ({ label, columns, value, onChange, onEnter }: PickerWheelProps) => {
  const shown = columns(value)
  return (
    <fieldset className={styles.wheel} aria-label={label} style={size}>
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
