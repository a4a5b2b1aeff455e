import type { DatabaseSync } from 'node:sqlite'

const all = ['sign_in', 'log_in', 'join', 'apply']

/** Places and entries of a version. */
interface DemoList {
  readonly version: string
  readonly validFrom: string
  readonly countries: readonly { readonly country: string; readonly acts: readonly string[] }[]
  readonly entries: readonly object[]
}

/** Publishes a version. */
export const publishList = (db: DatabaseSync, { version, validFrom, countries, entries }: DemoList): void => {
  const rules = { countries, unknownCountry: [], prefixes: [{ prefix: '+850', acts: all }] }
  db.prepare('insert into lists (version, valid_from, rules) values (?, ?, ?)').run(
    version,
    validFrom,
    JSON.stringify(rules),
  )
  for (const entry of entries)
    db.prepare('insert into list_entries (version, entry) values (?, ?)').run(version, JSON.stringify(entry))
}

/** Publishes a list if there is none. Its numbers and accounts are fictitious. */
export const addDemoList = (db: DatabaseSync): void => {
  if (db.prepare('select 1 from lists limit 1').get()) return
  publishList(db, {
    version: 'demo-1',
    validFrom: '2026-01-01T00:00:00.000Z',
    countries: [
      { country: 'KP', acts: all },
      { country: 'US', acts: ['join', 'apply'] },
    ],
    entries: [
      { mobile: '+85261007777', acts: all },
      { account: 'bo-restricted-1', acts: ['log_in', 'apply'] },
      { account: 'bo-restricted-2', acts: ['apply'] },
    ],
  })
}
