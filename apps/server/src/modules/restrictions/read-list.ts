import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import type { RestrictedAct } from '../../firm-facts/restrictions.ts'
import { digestOf } from './digest.ts'

interface Entry {
  readonly digest: Buffer
  readonly acts: readonly RestrictedAct[]
}

/** Rows per statement. */
const batch = 1000

/** Every entry of a version; undefined if the firm has another version by now. */
const entriesOf = async ({ secrets, connectors }: Context, version: string): Promise<readonly Entry[] | undefined> => {
  const { lists } = connectors
  if (lists.isLocal) return undefined
  const entries: Entry[] = []
  let cursor: string | null = null
  for (;;) {
    const page: Awaited<ReturnType<typeof lists.entriesOf>> = await lists.entriesOf(version, cursor)
    if (!page) return undefined
    for (const entry of page.items) {
      const digest =
        'mobile' in entry ? digestOf(secrets, 'mobile', entry.mobile) : digestOf(secrets, 'account', entry.account)
      entries.push({ digest, acts: entry.acts })
    }
    if (!page.hasMore) return entries
    if (page.next === cursor) throw new Error('the list has more entries and does not move on')
    cursor = page.next
  }
}

const knownVersion = async (db: ISql): Promise<string | null> => {
  const [list] = await db<{ version: string }[]>`select version from restriction_lists order by place desc limit 1`
  return list?.version ?? null
}

/**
 * Reads the firm's list. A version is stored whole or not at all, and its expiry is renewed while the firm answers it.
 * Versions before the one in force are deleted. Does nothing without a list of the firm.
 *
 * @throws SystemAway; the last list remains until it expires
 */
export const readRestrictions = async (context: Context): Promise<void> => {
  const { db, clocks, connectors } = context
  const { lists } = connectors
  if (lists.isLocal) return
  const { version, validFrom, expiresAt, rules } = await lists.newest(await knownVersion(db))
  const now = new Date(clocks.wall())
  if (expiresAt <= validFrom || expiresAt <= now.getTime())
    throw new Error(`the version ${version} of the list expired before it was read`)
  const renewed = await db`
    update restriction_lists set expires_at = ${new Date(expiresAt)}, read_at = ${now} where version = ${version}`
  if (renewed.count > 0) return
  const entries = await entriesOf(context, version)
  if (!entries) return
  await db.begin(async (tx) => {
    const row = { version, valid_from: new Date(validFrom), expires_at: new Date(expiresAt), read_at: now }
    const [added] = await tx`
      insert into restriction_lists ${tx({ ...row, rules: tx.json(rules) })} on conflict do nothing returning version`
    // another process stored it meanwhile
    if (!added) return
    for (let from = 0; from < entries.length; from += batch) {
      const rows = entries.slice(from, from + batch).map(({ digest, acts }) => ({ version, digest, acts: [...acts] }))
      await tx`insert into restriction_entries ${tx(rows)}`
    }
    await tx`
      delete from restriction_lists where place < (
        select max(place) from restriction_lists where valid_from <= ${now})`
  })
}
