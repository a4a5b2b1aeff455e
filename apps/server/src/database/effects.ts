import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

/** Lock modes of PostgreSQL on a table that a migration can need, from the weakest to the strongest. */
export const lockModes = [
  'ROW EXCLUSIVE',
  'SHARE UPDATE EXCLUSIVE',
  'SHARE',
  'SHARE ROW EXCLUSIVE',
  'EXCLUSIVE',
  'ACCESS EXCLUSIVE',
] as const
export type LockMode = (typeof lockModes)[number]

/** The calls that wait while a lock of this mode is held. */
export const blockedBy = (mode: LockMode): 'nothing' | 'writes' | 'reads and writes' => {
  if (mode === 'ACCESS EXCLUSIVE') return 'reads and writes'
  return lockModes.indexOf(mode) >= lockModes.indexOf('SHARE') ? 'writes' : 'nothing'
}

const tables = z.array(z.string()).default([])

const statementEffect = z.strictObject({
  /** its first line */
  statement: z.string(),
  /** tables that the statement locks anew, each with the strongest mode; a transaction holds them to its end */
  locks: z.record(z.string(), z.enum(lockModes)).default({}),
  /** tables whose rows it reads */
  scans: tables,
  /** tables that it writes anew, or all of whose indexes it builds anew */
  rewrites: tables,
  /** tables whose rows it changes or deletes */
  changes: tables,
  /** what it removes or changes although the previous release may use it, as `the column offerings.terms` */
  removes: tables,
})

/** What one statement does to tables that existed before its migration. */
export type StatementEffect = z.infer<typeof statementEffect>

const effectsFile = z.strictObject({ statements: z.array(statementEffect) })

/** The folder of the files that state what each migration does to the tables that exist before it. */
export const effectsFolder = join(import.meta.dirname, '../../migrations/effects')

/** The name of the file with the effects of a migration. */
export const effectsFileOf = (migration: string): string => migration.replace(/\.sql$/, '.generated.json')

/**
 * The measured effects of a migration, one for each of its statements; undefined if it is older than the measurement
 * (O8). `testing/migrations/effects.test.ts` measures them on PostgreSQL and writes the files.
 */
export const effectsOf = (migration: string, folder = effectsFolder): readonly StatementEffect[] | undefined => {
  const path = join(folder, effectsFileOf(migration))
  return existsSync(path) ? effectsFile.parse(JSON.parse(readFileSync(path, 'utf8'))).statements : undefined
}
