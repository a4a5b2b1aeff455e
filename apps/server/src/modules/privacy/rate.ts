import { privacyLimit } from '@foyer/api/endpoints/privacy'

const { name, calls, window } = privacyLimit
/** The declared limit of data rights; the handler of an erasure counts with it. */
export const perPerson = { name, limit: calls, windowMs: window }
