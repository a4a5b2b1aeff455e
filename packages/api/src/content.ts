import { z } from 'zod'
import { foundingLanguages } from './founding-languages.ts'
import { languages } from './languages.ts'

/** Any language that the product knows. */
export const language = z.enum(languages)
/** A language that all content has. */
export const foundingLanguage = z.enum(foundingLanguages)

export const agreementKeys = ['disclaimer', 'privacy', 'service', 'marketing'] as const
export const agreementKey = z.enum(agreementKeys)
export type AgreementKey = z.infer<typeof agreementKey>

/** `paragraphs` are plain text; a `heading` begins a section. */
export const agreement = z.object({
  key: agreementKey,
  version: z.string(),
  effective: z.string(),
  title: z.string(),
  /** the language of the text, if it is not the requested one */
  language: language.optional(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})
export type Agreement = z.infer<typeof agreement>

/** Current versions by key. The sign-in call sends back the versions that the person agreed to. */
export const agreementVersions = z.record(agreementKey, z.string())
export type AgreementVersions = z.infer<typeof agreementVersions>
