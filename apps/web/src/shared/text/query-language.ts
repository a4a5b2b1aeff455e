import { isLanguage, type Language } from './languages.ts'

/** `lang` in the page's query, else in the query behind the hash (A2); undefined where neither names a known language. */
export const queryLanguage = (address: { search: string; hash: string }): Language | undefined =>
  [address.search, address.hash.split('?')[1] ?? '']
    .map((query) => new URLSearchParams(query).get('lang'))
    .find(isLanguage)
