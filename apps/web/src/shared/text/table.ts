import { catalogue } from '#catalogue'
import type { TableId, Texts } from './catalogue.ts'
import type { Language } from './languages.ts'

export { fill } from '@foyer/api/text-tables'
export type { TableId, TableWith, TextKey, Texts } from './catalogue.ts'

/** Names the text table of a module. A table or a key that the catalogues lack does not compile (A1). */
export const table = <const Id extends TableId>(id: Id): Id => id

/**
 * Returns the texts of a table in a language; the same object each time, so that memoised children do not render again.
 */
export const textsIn = <Id extends TableId>(id: Id, language: Language): Texts<Id> =>
  catalogue[language][id] as Texts<Id>
