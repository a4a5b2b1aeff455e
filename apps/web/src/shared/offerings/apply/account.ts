import type { UserInfo } from '../../../platform/user-store.ts'

/** Whose money an act is about: a person with several accounts logs in to each of them with one mobile number. */
export const accountOf = (userInfo: UserInfo | null): string | undefined =>
  userInfo?.client && `${userInfo.mobileNo} ${userInfo.client.clientId}`
