import { z } from 'zod'
import { hasTraditionalOnly } from '../../text/scripts.ts'

/** Longest texts, in characters of Chinese; English needs three times as many. */
const english = 3

const wrongs: readonly (readonly [pattern: RegExp, message: string])[] = [
  [/<[a-z/!?]|&(#\d+|#x[\da-f]+|[a-z]+);/i, 'is plain text: HTML is shown as it stands'],
  [
    /[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b(javascript|data|mailto|tel):|(?<![@\w])(?:[a-z0-9-]+\.)+(com|net|org|cn|hk|io|app|me|info)\b/i,
    'may hold no address: a page never leads to one that stands in a text',
  ],
  [/[{}]/, 'has a place in braces, which nothing fills'],
  [/\p{Cc}|\p{Cs}|[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u, 'holds a line break or an invisible character'],
  [/^\s|\s$/, 'begins or ends with a space'],
]

const line = (longest: number) =>
  z.string().check(({ value, issues }) => {
    const say = (message: string) => issues.push({ code: 'custom', message, input: value })
    if (value.trim() === '') return void say('is empty')
    const { length } = [...value]
    if (length > longest) say(`is too long: ${length} characters, at most ${longest}`)
    for (const [pattern, message] of wrongs) if (pattern.test(value)) say(message)
  })

const simplified = (longest: number) =>
  line(longest).refine((text) => !hasTraditionalOnly(text), 'is written in Traditional characters')
const inEnglish = (longest: number) =>
  line(longest * english).refine((text) => !/\p{Script=Han}/u.test(text), 'holds Chinese characters')

/** A text as an author writes it: Simplified and English always, zh-HK where the converter shall not write it. */
export const authoredTexts = (longest: number) =>
  z.strictObject({ 'zh-CN': simplified(longest), 'zh-HK': line(longest).optional(), 'en-US': inEnglish(longest) })

export const label = authoredTexts(16)
export const title = authoredTexts(40)
export const lead = authoredTexts(120)
export const paragraph = authoredTexts(600)
