import { randomUUID } from 'node:crypto'
import type { Sql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { StartError } from '../../config/start-error.ts'
import { type Act, audit } from '../../engine/audit.ts'
import { importCodes, type Pool } from '../../engine/voucher-codes.ts'
import { isPublished, ruleInForce } from '../activities/public.ts'

/** A file of codes. */
interface CodeFile {
  readonly name: string
  readonly codes: readonly string[]
}

/**
 * Imports codes into a pool, all or none, as an import that staff can undo. @returns how many were new @throws StartError
 * if the activity does not exist or does not grant the item
 */
export const importPool = async (
  db: Sql,
  secrets: Secrets,
  { activity, item }: Pool,
  { name, codes }: CodeFile,
  by: Pick<Act, 'wall'> & { readonly actor: { readonly kind: 'operator'; readonly by: string } },
): Promise<number> => {
  const items = Object.keys((await ruleInForce(db, activity))?.items ?? {})
  if (!items.includes(item))
    throw new StartError(
      items.length === 0
        ? `Activity ${activity} gives nothing.`
        : `Activity ${activity} gives no ${item}, but ${items.join(', ')}.`,
    )
  return db.begin(async (tx) => {
    if (!(await isPublished(tx, activity))) throw new StartError(`Activity ${activity} was never published here.`)
    const id = randomUUID()
    const added = await importCodes(tx, secrets, { activity, item }, codes, by.wall, id)
    const at = new Date(by.wall)
    await tx`
      insert into voucher_imports (id, activity, item, file_name, codes, added, imported_by, previewed_at, imported_at)
      values (${id}, ${activity}, ${item}, ${name}, ${codes.length}, ${added}, ${by.actor.by}, ${at}, ${at})`
    const detail = { added, known: codes.length - added, import: id }
    await audit(tx, { ...by, subject: 'voucher_codes', subjectId: `${activity} ${item}`, event: 'import', detail })
    return added
  })
}
