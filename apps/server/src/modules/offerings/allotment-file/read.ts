import type { AllotmentFault } from '@foyer/api/staff/allotment-files'
import { readCsvRows } from '../../../csv-rows.ts'

/** The lots of one application, as the file states them. */
export interface AllotmentLine {
  readonly line: number
  readonly reference: string
  readonly lots: number
}

/** References of this system and of firms: never a formula, a path or a name. */
const reference = /^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/
const lots = /^\d{1,9}$/

/** Reads a file with the columns `reference` and `lots`, one application per line. A reference that is no reference is never repeated. */
export const readAllotments = (
  text: string,
): { readonly lines: readonly AllotmentLine[]; readonly faults: readonly AllotmentFault[] } => {
  const { rows, faults } = readCsvRows(text, { needed: ['reference', 'lots'], other: [] })
  const lines: AllotmentLine[] = []
  const wrong: AllotmentFault[] = []
  for (const { line, values } of rows) {
    const columns = [
      ...(reference.test(values.reference ?? '') ? [] : ['reference']),
      ...(lots.test(values.lots ?? '') ? [] : ['lots']),
    ]
    if (columns.length > 0) wrong.push({ line, fault: 'values', columns, first: null })
    else lines.push({ line, reference: values.reference ?? '', lots: Number(values.lots) })
  }
  const ofForm = faults.map(({ line, fault, columns }) => ({ line, fault, columns: columns.slice(0, 20), first: null }))
  return { lines, faults: [...ofForm, ...wrong] }
}
