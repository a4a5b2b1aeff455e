import { loadConfig } from '../../platform/config.ts'

/** What the page can do with passkeys here. */
export interface Abilities {
  /** the server has passkeys */
  readonly isServed: boolean
  /** the server and the browser have them */
  readonly canUse: boolean
  /** the browser offers passkeys inside a field */
  readonly canFill: boolean
  /** the device itself can make one and unlock it by face, finger or PIN */
  readonly canCreate: boolean
}

export const noAbilities: Abilities = {
  isServed: false,
  canUse: false,
  canFill: false,
  canCreate: false,
}

/** Web views of apps mostly lack WebAuthn; nothing about passkeys is shown there. */
const browserAbilities = async (): Promise<Abilities> => {
  if (!isSecureContext || typeof PublicKeyCredential !== 'function') return { ...noAbilities, isServed: true }
  const [canFill, canCreate] = await Promise.all([
    PublicKeyCredential.isConditionalMediationAvailable?.() ?? false,
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable(),
  ])
  return { isServed: true, canUse: true, canFill, canCreate }
}

/** Never fails: what cannot be found out is not offered. */
export const findAbilities = async (): Promise<Abilities> => {
  try {
    return (await loadConfig()).passkeys ? await browserAbilities() : noAbilities
  } catch {
    return noAbilities
  }
}
