import type { Refusal } from '@foyer/protocol/errors'
import type { FastifyRequest } from 'fastify'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { Refused } from '../../refused.ts'
import { referredAccountsOf, refreshAccountsOf } from '../accounts/public.ts'
import { recordAuthentication } from '../identity/public.ts'
import { answerFlow, type ProviderFlow, secretsOfFlow } from './provider-flows.ts'
import { keepProof } from './provider-proofs.ts'
import { providerOf } from './provider-start.ts'

type Provider = ReturnType<typeof providerOf>
type Provided = Awaited<ReturnType<Provider['finish']>>
type Identity = Extract<Provided, { outcome: 'proved' }>

/** Why a flow gave no proof, as the page shows it. */
type Problem = Extract<
  Refusal,
  'provider_login_invalid' | 'provider_cancelled' | 'provider_other_client' | 'unavailable' | 'server_error'
>
type End = { readonly proof: string } | { readonly problem: Problem }

/** A page of ours and a route in it: both come from the flow, so no address leads elsewhere. */
const addressOf = ({ page, lang, back }: Pick<ProviderFlow, 'page' | 'back'> & { lang?: string }, end: End): string =>
  `${page}${lang === undefined ? '' : `?lang=${lang}`}#/selectLogin?${new URLSearchParams({ way: 'account', back, ...end })}`

/** The query as the provider sent it; a repeated parameter stays repeated, and is refused. */
const queryOf = ({ url }: FastifyRequest): URLSearchParams => new URLSearchParams(url.split('?').slice(1).join('?'))

const subjectOf = ({ secrets: { identifierKey } }: Context, { subject, session }: Identity) => ({
  subjectHash: keyedHash(identifierKey, 'provider subject', subject),
  providerSessionHash: session === undefined ? null : keyedHash(identifierKey, 'provider session', session),
})

/** Finds the accounts of the proved client under the number that the person proved. */
const prove = async (context: Context, flow: ProviderFlow, identity: Identity): Promise<End> => {
  const { db, secrets, clocks } = context
  await refreshAccountsOf(context, flow.personId)
  const by = { by: providerOf(context).referenceIs, references: identity.references }
  const accountCodes = await referredAccountsOf(db, secrets, flow.userCode, by)
  if (accountCodes.length === 0) return { problem: 'provider_other_client' }
  const { sessionId, personId } = flow
  const { hasSecondFactor } = identity
  const proof = { sessionId, personId, accountCodes, hasSecondFactor, ...subjectOf(context, identity) }
  return { proof: await keepProof(db, secrets, proof, clocks.wall()) }
}

const problems = { cancelled: 'provider_cancelled', failed: 'unavailable', invalid: 'provider_login_invalid' } as const

const endOf = async (context: Context, request: FastifyRequest, flow: ProviderFlow, state: string): Promise<End> => {
  const provided = await providerOf(context).finish(
    { ...flow, state, ...secretsOfFlow(context.secrets, state) },
    queryOf(request),
  )
  if (provided.outcome === 'proved') return prove(context, flow, provided)
  if ('why' in provided) request.log.warn({ why: provided.why }, 'the login provider proved nothing')
  return { problem: problems[provided.outcome] }
}

/** What a failure says on the page. Faults of the server itself are logged as errors. */
const problemOf = (request: FastifyRequest, error: unknown): Problem => {
  if (error instanceof Refused && error.reason === 'unavailable') return 'unavailable'
  request.log.error({ err: error }, 'the callback of the login provider failed')
  return 'server_error'
}

/** Failures that are recorded as failed logins: a wrong client, or an answer that proves nothing. */
const isFailedLogin = (end: End): boolean =>
  'problem' in end && (end.problem === 'provider_other_client' || end.problem === 'provider_login_invalid')

/**
 * Ends a flow when the provider sends a person back. The page that began receives a proof, or why there is none. A proof
 * is of use only in the session that began the flow, so an address that somebody else opened or sent gives them nothing.
 *
 * @returns the address of the page
 * @throws Refused `not_found` if no provider is configured
 */
export const comeBack = async (context: Context, request: FastifyRequest): Promise<string> => {
  providerOf(context)
  const { db, secrets, clocks } = context
  const states = queryOf(request).getAll('state')
  const [state = ''] = states
  const flow = states.length === 1 ? await answerFlow(db, secrets, state, clocks.wall()) : undefined
  if (!flow) return addressOf({ page: '/', back: '/' }, { problem: 'provider_login_invalid' })
  if (!flow.isFresh) return addressOf(flow, { problem: 'provider_login_invalid' })
  const end = await endOf(context, request, flow, state).catch((error) => ({ problem: problemOf(request, error) }))
  if (isFailedLogin(end))
    await recordAuthentication(
      db,
      context,
      { address: request.callerAddress, sessionId: flow.sessionId },
      { event: 'login_failed', of: { person: flow.personId }, detail: { way: 'provider', ...end } },
    )
  return addressOf(flow, end)
}
