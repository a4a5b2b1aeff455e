/** A row of a column. Typed letters find it by `label` or `value` (a code, a number). */
export interface WheelOption {
  value: string
  label: string
  /** shown, but never chosen */
  disabled?: boolean
}

export interface WheelColumn {
  /** what the column is of: said by a screen reader, and shown above it where there are several */
  name: string
  options: readonly WheelOption[]
  /** taken where the chosen value is not among the options; the first that can be chosen otherwise */
  otherwise?: string
}

/** One value a column. */
export type WheelValue = readonly string[]
/** The columns for what is chosen, so that later ones may depend on earlier ones. */
export type ColumnsOf = (value: WheelValue) => readonly WheelColumn[]

/** The first row that can be chosen from `from` on, going by `by` (1 or -1). */
export const nextChoosable = (options: readonly WheelOption[], from: number, by: 1 | -1): number | undefined => {
  for (let at = from; at >= 0 && at < options.length; at += by) if (!options[at]?.disabled) return at
  return undefined
}

/** The row that can be chosen and is nearest to `at`, the later one of two. */
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

/** `value` where every column has it, else what the column falls back to; '' for a column with nothing to choose. */
export const settle = (columnsOf: ColumnsOf, value: WheelValue): WheelValue => {
  const settled = [...value]
  const { length } = columnsOf(settled)
  // each column anew, since an earlier fallback changes the later columns
  for (let at = 0; at < length; at++) {
    const column = columnsOf(settled)[at]
    if (column) settled[at] = valueIn(column, settled[at])
  }
  return settled.slice(0, length)
}
