import { randomBytes } from 'node:crypto'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { personRows } from '../identity/public.ts'
import { flowLife } from './rules.ts'

/** A flow that began in a session; it ends when the provider sends a person back. */
export interface ProviderFlow {
  readonly sessionId: string
  readonly personId: number
  readonly userCode: string
  readonly redirectUri: string
  readonly page: string
  /** of the page when the person left it */
  readonly lang: string
  readonly back: string
  /** milliseconds since 1970 */
  readonly beganAt: number
}

/** Nonce and verifier of PKCE are derived from the state, which is never stored, so a stolen table completes no flow. */
export const secretsOfFlow = ({ identifierKey }: Context['secrets'], state: string) => ({
  nonce: keyedHash(identifierKey, 'provider nonce', state).toString('base64url'),
  verifier: keyedHash(identifierKey, 'provider verifier', state).toString('base64url'),
})

/** Stores a flow. @returns its state */
export const keepFlow = async (
  db: ISql,
  { identifierKey }: Context['secrets'],
  flow: Omit<ProviderFlow, 'userCode'>,
): Promise<string> => {
  const state = randomBytes(32).toString('base64url')
  const { sessionId, personId, redirectUri, page, lang, back, beganAt } = flow
  await db`
    insert into provider_flows (state_hash, session_id, person_id, redirect_uri, page, lang, back, began_at,
      expires_at)
    values (${keyedHash(identifierKey, 'provider flow', state)}, ${sessionId}, ${personId}, ${redirectUri}, ${page},
      ${lang}, ${back}, ${new Date(beganAt)}, ${new Date(beganAt + flowLife)})`
  return state
}

interface Answered extends ProviderFlow {
  /** whether this call is the first that answers the flow, in time */
  readonly isFresh: boolean
}

/**
 * Uses up a flow. Of any number of answers one is fresh.
 *
 * @returns undefined if no flow has this state; a used or expired one still says where its page continues
 */
export const answerFlow = async (
  db: ISql,
  { identifierKey }: Context['secrets'],
  state: string,
  now: number,
): Promise<Answered | undefined> => {
  const [flow] = await db<(Omit<Answered, 'beganAt'> & { beganAt: Date })[]>`
    with answered as (
      update provider_flows set answered_at = ${new Date(now)}
      where state_hash = ${keyedHash(identifierKey, 'provider flow', state)}
        and answered_at is null and expires_at > ${new Date(now)}
      returning id)
    select session_id as "sessionId", person_id as "personId", person.user_code as "userCode",
      redirect_uri as "redirectUri", page, lang, back, began_at as "beganAt",
      exists (select from answered where answered.id = flow.id) as "isFresh"
    from provider_flows flow join ${personRows(db)} person on person.id = person_id
    where state_hash = ${keyedHash(identifierKey, 'provider flow', state)}`
  return flow && { ...flow, beganAt: flow.beganAt.getTime() }
}
