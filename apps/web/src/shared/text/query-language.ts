import type { Language } from './languages.ts'
import { isOffered } from './offered-languages.ts'

/**
 * Returns `lang` from the page's query, otherwise from the query after the hash (A2); undefined without a known
 * language.
 */
export const queryLanguage = (address: { search: string; hash: string }): Language | undefined =>
  [address.search, address.hash.split('?')[1] ?? '']
    .map((query) => new URLSearchParams(query).get('lang'))
    .find(isOffered)
