import { randomBytes } from 'node:crypto'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'
import { flowMs } from './rules.ts'

/** A sign-in that is in progress at the provider. */
export interface StaffFlow {
  readonly redirectUri: string
  /** where the browser returns to */
  readonly path: string
  /** whether it requests a new proof of identity */
  readonly proves: boolean
  /** milliseconds since 1970 */
  readonly beganAt: number
}

type Secrets = Pick<Context['secrets'], 'identifierKey'>

/** Nonce and verifier of PKCE are derived from the state, which is never stored, so a stolen table completes no sign-in. */
export const secretsOfState = ({ identifierKey }: Secrets, state: string) => ({
  nonce: keyedHash(identifierKey, 'staff nonce', state).toString('base64url'),
  verifier: keyedHash(identifierKey, 'staff verifier', state).toString('base64url'),
})

const hashOf = ({ identifierKey }: Secrets, state: string) => keyedHash(identifierKey, 'staff state', state)
const browserHashOf = ({ identifierKey }: Secrets, browser: string) =>
  keyedHash(identifierKey, 'staff browser', browser)

/** Stores a sign-in. @param browser its cookie @returns the state */
export const beginSignIn = async (db: ISql, secrets: Secrets, browser: string, signIn: StaffFlow): Promise<string> => {
  const state = randomBytes(32).toString('base64url')
  const { redirectUri, path, proves, beganAt } = signIn
  await db`
    insert into staff_sign_ins (state_hash, browser_hash, redirect_uri, path, proves, began_at)
    values (${hashOf(secrets, state)}, ${browserHashOf(secrets, browser)}, ${redirectUri}, ${path}, ${proves},
      ${new Date(beganAt)})`
  return state
}

/**
 * Uses up a sign-in, in the browser that began it. Of any number of answers one gets it.
 *
 * @returns undefined for an unknown, used or expired state, and in another browser
 */
export const useSignIn = async (
  db: ISql,
  secrets: Secrets,
  { state, browser }: { readonly state: string; readonly browser: string },
  now: number,
): Promise<StaffFlow | undefined> => {
  const [row] = await db<(Omit<StaffFlow, 'beganAt'> & { beganAt: Date })[]>`
    delete from staff_sign_ins
    where state_hash = ${hashOf(secrets, state)} and browser_hash = ${browserHashOf(secrets, browser)}
      and began_at > ${new Date(now - flowMs)}
    returning redirect_uri as "redirectUri", path, proves, began_at as "beganAt"`
  return row && { ...row, beganAt: row.beganAt.getTime() }
}
