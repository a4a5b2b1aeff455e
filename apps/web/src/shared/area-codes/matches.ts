import type { AreaCode } from '@foyer/contract/area-codes'
import type { Language } from '../text/languages.ts'
import { nameIn } from './names.ts'

/** A text cut at the first place where what was typed stands in it; all of it is `before` where there is none. */
export type Cut = readonly [before: string, hit: string, after: string]

export const cutAt = (text: string, typed: string): Cut => {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0) return [text, '', '']
  return [text.slice(0, at), text.slice(at, at + typed.length), text.slice(at + typed.length)]
}

/** A name in another language that holds what was typed, where the shown one does not: why this row was found. */
export const otherName = (entry: AreaCode, typed: string, language: Language): string | undefined => {
  const holds = (name: string | undefined) => name !== undefined && cutAt(name, typed)[1] !== ''
  if (holds(nameIn(language, entry))) return undefined
  return [entry.nameEn, entry.nameHk, entry.name].find(holds)
}
