import type { Sql } from 'postgres'
import type { Secrets } from '../../config/secrets.ts'
import { StartError } from '../../config/start-error.ts'
import { type Act, audit } from '../../engine/audit.ts'
import { importCodes, type Pool } from '../../engine/voucher-codes.ts'
import { isPublished, ruleInForce } from '../activities/public.ts'

/** Codes per statement: PostgreSQL accepts 65,535 parameters, and a code has six. */
const batch = 1_000

/**
 * Imports codes into a pool, all or none. @returns how many were new @throws StartError if the activity does not exist
 * or does not grant the item
 */
export const importPool = async (
  db: Sql,
  secrets: Secrets,
  { activity, item }: Pool,
  codes: readonly string[],
  by: Pick<Act, 'actor' | 'wall'>,
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
    let added = 0
    for (let from = 0; from < codes.length; from += batch)
      added += await importCodes(tx, secrets, { activity, item }, codes.slice(from, from + batch), by.wall)
    const detail = { added, known: codes.length - added }
    await audit(tx, { ...by, subject: 'voucher_codes', subjectId: `${activity} ${item}`, event: 'import', detail })
    return added
  })
}
