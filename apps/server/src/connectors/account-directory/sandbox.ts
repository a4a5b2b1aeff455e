import type { LocalDirectory } from './port.ts'

/** The directory of the sandbox: the accounts that its sample data added to `client_accounts`. */
export const sandboxDirectory: LocalDirectory = { isLocal: true }
