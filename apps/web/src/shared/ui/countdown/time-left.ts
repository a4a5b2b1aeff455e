import { inLanguage } from '@foyer/api/languages'
import { fillPlural } from '../../format/plural.ts'
import type { Language } from '../../text/language.ts'
import { fill, textsIn } from '../../text/table.ts'
import { between, text } from './text.ts'

/** Splits whole seconds into units. */
export const unitsOf = (seconds: number) => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor(seconds / 3_600) % 24,
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
})

/** Returns the time left in words, to the minute. */
export const spokenTimeLeft = (seconds: number, language: Language): string => {
  const t = textsIn(text, language)
  if (seconds === 0) return t.over
  if (seconds < 60) return t.lastMinute
  const { days, hours, minutes } = unitsOf(seconds)
  const named = (['day', 'hour', 'minute'] as const).map((unit, index) => {
    const amount = [days, hours, minutes][index] ?? 0
    return amount > 0 ? fillPlural(t[unit], amount, language) : ''
  })
  return fill(t.left, { time: named.filter(Boolean).join(inLanguage(between, language)) })
}
