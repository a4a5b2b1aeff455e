// cspell:ignore relid
import type { ISql, Sql } from 'postgres'
import { type LockMode, lockModes, type StatementEffect } from '../../database/effects.ts'
import { outsideTransaction } from '../../database/migrate.ts'
import { statementsOf } from '../../database/statements.ts'
import { type Catalogue, readCatalogue, removed, rewritten } from './catalogue.ts'

/** Names of the modes in pg_locks. */
const modeOf: Readonly<Record<string, LockMode>> = {
  RowExclusiveLock: 'ROW EXCLUSIVE',
  ShareUpdateExclusiveLock: 'SHARE UPDATE EXCLUSIVE',
  ShareLock: 'SHARE',
  ShareRowExclusiveLock: 'SHARE ROW EXCLUSIVE',
  ExclusiveLock: 'EXCLUSIVE',
  AccessExclusiveLock: 'ACCESS EXCLUSIVE',
}

/** Whether the second mode is the stronger one. */
const isWeaker = (one: LockMode | undefined, other: LockMode): boolean =>
  one === undefined || lockModes.indexOf(one) < lockModes.indexOf(other)

/** What the session holds and has read, by the identity of the table. */
interface Observation {
  readonly held: ReadonlyMap<string, LockMode>
  readonly scans: ReadonlyMap<string, number>
}

const observe = async (tx: ISql): Promise<Observation> => {
  const locks = await tx<{ id: string; mode: string }[]>`
    select relation::text as id, mode from pg_locks where pid = pg_backend_pid() and locktype = 'relation'`
  const held = new Map<string, LockMode>()
  for (const { id, mode } of locks) {
    const known = modeOf[mode]
    if (known && isWeaker(held.get(id), known)) held.set(id, known)
  }
  const scans = await tx<{ id: string; count: number }[]>`
    select relid::text as id, (seq_scan + coalesce(idx_scan, 0))::int as count from pg_stat_xact_user_tables`
  return { held, scans: new Map(scans.map(({ id, count }) => [id, count])) }
}

const nothing: Observation = { held: new Map(), scans: new Map() }

/** The tables whose rows the text of a statement changes; a definition of a function changes none. */
const changedRows = (statement: string, { tables }: Catalogue): string[] => {
  if (/^(create|alter|comment|drop|grant|revoke)\b/i.test(statement)) return []
  const names = [...statement.matchAll(/\b(?:update|delete\s+from|merge\s+into)\s+(?:only\s+)?(\w+)/gi)]
  const existing = new Set(Object.values(tables).map(({ name }) => name))
  return [...new Set(names.flatMap(([, name = '']) => (existing.has(name) ? [name] : [])))]
}

const firstLine = (statement: string): string => statement.split('\n')[0] ?? ''

interface Step {
  readonly statement: string
  /** the schema before the migration: only its tables have visitors */
  readonly first: Catalogue
  readonly before: Catalogue
  readonly after: Catalogue
  readonly seen: Observation
  readonly now: Observation
}

const newlyRemoved = ({ first, before, after }: Pick<Step, 'first' | 'before' | 'after'>): string[] => {
  const known = removed(first, before)
  return removed(first, after).filter((text) => !known.includes(text))
}

const effectOf = ({ statement, first, before, after, seen, now }: Step): StatementEffect => {
  const existing = Object.entries(first.tables)
  const isExisting = (name: string) => existing.some(([, table]) => table.name === name)
  return {
    statement: firstLine(statement),
    locks: Object.fromEntries(
      existing.flatMap(([id, { name }]) => {
        const mode = now.held.get(id)
        return mode && isWeaker(seen.held.get(id), mode) ? [[name, mode]] : []
      }),
    ),
    scans: existing.filter(([id]) => (now.scans.get(id) ?? 0) > (seen.scans.get(id) ?? 0)).map(([, { name }]) => name),
    rewrites: rewritten(before, after).filter(isExisting),
    changes: changedRows(statement, first),
    removes: newlyRemoved({ first, before, after }),
  }
}

const measureInside = (db: Sql, statements: readonly string[]): Promise<StatementEffect[]> =>
  db.begin(async (tx) => {
    const first = await readCatalogue(tx)
    const effects: StatementEffect[] = []
    let [before, seen] = [first, await observe(tx)]
    for (const statement of statements) {
      await tx.unsafe(statement)
      const [after, now] = [await readCatalogue(tx), await observe(tx)]
      effects.push(effectOf({ statement, first, before, after, seen, now }))
      ;[before, seen] = [after, now]
    }
    return effects
  }) as Promise<StatementEffect[]>

/** The index that a concurrent statement names, and whether the statement builds it. */
const concurrentIndex = (statement: string): { name: string; builds: boolean } | undefined => {
  const found = /^(create(?: unique)?|drop) index concurrently (?:if (?:not )?exists )?(\w+)/i.exec(statement)
  return found?.[2] === undefined ? undefined : { name: found[2], builds: found[1] !== 'drop' }
}

/** PostgreSQL holds the locks of a concurrent statement in transactions of its own, and documents their mode. */
const measureConcurrent = async (db: Sql, statement: string, { name, builds }: { name: string; builds: boolean }) => {
  const before = await readCatalogue(db)
  await db.unsafe(statement)
  const after = await readCatalogue(db)
  const of = Object.values((builds ? after : before).tables).filter(({ indexes }) => name in indexes)
  const tables = of.map((table) => table.name)
  return {
    ...effectOf({ statement, first: before, before, after, seen: nothing, now: nothing }),
    locks: Object.fromEntries(tables.map((table) => [table, 'SHARE UPDATE EXCLUSIVE' as const])),
    scans: builds ? tables : [],
  }
}

/** A block commits after each batch, so its locks on rows are read from its text. */
const measureBlock = async (db: Sql, statement: string) => {
  const before = await readCatalogue(db)
  await db.unsafe(statement)
  const after = await readCatalogue(db)
  const effect = effectOf({ statement, first: before, before, after, seen: nothing, now: nothing })
  return {
    ...effect,
    locks: Object.fromEntries(effect.changes.map((table) => [table, 'ROW EXCLUSIVE' as const])),
    scans: effect.changes,
  }
}

const measureOutside = async (db: Sql, statement: string): Promise<StatementEffect[]> => {
  const index = concurrentIndex(statement)
  if (index) return [await measureConcurrent(db, statement, index)]
  if (/^do\b/i.test(statement)) return [await measureBlock(db, statement)]
  return measureInside(db, [statement])
}

/**
 * Runs a migration on a database that has the migrations before it, and reads from PostgreSQL which locks it got, which
 * tables it read or rewrote, and what it removed. A migration outside a transaction runs twice, since a start may repeat
 * it.
 *
 * @returns one effect for each statement
 * @throws PostgresError if a statement fails
 */
export const measureEffects = async (db: Sql, sql: string): Promise<StatementEffect[]> => {
  const statements = statementsOf(sql)
  if (!sql.startsWith(outsideTransaction)) return measureInside(db, statements)
  const effects: StatementEffect[] = []
  for (const statement of statements) effects.push(...(await measureOutside(db, statement)))
  for (const statement of statements) await db.unsafe(statement)
  return effects
}
