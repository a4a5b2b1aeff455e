import type { Consent } from '@foyer/contract/identity'

/** What a person gives to be registered: the reply of smsVerify, the number as typed, what was agreed to. */
export interface RegisterInput {
  readonly userCode: string
  readonly userToken: string
  readonly areaCode: string
  readonly mobileNo: string
  readonly consent: Consent
}
