import type { IdentityRequest } from '@foyer/protocol/identity'
import type { RandomBytes } from '../random.ts'
import { type Seal, sealField } from '../signing/seal.ts'
import type { Credentials } from './credential-source.ts'
import type { RegisterInput } from './register-input.ts'

const isMainlandMobile = (mobileNo: string): boolean => /^1\d{10}$/.test(mobileNo)

/** The mobile number in the identity call (V7): sealed if it may be a mainland number or the check fails. */
export const sealMobile = (mobileNo: string, seal: Seal, check = isMainlandMobile): string => {
  try {
    return check(mobileNo) ? seal(mobileNo) : mobileNo
  } catch {
    return seal(mobileNo)
  }
}

/**
 * Body of the identity call, sealed under the tourist's app key. A chunk of its own, since a visitor never needs it.
 */
export const identityRequest = (tourist: Credentials, input: RegisterInput, random: RandomBytes): IdentityRequest => {
  const seal: Seal = (text) => sealField(tourist.appKey, random(16), text)
  return {
    userCode: input.userCode,
    mobileUserCode: tourist.params.mobileUserCode ?? '',
    mobileNo: sealMobile(input.mobileNo, seal),
    areaCode: input.areaCode,
    // V8
    userToken: seal(input.userToken),
    consent: input.consent,
  }
}
