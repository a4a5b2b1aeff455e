import type source from '../../../texts/zh-CN.json'
import type { Placeholders } from './placeholders.generated.ts'

/** The texts of one language: tables by their name, texts by their key. zh-CN declares which there are (A1). */
export type Catalogue = typeof source
/** The path of the module that shows the texts, below `src`. */
export type TableId = keyof Catalogue

/** A text whose placeholders are named by `P`; `fill` replaces them. */
export type Message<P extends string = never> = string & { readonly '~placeholders'?: P }

type PlaceholdersOf<Id, Key> = Id extends keyof Placeholders
  ? Key extends keyof Placeholders[Id]
    ? Extract<Placeholders[Id][Key], string>
    : never
  : never

/** A key of a table. */
export type TextKey<Id extends TableId> = keyof Catalogue[Id] & string

/** A table with these keys, such as `title`. */
export type TableWith<Key extends string> = {
  [Id in TableId]: [Key] extends [keyof Catalogue[Id]] ? Id : never
}[TableId]

/** A table in one language. */
export type Texts<Id extends TableId> = { readonly [Key in keyof Catalogue[Id]]: Message<PlaceholdersOf<Id, Key>> }
