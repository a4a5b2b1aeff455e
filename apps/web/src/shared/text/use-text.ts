import { useLanguage } from './language.ts'
import { type TableId, type Texts, textsIn } from './table.ts'

/** A text table in the language now shown. */
export const useText = <Id extends TableId>(id: Id): Texts<Id> => textsIn(id, useLanguage())
