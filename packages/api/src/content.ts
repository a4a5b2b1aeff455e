import { z } from 'zod'

export const languages = ['zh-CN', 'zh-HK', 'en-US'] as const
export const language = z.enum(languages)
export type Language = z.infer<typeof language>

export const agreementKeys = ['disclaimer', 'privacy', 'service', 'marketing'] as const
export const agreementKey = z.enum(agreementKeys)
export type AgreementKey = z.infer<typeof agreementKey>

/** `paragraphs` are plain text; a `heading` begins a section. */
export const agreement = z.object({
  key: agreementKey,
  version: z.string(),
  effective: z.string(),
  title: z.string(),
  sections: z.array(z.object({ heading: z.string(), paragraphs: z.array(z.string()) })),
})
export type Agreement = z.infer<typeof agreement>

/** Current versions by key. The sign-in call sends back the versions that the person agreed to. */
export const agreementVersions = z.record(agreementKey, z.string())
export type AgreementVersions = z.infer<typeof agreementVersions>
