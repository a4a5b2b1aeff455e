/** A row of a column. Typed letters match `label` or `value` (a code or a number). */
export interface WheelOption {
  value: string
  label: string
  /** shown, but cannot be chosen */
  disabled?: boolean
}

export interface WheelColumn {
  /** name of the column, for screen readers and shown above it if there are several */
  name: string
  options: readonly WheelOption[]
  /** fallback if the chosen value is not among the options; defaults to the first enabled one */
  otherwise?: string
}

/** One value per column. */
export type WheelValue = readonly string[]
/** Returns the columns for a value, so that later columns may depend on earlier values. */
export type ColumnsOf = (value: WheelValue) => readonly WheelColumn[]

/** Returns the first enabled row from `from` on, in the direction `by` (1 or -1). */
export const nextChoosable = (options: readonly WheelOption[], from: number, by: 1 | -1): number | undefined => {
  for (let at = from; at >= 0 && at < options.length; at += by) if (!options[at]?.disabled) return at
  return undefined
}

/** Returns the enabled row nearest to `at`, the later one of two. */
export const nearestChoosable = (options: readonly WheelOption[], at: number): number | undefined => {
  const after = nextChoosable(options, at, 1)
  const before = nextChoosable(options, at, -1)
  if (after === undefined || before === undefined) return after ?? before
  return at - before < after - at ? before : after
}

const valueIn = ({ options, otherwise }: WheelColumn, value: string | undefined): string => {
  const canBeChosen = (wanted: string | undefined) =>
    options.some((option) => option.value === wanted && !option.disabled)
  if (value !== undefined && canBeChosen(value)) return value
  if (otherwise !== undefined && canBeChosen(otherwise)) return otherwise
  return options.find((option) => !option.disabled)?.value ?? ''
}

/**
 * Returns `value` where every column contains it, otherwise each column's fallback; '' for a column without an enabled
 * option.
 */
export const settle = (columnsOf: ColumnsOf, value: WheelValue): WheelValue => {
  const settled = [...value]
  const { length } = columnsOf(settled)
  // columns are computed again for each position, because an earlier fallback changes the later columns
  for (let at = 0; at < length; at++) {
    const column = columnsOf(settled)[at]
    if (column) settled[at] = valueIn(column, settled[at])
  }
  return settled.slice(0, length)
}
