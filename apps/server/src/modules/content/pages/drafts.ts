import { createHash, randomBytes } from 'node:crypto'
import type { ISql } from 'postgres'
import type { ActivityFacts } from '../../activities/save.ts'
import type { PageContent } from './published.ts'

/** Milliseconds of the wall clock a draft can be seen for. */
export const draftLife = 7 * 24 * 60 * 60_000

/** A page that is not published, with the activity as it would then be declared. */
export interface DraftPage extends PageContent {
  readonly facts: ActivityFacts
  /** nothing is agreed to on a draft: no version of its terms exists */
  readonly version: 0
  readonly publishedAt: null
}

/** 256 random bits need no slow hash, and no key to be useless in a stolen table. */
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest()

/**
 * Keeps a draft, and sweeps those that expired.
 * @param at milliseconds of the wall clock
 * @returns the token that shows it until `at` + `draftLife`; only its hash is kept
 */
export const saveDraft = async (db: ISql, facts: ActivityFacts, content: PageContent, at: number): Promise<string> => {
  const token = randomBytes(32).toString('base64url')
  const row = {
    token_hash: hashOf(token),
    activity: facts.number,
    code: facts.code,
    facts: db.json(JSON.parse(JSON.stringify(facts))),
    content: db.json(JSON.parse(JSON.stringify(content))),
    expires_at: new Date(at + draftLife),
  }
  await db`delete from page_drafts where expires_at <= ${new Date(at)}`
  await db`insert into page_drafts ${db(row)}`
  return token
}

type Row = { content: PageContent; facts: ActivityFacts }

const asDraft = ({ content, facts }: Row): DraftPage => ({ ...content, facts, version: 0, publishedAt: null })

/**
 * The draft of an activity that `token` shows; undefined for any other token, and when it expired.
 * @param at milliseconds of the wall clock
 */
export const draftPage = async (
  db: ISql,
  activity: number,
  token: string,
  at: number,
): Promise<DraftPage | undefined> => {
  const [row] = await db<Row[]>`select content, facts from page_drafts
    where token_hash = ${hashOf(token)} and activity = ${activity} and expires_at > ${new Date(at)}`
  return row && asDraft(row)
}

/** The same by the code in the page's address: also for an activity that was never published. */
export const draftByCode = async (
  db: ISql,
  code: string,
  token: string,
  at: number,
): Promise<DraftPage | undefined> => {
  const [row] = await db<Row[]>`select content, facts from page_drafts
    where token_hash = ${hashOf(token)} and code = ${code} and expires_at > ${new Date(at)}`
  return row && asDraft(row)
}
