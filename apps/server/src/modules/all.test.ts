import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { modules } from './all.ts'

const db = await testDatabase()

/** Tables of feeds, functions, secrets, migrations, operators' sessions, the sandbox's settings and the signature check. */
const ofTheServer = [
  'fact_versions',
  'feed_cursors',
  'function_versions',
  'identifier_keys',
  'key_fingerprints',
  'migrations',
  'operator_sessions',
  'sandbox_settings',
  'signature_memory',
]

test('every table and view of the database belongs to one module, apart from those of the server itself', async () => {
  const rows = await db<{ name: string }[]>`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm') and not relispartition`
  const owned = modules.flatMap(({ tables = [], personalData }) => [
    ...tables,
    ...Object.keys(personalData?.tables ?? {}),
  ])
  expect([...owned, ...ofTheServer].sort()).toEqual(rows.map(({ name }) => name).sort())
})
