import type { PasskeysReply } from '@foyer/api/passkeys'
import { optionsToCreate, storePasskey } from './api.ts'
import { rememberUse } from './memory.ts'

/** `exists`: the device has one for the account already. `declined`: the person closed the window of the browser. */
export type Creation = PasskeysReply | 'exists' | 'declined'

/**
 * Creates a passkey for the account that is logged in to, and stores it.
 *
 * @throws as the calls do
 */
export const createPasskey = async (): Promise<Creation> => {
  const [{ requestNewPasskey, PasskeyExists }, options] = await Promise.all([
    import('./ceremony.ts'),
    optionsToCreate(),
  ])
  try {
    const credential = await requestNewPasskey(options)
    if (!credential) return 'declined'
    const reply = await storePasskey(credential)
    rememberUse()
    return reply
  } catch (error) {
    if (!(error instanceof PasskeyExists)) throw error
    rememberUse()
    return 'exists'
  }
}
