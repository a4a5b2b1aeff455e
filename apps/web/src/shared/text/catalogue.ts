import type { TableTexts } from '@foyer/api/text-tables'
import type { catalogues } from '../../../texts/catalogues.generated.ts'
import type { Placeholders } from '../../../texts/placeholders.generated.ts'

/** The texts of one language: tables by their name, texts by their key. zh-CN declares which there are (A1). */
export type Catalogue = (typeof catalogues)['zh-CN']
/** The path of the module that shows the texts, below `src`. */
export type TableId = keyof Catalogue

/** A key of a table. */
export type TextKey<Id extends TableId> = keyof Catalogue[Id] & string

/** A table with these keys, such as `title`. */
export type TableWith<Key extends string> = {
  [Id in TableId]: [Key] extends [keyof Catalogue[Id]] ? Id : never
}[TableId]

/** A table in one language. */
export type Texts<Id extends TableId> = TableTexts<Catalogue, Placeholders, Id>
