import { type Language, languages } from '@foyer/api/content'
import { z } from 'zod'
import { type MessageKind, messageKinds } from './port.ts'

/** The ids of a provider's templates, by kind and language of a message. */
export type Templates = ReadonlyMap<MessageKind, ReadonlyMap<Language, string>>

/** Parses `{"login": {"zh-CN": "id"}}` to templates. */
export const templatesOf = z
  .partialRecord(z.enum(messageKinds), z.partialRecord(z.enum(languages), z.string().min(1).max(64)))
  .transform(
    (given): Templates =>
      new Map(
        messageKinds.flatMap((kind) => {
          const byLanguage = given[kind] ?? {}
          const ids = languages.flatMap((language) => {
            const id = byLanguage[language]
            return id === undefined ? [] : [[language, id] as const]
          })
          return ids.length === 0 ? [] : [[kind, new Map(ids)] as const]
        }),
      ),
  )
