import { createHash, randomBytes } from 'node:crypto'
import type { ISql } from 'postgres'
import { pruneInBatches } from '../../../database/batches.ts'
import type { ActivityFacts } from './facts.ts'
import type { PageContent } from './published.ts'

/** How long a draft can be seen at most, in milliseconds of the wall clock. */
export const draftLife = 7 * 24 * 60 * 60_000

/** An unpublished page, with the facts that its activity would then have. */
export interface DraftPage extends PageContent {
  readonly facts: ActivityFacts
  /** no one can agree to a draft: its terms have no version */
  readonly version: 0
  readonly publishedAt: null
}

export interface Draft {
  readonly facts: ActivityFacts
  readonly content: PageContent
}

/** A token of 256 random bits needs neither a slow hash nor a key; its hash is useless in a stolen table. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Stores a draft and deletes expired drafts.
 *
 * @param at milliseconds of the wall clock
 * @param life how long it can be seen, in milliseconds
 * @returns the token that shows the draft, and until when; only the token's hash is stored
 */
export const saveDraft = async (
  db: ISql,
  { facts, content }: Draft,
  at: number,
  life = draftLife,
): Promise<{ token: string; hash: Buffer; expiresAt: number }> => {
  const token = randomBytes(32).toString('base64url')
  const expiresAt = at + Math.min(life, draftLife)
  const row = {
    token_hash: hashOf(token),
    activity: facts.number,
    facts: db.json(JSON.parse(JSON.stringify(facts))),
    content: db.json(JSON.parse(JSON.stringify(content))),
    expires_at: new Date(expiresAt),
  }
  await pruneInBatches(db, 'page_drafts', db`expires_at <= ${new Date(at)}`)
  await db`insert into page_drafts ${db(row)}`
  return { token, hash: hashOf(token), expiresAt }
}

/** Ends a draft at once. @param hash what `saveDraft` returned */
export const endDraft = async (db: ISql, hash: Buffer): Promise<void> => {
  await db`delete from page_drafts where token_hash = ${hash}`
}

/** The path in the client that shows a draft. */
export const draftPath = ({ route }: Pick<ActivityFacts, 'route'>, token: string): string =>
  `/#${route}${route.includes('?') ? '&' : '?'}preview=${token}`

/**
 * Returns the draft that `token` shows at the address of the activity `code`, published or not. Undefined for any other
 * token, at another activity's address, and after it expired.
 *
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
