import { brand } from '@foyer/api/brand'
import { inLanguage, type Language } from '@foyer/api/languages'
import { fill, type TableOf, textsIn } from '@foyer/api/text-tables'
import type { MessageContent, MessageKind } from '../../sms-message.ts'
import { table } from '../../texts.ts'
import { codeLife } from './rules.ts'

/** The purpose of a code. The text names it, for a reader from whom another person requests the code. */
export type CodePurpose = Extract<MessageKind, 'registration' | 'login' | 'phone_old' | 'phone_new' | 'fresh_proof'>

const text = table('modules/sms/messages') satisfies TableOf<CodePurpose>

/**
 * The message with a code. It contains no link, and ends with a line by which browsers bind the code to the page's host
 * (WebOTP and iOS domain-bound codes: `@host #code`).
 */
export const codeMessage = (purpose: CodePurpose, language: Language, code: string): string => {
  const sentence = fill(textsIn(text, language)[purpose], { brand: inLanguage(brand.shortName, language), code })
  const host = brand.hosts[0]
  return host ? `${sentence}\n\n@${host} #${code}` : sentence
}

/** A message with a code, as text and for a template. */
export const codeContent = (purpose: CodePurpose, language: Language, code: string): MessageContent => ({
  text: codeMessage(purpose, language, code),
  kind: purpose,
  language,
  values: { code, minutes: String(codeLife / 60_000), host: brand.hosts[0] ?? '' },
})
