import type { ISql } from 'postgres'
import { Refused } from '../../refused.ts'
import type { FactKind } from './kind.ts'

/** A published version. Code that acts on it stores `version`, which later explains the act. */
export interface Facts<Content> {
  readonly version: number
  readonly content: Content
}

/** A version of a timeline. */
export interface DatedFacts<Content> extends Facts<Content> {
  /** in force from this moment of the business clock until the next version */
  readonly effectiveAt: number
}

interface Row {
  readonly version: number
  readonly hash: string
}

/** Contents of each kind that this process has read. A hash names one content for ever, so none becomes stale. */
const read = new WeakMap<object, Map<string, unknown>>()
/** How many contents of a kind a process keeps: those in force, and a few that are planned or were replaced. */
const mostContents = 16

const contentOf = async <Content>(db: ISql, kind: FactKind<Content>, { version, hash }: Row): Promise<Content> => {
  const known = read.get(kind) ?? new Map<string, unknown>()
  read.set(kind, known)
  if (known.has(hash)) return known.get(hash) as Content
  const [row] = await db<{ content: unknown }[]>`
    select content from fact_versions where kind = ${kind.name} and version = ${version}`
  const parsed = kind.schema.safeParse(row?.content)
  if (!parsed.success) throw new Error(`version ${version} of ${kind.name} does not suit this release`)
  const [oldest] = known.keys()
  if (known.size >= mostContents && oldest !== undefined) known.delete(oldest)
  known.set(hash, parsed.data)
  return parsed.data
}

/**
 * The facts in force at a moment: those with the latest effective date that has come, and of the same date the newest.
 * The database states which version that is, so every server sees a new version at once; the content comes from the
 * process if it read it before.
 *
 * @param at business clock
 * @returns undefined if none was published
 */
export const factsAt = async <Content>(
  db: ISql,
  kind: FactKind<Content>,
  at: number,
): Promise<Facts<Content> | undefined> => {
  const [row] = await db<Row[]>`
    select version, encode(hash, 'hex') as hash from fact_versions
    where kind = ${kind.name} and effective_at <= ${new Date(at)} order by effective_at desc, version desc limit 1`
  return row && { version: row.version, content: await contentOf(db, kind, row) }
}

/** The facts in force at a moment. @throws Refused `facts_missing` if the firm published none */
export const requireFacts = async <Content>(db: ISql, kind: FactKind<Content>, at: number): Promise<Facts<Content>> => {
  const facts = await factsAt(db, kind, at)
  if (!facts) throw missing(kind)
  return facts
}

/** The refusal of a call that needs facts which the firm has not published. */
export const missing = ({ name }: Pick<FactKind, 'name'>): Refused =>
  new Refused('facts_missing', `no version of ${name} is in force`)

/** All versions of a kind in the order in which they come into force, planned ones included. */
export const timelineOf = async <Content>(
  db: ISql,
  kind: FactKind<Content>,
): Promise<readonly DatedFacts<Content>[]> => {
  const rows = await db<(Row & { effective_at: Date })[]>`
    select distinct on (effective_at) version, encode(hash, 'hex') as hash, effective_at
    from fact_versions where kind = ${kind.name} order by effective_at, version desc`
  const timeline: DatedFacts<Content>[] = []
  for (const row of rows)
    timeline.push({
      version: row.version,
      effectiveAt: row.effective_at.getTime(),
      content: await contentOf(db, kind, row),
    })
  return timeline
}
