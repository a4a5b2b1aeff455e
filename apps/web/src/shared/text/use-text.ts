import { useLanguage } from './language.ts'
import { type Table, type Texts, textsIn } from './table.ts'

/** A text table in the language now shown. */
export const useText = <T extends Table>(rows: T): Texts<T> => textsIn(rows, useLanguage())
