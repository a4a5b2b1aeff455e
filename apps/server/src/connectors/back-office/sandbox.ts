import type { LocalBackOffice } from './port.ts'

/** The back office of the sandbox: its simulated trades, its file of trades, and the steps of its operators. */
export const sandboxBackOffice: LocalBackOffice = { isLocal: true }
