import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { loginBodyFields } from '@foyer/protocol/gateway'
import type { Context } from '../../context.ts'
import { sealUnder, unsealUnder } from '../../crypto/at-rest.ts'
import type { KeyRing } from '../../crypto/key-ring.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'

/** A login session, from which its two secrets are derived. */
type Holder = Pick<Caller, 'jti' | 'sid' | 'sub'>

const noSalt = Buffer.alloc(0)

/**
 * A key for one purpose and one token, derived from the master key that the token id begins with; nothing is stored.
 */
const keyOf = (master: KeyRing, jti: string, purpose: 'sm3' | 'dogskin'): Buffer => {
  const key = master.keys.get(jti.slice(0, jti.indexOf('.')))
  if (!key) throw new Error('no master key has the name in the id of a verified token')
  return Buffer.from(hkdfSync('sha256', key, noSalt, `foyer login ${purpose} v1 ${jti}`, 32))
}

/** Session and account as one text; neither contains a line break, so the text is unambiguous. */
const named = ({ sid, sub }: Holder): string => `${sid}\n${sub}`

const sm3Of = (master: KeyRing, holder: Holder): string =>
  createHmac('sm3', keyOf(master, holder.jti, 'sm3'))
    .update(named(holder))
    .digest('hex')

/**
 * The two opaque strings of a login session (architecture §3): `sm3` is an SM3-HMAC in hex, `dogskin` an authenticated
 * ciphertext of session and account in base64url. They are derived from the token's id, so they end and rotate with it.
 */
export const loginSecrets = ({ secrets: { master } }: Context, holder: Holder): { sm3: string; dogskin: string } => ({
  sm3: sm3Of(master, holder),
  dogskin: sealUnder(keyOf(master, holder.jti, 'dogskin'), named(holder)).toString('base64url'),
})

const same = (given: string, right: string): boolean => {
  const [a, b] = [Buffer.from(given), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const opens = (master: KeyRing, holder: Holder, dogskin: string): boolean => {
  const bytes = Buffer.from(dogskin, 'base64url')
  // only the canonical encoding is accepted
  if (bytes.toString('base64url') !== dogskin) return false
  try {
    return same(unsealUnder(keyOf(master, holder.jti, 'dogskin'), bytes), named(holder))
  } catch {
    return false
  }
}

/**
 * Checks the secrets in the body of a gateway function of login level: `password` (sm3) and `passwordDs` (dogskin) must
 * be those of the token that signs the call. Both are always compared, in constant time.
 *
 * @throws Refused `login_secret_wrong` if one is missing or of another session, and at every other level
 */
export const checkLoginSecrets = (context: Context, caller: Caller, body: Readonly<Record<string, unknown>>): void => {
  const { master } = context.secrets
  const [sm3, dogskin] = [body[loginBodyFields.password], body[loginBodyFields.passwordDs]]
  const sm3Right = typeof sm3 === 'string' && same(sm3, sm3Of(master, caller))
  const dogskinRight = typeof dogskin === 'string' && opens(master, caller, dogskin)
  if (caller.level !== 'login' || !sm3Right || !dogskinRight)
    throw new Refused('login_secret_wrong', 'password and passwordDs are not those of this login')
}
