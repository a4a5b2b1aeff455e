import { catalogue } from '#catalogue'
import type { Message, TableId, TableWith, TextKey, Texts } from './catalogue.ts'
import type { Language } from './languages.ts'

export type { Message, TableId, TableWith, TextKey, Texts }

/** Names the text table of a module. A table or a key that the catalogues lack does not compile (A1). */
export const table = <const Id extends TableId>(id: Id): Id => id

/**
 * Returns the texts of a table in a language; the same object each time, so that memoised children do not render again.
 */
export const textsIn = <Id extends TableId>(id: Id, language: Language): Texts<Id> =>
  catalogue[language][id] as Texts<Id>

/** Replaces the `{name}` placeholders of a text by values. A value that the text lacks or needs does not compile. */
export const fill = <P extends string>(
  text: Message<P> | string,
  values: Readonly<Record<NoInfer<P>, string | number>>,
): string =>
  text.replace(/\{(\w+)\}/g, (place, key: string) =>
    String((values as Readonly<Record<string, unknown>>)[key] ?? place),
  )
