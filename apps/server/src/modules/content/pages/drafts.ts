import { createHash, randomBytes } from 'node:crypto'
import type { ISql } from 'postgres'
import type { ActivityFacts } from '../../activities/save.ts'
import type { PageContent } from './published.ts'

/** Milliseconds of the wall clock a draft can be seen for. */
const draftLife = 7 * 24 * 60 * 60_000

/** A page that is not published, with the activity as it would then be declared. */
export interface DraftPage extends PageContent {
  readonly facts: ActivityFacts
  /** nothing is agreed to on a draft: no version of its terms exists */
  readonly version: 0
  readonly publishedAt: null
}

export interface Draft {
  readonly facts: ActivityFacts
  readonly content: PageContent
}

/** 256 random bits need no slow hash, and no key to be useless in a stolen table. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Keeps a draft, and sweeps those that expired.
 * @param at milliseconds of the wall clock
 * @returns the token that shows the draft, of which only the hash is kept, and until when
 */
export const saveDraft = async (
  db: ISql,
  { facts, content }: Draft,
  at: number,
): Promise<{ token: string; expiresAt: number }> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = at + draftLife
  const row = {
    token_hash: hashOf(token),
    activity: facts.number,
    facts: db.json(JSON.parse(JSON.stringify(facts))),
    content: db.json(JSON.parse(JSON.stringify(content))),
    expires_at: new Date(expiresAt),
  }
  await db`delete from page_drafts where expires_at <= ${new Date(at)}`
  await db`insert into page_drafts ${db(row)}`
  return { token, expiresAt }
}

/**
 * The draft that `token` shows at the address of the activity `code`, published or not; undefined for any other token,
 * at another activity's address, and when it expired.
 * @param at milliseconds of the wall clock
 */
export const draftByCode = async (
  db: ISql,
  code: string,
  token: string,
  at: number,
): Promise<DraftPage | undefined> => {
  const [draft] = await db<Draft[]>`
    select content, facts from page_drafts where token_hash = ${hashOf(token)} and expires_at > ${new Date(at)}`
  if (draft?.facts.code !== code) return undefined
  return { ...draft.content, facts: draft.facts, version: 0, publishedAt: null }
}
