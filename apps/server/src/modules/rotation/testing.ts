import { createHash } from 'node:crypto'
import type { Sql } from 'postgres'
import { afterAll } from 'vitest'
import { type App, buildApp } from '../../app.ts'
import { withIdentifierKey } from '../../config/identifier-key.ts'
import { checkKnownKeys } from '../../config/known-keys.ts'
import type { Context } from '../../context.ts'
import { type KeyRing, unnamed } from '../../crypto/key-ring.ts'
import { createJobs } from '../../jobs/jobs.ts'
import { retireRemovedKeys } from './retired.ts'

/** The key of a kid; without a kid, the one of the seeded database. */
const keyFor = (first: KeyRing, kid: string): Buffer =>
  first.keys.get(kid) ?? createHash('sha256').update(`key ${kid}`).digest()

/** A ring that begins with the key of the seeded database. @param kids the current one first */
export const ringOf = (first: KeyRing, kids: readonly string[]): KeyRing => ({
  current: kids[0] ?? unnamed,
  keys: new Map(kids.map((kid) => [kid, keyFor(first, kid)])),
})

/** A server as a start makes it, with these kids of the data key and of the pepper. */
export const startWith = async (
  context: Context,
  db: Sql,
  kids: readonly string[],
): Promise<{ app: App; context: Context }> => {
  const { identifierKey: _, ...configured } = {
    ...context.secrets,
    dataKey: ringOf(context.secrets.dataKey, kids),
    pepper: ringOf(context.secrets.pepper, kids),
  }
  const now = context.clocks.wall()
  await checkKnownKeys(db, configured, now)
  await retireRemovedKeys(db, configured, context.modules, now)
  const secrets = await withIdentifierKey(db, configured, now)
  const started = { ...context, db, secrets, jobs: createJobs(db) }
  const app = await buildApp(started)
  afterAll(() => app.close())
  return { app, context: started }
}
