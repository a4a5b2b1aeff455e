import type { AccountRef } from '@foyer/contract/login'

/**
 * The account last signed in to in this tab. Its login ends with a reload (I13); then the screen asks again with the
 * account filled in. The password is never kept.
 */
const storageKey = `${__CLIENT_APP__}.last-account`

export const keepLastAccount = (account: AccountRef): void => {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(account))
  } catch {
    // private mode: the account is typed again
  }
}

export const readLastAccount = (): AccountRef | undefined => {
  try {
    const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as Record<string, unknown> | null
    if (typeof kept?.clientNo === 'string') return { clientNo: kept.clientNo }
    if (typeof kept?.fundUserCode === 'string') return { fundUserCode: kept.fundUserCode }
  } catch {
    // nothing that can be read was kept
  }
  return undefined
}
