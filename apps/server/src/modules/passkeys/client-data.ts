import { z } from 'zod'
import type { RelyingParty } from '../../config/passkeys.ts'

const form = z.object({ challenge: z.string().min(1).max(128), origin: z.string().max(512) })

/**
 * What a browser says that it answered: the challenge, and the origin of the page. The signature covers both, and the
 * library compares them again.
 *
 * @returns undefined if it is malformed, or the page may not use passkeys of this deployment
 */
export const readClientData = (
  encoded: string,
  party: RelyingParty,
): { readonly challenge: string; readonly origin: string } | undefined => {
  try {
    const read = form.parse(JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')))
    return party.admits(read.origin) ? read : undefined
  } catch {
    return undefined
  }
}
