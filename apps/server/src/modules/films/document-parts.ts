import { foundingLanguages } from '@foyer/api/founding-languages'
import type { BroadcastFault, BroadcastFaultCode } from '@foyer/api/staff/broadcast-documents'
import type { Texts } from '@foyer/api/texts'
import type { z } from 'zod'
import { sha256 } from '../../engine/draws/hashes.ts'
import { hongKongTime } from '../../hong-kong.ts'
import { authoredTexts, faultsIn, wordedFault } from '../content/public.ts'
import { toHongKong } from '../text/public.ts'
import { words } from './authored.ts'

/** A text in the founding languages as staff write it: plain, and without values of an activity. */
export const documentTexts = (longest: number) =>
  authoredTexts(longest)
    .pick({ 'zh-CN': true, 'zh-HK': true, 'en-US': true })
    .check(({ value, issues }) => {
      for (const language of foundingLanguages)
        if (/[{}]/.test(value[language] ?? ''))
          issues.push({ code: 'custom', message: 'must not hold braces', path: [language], input: value })
    })
type DocumentTexts = z.infer<ReturnType<typeof documentTexts>>

/** The form of `content/films` and `content/live`. The converter writes zh-HK where its author did not. */
export const wordsOf = (texts: DocumentTexts): [string, string, string] => [
  texts['zh-CN'],
  texts['zh-HK'] ?? toHongKong(texts['zh-CN']),
  texts['en-US'],
]

/** The texts as they are shown. */
export const textsOf = (texts: DocumentTexts): Texts => words.parse(wordsOf(texts))

/** A moment as staff write it, such as 2026-12-01T09:00+08:00. */
export const writtenMoment = (at: number): string => {
  const { date, clock } = hongKongTime(at)
  return `${date}T${clock.slice(0, 5)}+08:00`
}

/** The name of a stored version. If it differs, another version was published meanwhile. */
export const versionOf = (...parts: readonly unknown[]): string => sha256(JSON.stringify(parts))

/** A fault that only sessions and films have. */
export const broadcastFault = (
  path: string,
  code: BroadcastFaultCode,
  message: string,
  values: BroadcastFault['values'] = {},
): BroadcastFault => ({ path, code, values, message })

/** The faults of form of a document. */
export const faultsOfForm = (error: z.ZodError, document: unknown): BroadcastFault[] =>
  faultsIn(error.issues, document, []).map(wordedFault)
