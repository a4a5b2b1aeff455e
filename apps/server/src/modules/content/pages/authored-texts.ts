import { pageVariables, variablePattern } from '@foyer/api/staff/variables'
import { localised } from '@foyer/api/texts'
import { z } from 'zod'
import { hasTraditionalOnly } from '../../text/public.ts'

/** Maximum lengths are given in Chinese characters; English may be three times as long. */
const english = 3

const wrongs: readonly (readonly [pattern: RegExp, message: string])[] = [
  [
    /<[a-z/!?]|&(#\d+|#x[\da-f]+|[a-z]+);/i,
    'must be plain text: remove the HTML, which the page would show as it stands',
  ],
  [
    /[a-z][a-z0-9+.-]*:\/\/|\bwww\.|\b(javascript|data|mailto|tel):|(?<![@\w])(?:[a-z0-9-]+\.)+(com|net|org|cn|hk|io|app|me|info)\b/i,
    'must not hold a web address: remove it, since a text is never a link',
  ],
  [
    /\p{Cc}|\p{Cs}|[\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/u,
    'must not hold a line break or an invisible character: write a list entry for each paragraph',
  ],
  [/^\s|\s$/, 'must not begin or end with a space'],
]

/** Texts of at least this length may name values of the activity. A label or a title would be too long with them. */
const leastForVariables = 120
const variables = pageVariables.map((name) => `{${name}}`).join(', ')
const hasOtherBraces = (text: string, longest: number): boolean =>
  /[{}]/.test(longest < leastForVariables ? text : text.replace(variablePattern, ''))

/** @param factor how many characters of the language one Chinese character counts for */
const line = (base: number, factor = 1) =>
  z.string().check(({ value, issues }) => {
    const longest = base * factor
    const say = (message: string) => issues.push({ code: 'custom', message, input: value })
    if (value.trim() === '') return void say('is empty: write a text')
    const { length } = [...value]
    if (length > longest) say(`is too long: it has ${length} characters and may have at most ${longest}`)
    if (hasOtherBraces(value, base)) say(`must not hold braces, except for ${variables} in leads and paragraphs`)
    for (const [pattern, message] of wrongs) if (pattern.test(value)) say(message)
  })

const simplified = (longest: number) =>
  line(longest).refine((text) => !hasTraditionalOnly(text), 'must be written in Simplified characters')
const inEnglish = (longest: number) =>
  line(longest, english).refine(
    (text) => !/\p{Script=Han}/u.test(text),
    'must be in English, without Chinese characters',
  )

/**
 * A text as an author writes it: zh-CN and en-US are required, zh-HK only where the converter must not produce it, and
 * other languages where the author has them.
 */
export const authoredTexts = (longest: number) =>
  z.strictObject({
    ...localised(line(longest, english)),
    'zh-CN': simplified(longest),
    'zh-HK': line(longest).optional(),
    'en-US': inEnglish(longest),
  })

export const label = authoredTexts(16)
export const title = authoredTexts(40)
export const lead = authoredTexts(120)
export const paragraph = authoredTexts(600)
