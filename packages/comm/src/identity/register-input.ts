import type { Consent } from '@foyer/protocol/identity'

/** What a registration needs: the reply of smsVerify, the number as typed, and the consent. */
export interface RegisterInput {
  readonly userCode: string
  readonly userToken: string
  readonly areaCode: string
  readonly mobileNo: string
  readonly consent: Consent
}
