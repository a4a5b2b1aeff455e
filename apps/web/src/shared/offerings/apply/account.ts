import type { UserInfo } from '../../../platform/user-store.ts'

/** Returns the account that an act concerns: a person can log in to several accounts with one mobile number. */
export const accountOf = (userInfo: UserInfo | null): string | undefined =>
  userInfo?.client && `${userInfo.mobileNo} ${userInfo.client.clientId}`
