import type { AccountRef } from '@foyer/protocol/login'

/**
 * The account that was last logged in to in this tab. A reload ends its login (I13); then the screen fills in the
 * account again. The password is never stored.
 */
const storageKey = `${__CLIENT_APP__}.last-account`

export const storeLastAccount = (account: AccountRef): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(account))
  } catch {
    // private mode: the person types the account again
  }
}

export const readLastAccount = (): AccountRef | undefined => {
  try {
    const last = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Record<string, unknown> | null
    if (typeof last?.clientNo === 'string') return { clientNo: last.clientNo }
    if (typeof last?.fundUserCode === 'string') return { fundUserCode: last.fundUserCode }
  } catch {
    // the stored value has another format
  }
  return undefined
}
