import { texts } from './reply-texts.ts'
import type { Grant } from './vault.ts'

/** Extracts token and public parameters of the register level (I11) from a reply. */
export const registerGrant = (data: unknown, mobileUserCode: string): Grant => {
  const { jwtToken, appKey, socketPwd, mobileNo } = texts(data, 'jwtToken', 'appKey', 'socketPwd', 'mobileNo')
  return { token: jwtToken, wrappedKey: appKey, params: { socketPwd, mobileNo, mobileUserCode } }
}
