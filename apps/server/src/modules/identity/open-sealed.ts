import { openField } from '../../crypto/app-key.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'

/**
 * Decrypts a field of the body that must be sealed under the caller's app key (V8).
 *
 * @throws Refused `decryption_failed`
 */
export const openSealed = (caller: Caller, sealed: string): string => {
  const text = openField(caller.appKey, sealed)
  if (text === undefined)
    throw new Refused('decryption_failed', 'a sealed field could not be decrypted with the app key')
  return text
}
