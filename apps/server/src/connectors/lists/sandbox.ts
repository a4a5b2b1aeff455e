import type { LocalLists } from './port.ts'

/** The sandbox has no list: its activities say themselves what the mainland does not see. */
export const sandboxLists: LocalLists = { isLocal: true }
