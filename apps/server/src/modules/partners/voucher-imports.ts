import { randomUUID } from 'node:crypto'
import type {
  importCodesRequest,
  undoImportReply,
  undoImportRequest,
  VoucherImport,
  voucherImportsPage,
  voucherImportsRequest,
} from '@foyer/api/staff/stock'
import type { Texts } from '@foyer/api/texts'
import type { ISql } from 'postgres'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { unseal } from '../../crypto/at-rest.ts'
import { pruneInBatches } from '../../database/batches.ts'
import { ms } from '../../database/milliseconds.ts'
import { audit, type StaffActor } from '../../engine/audit.ts'
import { grantedOf, importCodes, type Pool, withdrawImport } from '../../engine/voucher-codes.ts'
import { Refused } from '../../refused.ts'
import { activityRows, rulesInForce } from '../activities/public.ts'
import { namesOf } from '../staff/public.ts'

/** Milliseconds for which a preview can be imported. */
export const previewLife = 3_600_000
const pageSize = 50

type Parts = Pick<Context, 'db' | 'secrets' | 'clocks'>
interface Row extends Omit<VoucherImport, 'name' | 'granted'> {
  readonly id: string
}

const importRows = (db: ISql) => db`
  select id, activity, activity.title as title, item, file_name as file, codes, added, imported_by as by,
    ${ms(db, 'imported_at')} as "importedAt", undone_by as "undoneBy", ${ms(db, 'undone_at')} as "undoneAt"
  from voucher_imports join ${activityRows(db)} activity on number = activity`

/** The names of the vouchers of imports, by activity and item; null without a rule that grants them. */
const vouchersOf = async (db: ISql, rows: readonly Row[]) => {
  const rules = await rulesInForce(
    db,
    rows.map(({ activity }) => activity),
  )
  return ({ activity, item }: Row): Texts | null => rules.get(activity)?.items[item]?.name ?? null
}

/** Imports as staff see them, with the names of people instead of their ids. */
const shown = async (db: ISql, rows: readonly Row[]): Promise<VoucherImport[]> => {
  const granted = await grantedOf(
    db,
    rows.map(({ id }) => id),
  )
  const by = rows.flatMap((row) => [row.by, ...(row.undoneBy === null ? [] : [row.undoneBy])])
  const names = by.length === 0 ? new Map<string, string>() : await namesOf(db, by)
  const nameOf = await vouchersOf(db, rows)
  return rows.map((row) => ({
    ...row,
    name: nameOf(row),
    granted: granted.get(row.id) ?? 0,
    by: names.get(row.by) ?? row.by,
    undoneBy: row.undoneBy === null ? null : (names.get(row.undoneBy) ?? row.undoneBy),
  }))
}

const oneOf = async (db: ISql, id: string): Promise<VoucherImport> => {
  const [one] = await shown(db, await db<Row[]>`${importRows(db)} where id = ${id} and imported_at is not null`)
  if (!one) throw new Refused('not_found', 'there is no such import')
  return one
}

/** Imports, the newest first. */
export const listImports = async (
  { db }: Parts,
  { before }: z.output<typeof voucherImportsRequest>,
): Promise<z.input<typeof voucherImportsPage>> => {
  const rows = await db<Row[]>`
    ${importRows(db)}
    where imported_at is not null
      and (${before === undefined} or (imported_at, id) < (${new Date(before?.at ?? 0)}, ${before?.id ?? null}::uuid))
    order by imported_at desc, id desc limit ${pageSize + 1}`
  const imports = await shown(db, rows.slice(0, pageSize))
  const last = rows.length > pageSize ? imports.at(-1) : undefined
  return { imports, before: last ? { at: last.importedAt, id: last.id } : null }
}

/** Deletes previews that nobody imported. */
export const prunePreviews = async (db: ISql, wall: number): Promise<void> => {
  await pruneInBatches(
    db,
    'voucher_imports',
    db`imported_at is null and previewed_at <= ${new Date(wall - previewLife)}`,
  )
}

interface Previewed extends Pool {
  readonly codes: number
  readonly sealed: Buffer | null
  readonly isOver: boolean
}

const lockPreview = async (tx: ISql, id: string, wall: number): Promise<Previewed | undefined> => {
  const [found] = await tx<Previewed[]>`
    select activity, item, codes, codes_sealed as sealed,
      imported_at is null and previewed_at <= ${new Date(wall - previewLife)} as "isOver"
    from voucher_imports where id = ${id} for update`
  return found
}

/**
 * Imports the codes of a preview, all or none. A repetition, such as after a lost answer, changes nothing and has the same
 * reply.
 *
 * @throws Refused `not_found` if the preview is older than an hour
 */
export const importPreview = (
  { db, secrets, clocks }: Parts,
  { id, reason }: z.output<typeof importCodesRequest>,
  actor: StaffActor,
): Promise<VoucherImport> =>
  db.begin(async (tx) => {
    const wall = clocks.wall()
    const found = await lockPreview(tx, id, wall)
    if (!found || found.isOver) throw new Refused('not_found', 'there is no such preview any more')
    if (found.sealed === null) return oneOf(tx, id)
    const { activity, item } = found
    const codes: string[] = JSON.parse(unseal(secrets.dataKey, found.sealed))
    const added = await importCodes(tx, secrets, { activity, item }, codes, wall, id)
    await tx`
      update voucher_imports
      set codes_sealed = null, added = ${added}, imported_by = ${actor.id}, imported_at = ${new Date(wall)} where id = ${id}`
    await audit(tx, {
      actor,
      wall,
      reason,
      subject: 'voucher_codes',
      subjectId: `${activity} ${item}`,
      event: 'import',
      detail: { added, known: codes.length - added, import: id },
    })
    return oneOf(tx, id)
  })

/**
 * Removes the codes of an import again, unless one of them was granted or is reserved. A repetition changes nothing.
 *
 * @throws Refused `not_found`
 */
export const undoImport = (
  { db, clocks }: Parts,
  { id, reason }: z.output<typeof undoImportRequest>,
  actor: StaffActor,
): Promise<z.input<typeof undoImportReply>> =>
  db.begin(async (tx) => {
    const wall = clocks.wall()
    const [row] = await tx<{ activity: number; item: string; added: number; isUndone: boolean }[]>`
      select activity, item, added, undone_at is not null as "isUndone"
      from voucher_imports where id = ${id} and imported_at is not null for update`
    if (!row) throw new Refused('not_found', 'there is no such import')
    const { activity, item, added } = row
    if (row.isUndone) return { outcome: 'undone', import: await oneOf(tx, id) }
    const outcome = await withdrawImport(tx, { activity, item }, { importId: id, codes: added })
    if (outcome === 'undone') {
      await tx`update voucher_imports set undone_by = ${actor.id}, undone_at = ${new Date(wall)} where id = ${id}`
      await audit(tx, {
        actor,
        wall,
        reason,
        subject: 'voucher_codes',
        subjectId: `${activity} ${item}`,
        event: 'undo_import',
        detail: { removed: added, import: id },
      })
    }
    return { outcome, import: await oneOf(tx, id) }
  })

/** Stores the codes of a file until they are imported. @param sealed the list of them @returns the id of the preview */
export const keepPreview = async (
  db: ISql,
  { activity, item }: Pool,
  file: { readonly name: string; readonly codes: number; readonly sealed: Buffer },
  by: { readonly actor: StaffActor; readonly wall: number },
): Promise<string> => {
  const id = randomUUID()
  await db`
    insert into voucher_imports (id, activity, item, file_name, codes_sealed, codes, imported_by, previewed_at)
    values (${id}, ${activity}, ${item}, ${file.name}, ${file.sealed}, ${file.codes}, ${by.actor.id}, ${new Date(by.wall)})`
  return id
}
