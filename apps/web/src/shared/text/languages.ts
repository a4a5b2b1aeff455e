import { type Language, languageFacts, languages } from '@foyer/api/languages'

export type { Language }
export { languageFacts, languages }
