import type { Secrets } from '../../config/secrets.ts'
import { keyedHash } from '../../crypto/keyed-hash.ts'

/** The hash that a number or an account of the list is looked up by; neither is stored. */
export const digestOf = ({ identifierKey }: Secrets, kind: 'mobile' | 'account', value: string): Buffer =>
  keyedHash(identifierKey, 'restricted', `${kind} ${value}`)
