import type { z } from 'zod'
import type { directoryAccount } from './contract.ts'

/** What the directory says about an account. */
export type DirectoryAccount = z.output<typeof directoryAccount>

/** The rows of `client_accounts` are the directory itself: nothing is copied into them. */
export interface LocalDirectory {
  readonly isLocal: true
}

/**
 * The firm's directory of accounts: who is this client, and which accounts are there. The server copies what it says into
 * `client_accounts` each time it looks a client up. Numbers on record change in the directory only.
 */
export interface RemoteDirectory {
  readonly isLocal: false
  /**
   * Returns the accounts under a number on record, the oldest first; none is no error.
   *
   * @param mobile E.164
   * @throws SystemAway
   */
  accountsUnder(mobile: string): Promise<readonly DirectoryAccount[]>
  /**
   * Returns the account with a client number.
   *
   * @param clientNo eight digits
   * @throws SystemAway
   */
  accountWith(clientNo: string): Promise<DirectoryAccount | undefined>
}

export type AccountDirectory = LocalDirectory | RemoteDirectory
