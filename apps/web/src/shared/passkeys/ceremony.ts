import type { CreatedCredential, CreateOptions, UsedCredential, UseOptions } from '@foyer/api/passkeys'
import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser'

/** The person closed the window of the browser, let it time out, or another request replaced it. */
const isDeclined = (error: unknown): boolean =>
  error instanceof Error && (error.name === 'NotAllowedError' || error.name === 'AbortError')

/** What only the browser knows about the device is not sent. */
const withoutExtensions = <T extends { clientExtensionResults: unknown }>({ clientExtensionResults: _, ...rest }: T) =>
  rest

/** @returns undefined if the person declined */
const unlessDeclined = async <T>(ceremony: Promise<T>): Promise<T | undefined> => {
  try {
    return await ceremony
  } catch (error) {
    if (isDeclined(error)) return undefined
    throw error
  }
}

/**
 * Requests a passkey of this page from the browser.
 *
 * @param inField the browser offers passkeys inside a field with `webauthn`, and waits until the person chooses one
 * @returns undefined if the person declined
 */
export const requestPasskey = async (optionsJSON: UseOptions, inField = false): Promise<UsedCredential | undefined> => {
  const used = await unlessDeclined(
    startAuthentication({ optionsJSON, useBrowserAutofill: inField, verifyBrowserAutofillInput: false }),
  )
  return used && withoutExtensions(used)
}

/** The device has a passkey of this account already. */
export class PasskeyExists extends Error {}

/**
 * Creates a passkey on this device.
 *
 * @returns undefined if the person declined
 * @throws PasskeyExists
 */
export const requestNewPasskey = async (optionsJSON: CreateOptions): Promise<CreatedCredential | undefined> => {
  try {
    const created = await unlessDeclined(startRegistration({ optionsJSON }))
    return created && (withoutExtensions(created) as CreatedCredential)
  } catch (error) {
    if (error instanceof Error && error.name === 'InvalidStateError') throw new PasskeyExists()
    throw error
  }
}

/** Ends a request that is waiting in a field. */
export const stopWaiting = (): void => WebAuthnAbortService.cancelCeremony()
