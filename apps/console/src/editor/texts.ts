import type { Language } from '@foyer/staff-interface/languages'
import { fieldsOf } from './document.ts'
import { englishFactor, type Limit } from './fields.ts'

/** The languages in the order of the columns. */
export const columns = ['zh-CN', 'zh-HK', 'en-US'] as const satisfies readonly Language[]

export type WrittenTexts = Readonly<Partial<Record<Language, string>>>
export const textsIn = (value: unknown): WrittenTexts => fieldsOf(value) as WrittenTexts

export const limitOf = (limit: Limit, language: Language): number =>
  language === 'en-US' ? limit * englishFactor : limit
/** Characters as the server counts them. */
export const lengthOf = (text: string): number => [...text].length
/** A text is one line: a pasted line break becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\r\n\u2028\u2029]+/g, ' ')

/** The text to show in one language: the written one, the converted one, or that of another language. */
export const textIn = (value: unknown, language: Language, convert?: (text: string) => string): string => {
  const texts = textsIn(value)
  const written = (one: Language): string | undefined => {
    const text = texts[one]
    return typeof text === 'string' && text.trim() !== '' ? text : undefined
  }
  const simplified = written('zh-CN')
  const converted = language === 'zh-HK' && simplified !== undefined && convert ? convert(simplified) : undefined
  return written(language) ?? converted ?? simplified ?? written('en-US') ?? written('zh-HK') ?? ''
}
