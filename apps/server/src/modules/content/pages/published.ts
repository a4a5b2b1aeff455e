import type { Block, PageBlock, Stage } from '@foyer/api/page-content'
import type { ISql } from 'postgres'

/** Content of a page, validated when it was published. */
export interface PageContent {
  readonly blocks: readonly PageBlock[]
  readonly stages: readonly Stage[]
}

export interface PublishedPage extends PageContent {
  readonly version: number
  /** milliseconds of the wall clock */
  readonly publishedAt: number
}

/** Returns the latest version of an activity's page; undefined if none was ever published. */
export const publishedPage = async (db: ISql, activity: number): Promise<PublishedPage | undefined> => {
  const [row] = await db<{ version: number; content: PageContent; published_at: Date }[]>`
    select version, content, published_at from page_versions where activity = ${activity} order by version desc limit 1`
  return row && { ...row.content, version: row.version, publishedAt: row.published_at.getTime() }
}

/**
 * Adds a version of an activity's page, unless the latest one is identical. The caller holds the lock of the activity.
 *
 * @param at milliseconds of the wall clock
 */
export const savePageVersion = async (
  tx: ISql,
  activity: number,
  content: PageContent,
  at: number,
): Promise<{ readonly version: number; readonly isNew: boolean }> => {
  const json = tx.json(JSON.parse(JSON.stringify(content)))
  const [last] = await tx<{ version: number; same: boolean }[]>`
    select version, content = ${json} as same from page_versions
    where activity = ${activity} order by version desc limit 1`
  if (last?.same) return { version: last.version, isNew: false }
  const version = (last?.version ?? 0) + 1
  const row = { activity, version, content: json, published_at: new Date(at) }
  await tx`insert into page_versions ${tx(row)}`
  return { version, isNew: true }
}

/** The headline panel of a page; undefined if it has none. */
export const heroOf = (blocks: readonly PageBlock[]): Block<'hero'> | undefined =>
  blocks.find((block) => block.kind === 'hero')

/** The headline panels of the latest published pages, by the number of the activity. */
export const publishedHeroes = async (db: ISql): Promise<ReadonlyMap<number, Block<'hero'>>> => {
  const rows = await db<{ activity: number; hero: Block<'hero'> | null }[]>`
    select activity, content #> '{blocks,0}' as hero
    from (select activity, max(version) as version from page_versions group by activity) latest
    join page_versions using (activity, version)`
  return new Map(rows.flatMap(({ activity, hero }) => (hero?.kind === 'hero' ? [[activity, hero]] : [])))
}
