import { privacyLimit } from '@foyer/contract/endpoints/privacy'

const { name, calls, window } = privacyLimit
/** The declared limit, for an erasure, which is counted within its handler. */
export const perPerson = { name, limit: calls, windowMs: window }
