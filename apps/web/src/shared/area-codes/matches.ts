import type { AreaCode } from '@foyer/api/area-codes'
import type { Language } from '../text/languages.ts'
import { nameIn } from './names.ts'

/** A text split at the first match of the typed text. Without a match, `before` is the whole text. */
export type Cut = readonly [before: string, hit: string, after: string]

export const cutAt = (text: string, typed: string): Cut => {
  const at = typed === '' ? -1 : text.toLowerCase().indexOf(typed.toLowerCase())
  if (at < 0) return [text, '', '']
  return [text.slice(0, at), text.slice(at, at + typed.length), text.slice(at + typed.length)]
}

/**
 * Returns the name in another language that contains the typed text, if the shown name does not; it explains the match.
 */
export const otherName = (entry: AreaCode, typed: string, language: Language): string | undefined => {
  const holds = (name: string | undefined) => name !== undefined && cutAt(name, typed)[1] !== ''
  if (holds(nameIn(language, entry))) return undefined
  return [entry.nameEn, entry.nameHk, entry.name].find(holds)
}
