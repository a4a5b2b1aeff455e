import type { ISql, TransactionSql } from 'postgres'
import { type Actor, audit, kindOf } from '../audit.ts'
import { hashOf } from './hash.ts'
import type { FactKind } from './kind.ts'

/** What a version states about itself. Times in milliseconds since 1970. */
export interface FactVersion {
  readonly kind: string
  readonly version: number
  /** business clock */
  readonly effectiveAt: number
  /** hexadecimal */
  readonly hash: string
  readonly note: string
  /** the kind of the actor; the audit trail has the actor itself */
  readonly actor: 'operator' | 'system' | 'staff' | 'machine'
  /** wall clock */
  readonly publishedAt: number
}

interface Publication {
  /** valid by the schema of the kind */
  readonly content: unknown
  /** business clock */
  readonly effectiveAt: number
  readonly note: string
  readonly actor: Actor
  readonly wall: number
}

const columns = (db: ISql) => db`
  kind, version, (extract(epoch from effective_at) * 1000)::float8 as "effectiveAt", encode(hash, 'hex') as hash, note,
  actor, (extract(epoch from published_at) * 1000)::float8 as "publishedAt"`

/** All versions, by kind and number. */
export const versionsOf = (db: ISql): Promise<FactVersion[]> =>
  db<FactVersion[]>`select ${columns(db)} from fact_versions order by kind, version`

/** One version with its content as the operator wrote it; undefined if there is none. */
export const versionOf = async (
  db: ISql,
  { name }: Pick<FactKind, 'name'>,
  version: number,
): Promise<(FactVersion & { readonly content: unknown }) | undefined> => {
  const [row] = await db<(FactVersion & { content: unknown })[]>`
    select ${columns(db)}, content from fact_versions where kind = ${name} and version = ${version}`
  return row
}

/** The version in force at a moment of the business clock, among all versions of one kind. */
export const inForceOf = (versions: readonly FactVersion[], at: number): FactVersion | undefined =>
  versions
    .filter(({ effectiveAt }) => effectiveAt <= at)
    .toSorted((one, other) => other.effectiveAt - one.effectiveAt || other.version - one.version)[0]

/**
 * Adds a version within the caller's transaction, unless the one that would be in force at that moment is identical.
 * Concurrent calls for one kind run in sequence.
 */
export const addVersion = async (
  tx: TransactionSql,
  { name }: Pick<FactKind, 'name'>,
  { content, effectiveAt, note, actor, wall }: Publication,
): Promise<{ readonly version: number; readonly isNew: boolean }> => {
  await tx`select pg_advisory_xact_lock(hashtextextended('facts ' || ${name}::text, 0))`
  const before = (await versionsOf(tx)).filter(({ kind }) => kind === name)
  const hash = hashOf(content)
  const replaced = inForceOf(before, effectiveAt)
  if (replaced?.hash === hash.toString('hex')) return { version: replaced.version, isNew: false }
  const version = before.length + 1
  const row = {
    kind: name,
    version,
    hash,
    note,
    actor: kindOf(actor),
    effective_at: new Date(effectiveAt),
    published_at: new Date(wall),
  }
  await tx`insert into fact_versions ${tx({ ...row, content: tx.json(JSON.parse(JSON.stringify(content))) })}`
  await audit(tx, {
    actor,
    subject: 'fact_versions',
    subjectId: `${name} ${version}`,
    event: 'publish',
    wall,
    reason: note,
    detail: { effectiveAt: new Date(effectiveAt).toISOString(), hash: hash.toString('hex') },
  })
  return { version, isNew: true }
}
