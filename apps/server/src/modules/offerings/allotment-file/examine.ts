import type { Application } from '@foyer/api/offerings'
import type { AllotmentFault } from '@foyer/api/staff/allotment-files'
import type { ISql } from 'postgres'
import type { AllotmentLine } from './read.ts'

interface Row {
  readonly id: string
  readonly reference: string
  readonly firmReference: string | null
  readonly offering: string
  readonly lots: number
  readonly status: Application['status']
  readonly lotsAllotted: number | null
}

/** An application that waits for its allotment, and its lots by the file. */
export interface Pending {
  readonly id: string
  readonly isPlaced: boolean
  readonly lots: number
}

/** What the lines of a file mean for the applications as they are. */
export interface Examined {
  readonly pending: readonly Pending[]
  /** applications with the same allotment as in the file */
  readonly known: number
  readonly faults: readonly AllotmentFault[]
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/**
 * The applications that the references of a file name: by the reference that the client knows, by the name of the order at
 * the firm, or for the offering of the file by the firm's own reference.
 */
const rowsOf = async (tx: ISql, code: string, references: readonly string[], isLocked: boolean): Promise<Row[]> => {
  const all = [...references]
  const ids = all.filter((one) => uuid.test(one))
  // in the order of the ids, so that two imports never wait for each other
  return tx<Row[]>`
    select id, reference, firm_reference as "firmReference", offering, lots, status, lots_allotted as "lotsAllotted"
    from offering_applications
    where id in (
      select id from offering_applications where reference = any (${all})
      union select id from offering_applications where id = any (${ids}::uuid[])
      union select id from offering_applications where offering = ${code} and firm_reference = any (${all}))
    order by id ${isLocked ? tx`for update` : tx``}`
}

const verdictOf = (row: Row | undefined, code: string, lots: number): AllotmentFault['fault'] | 'pending' | 'known' => {
  if (!row) return 'unknown'
  if (row.offering !== code) return 'offering'
  if (row.status === 'cancelled' || row.status === 'refused') return 'ended'
  if (row.lotsAllotted !== null) return row.lotsAllotted === lots ? 'known' : 'allotted'
  return lots > row.lots ? 'more' : 'pending'
}

/** Compares the lines of a file with the applications. @param isLocked whether the applications stay as they are until the transaction ends */
export const examineLines = async (
  tx: ISql,
  code: string,
  lines: readonly AllotmentLine[],
  isLocked: boolean,
): Promise<Examined> => {
  const references = lines.map(({ reference }) => reference)
  const rows = await rowsOf(tx, code, references, isLocked)
  // the reference that the client knows is unique, so it wins over one of the firm
  const byName = new Map<string, Row>()
  for (const row of rows) if (row.firmReference !== null && row.offering === code) byName.set(row.firmReference, row)
  for (const row of rows) byName.set(row.id, row)
  for (const row of rows) byName.set(row.reference, row)
  const pending: Pending[] = []
  const faults: AllotmentFault[] = []
  let known = 0
  const seen = new Map<string, number>()
  for (const { line, reference, lots } of lines) {
    const row = byName.get(reference)
    // one application may be named by two references
    const subject = row?.id ?? reference
    const first = seen.get(subject)
    const verdict = first === undefined ? verdictOf(row, code, lots) : 'again'
    if (first === undefined) seen.set(subject, line)
    if (verdict === 'known') known++
    else if (verdict !== 'pending') faults.push({ line, fault: verdict, columns: [], first: first ?? null })
    else if (row) pending.push({ id: row.id, isPlaced: row.status !== 'placing', lots })
  }
  return { pending, known, faults }
}
