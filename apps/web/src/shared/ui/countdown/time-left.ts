import type { Language } from '../../text/language.ts'
import { fill, textsIn } from '../../text/table.ts'
import { text } from './text.ts'

/** Whole seconds by unit. */
export const unitsOf = (seconds: number) => ({
  days: Math.floor(seconds / 86_400),
  hours: Math.floor(seconds / 3_600) % 24,
  minutes: Math.floor(seconds / 60) % 60,
  seconds: seconds % 60,
})

/** The same in words, to the minute. */
export const spokenTimeLeft = (seconds: number, language: Language): string => {
  const t = textsIn(text, language)
  if (seconds === 0) return t.over
  if (seconds < 60) return t.lastMinute
  const { days, hours, minutes } = unitsOf(seconds)
  const named = (['day', 'hour', 'minute'] as const).map((unit, index) => {
    const amount = [days, hours, minutes][index] ?? 0
    const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' })
    return amount > 0 ? format.format(amount) : ''
  })
  const list = new Intl.ListFormat(language, { type: 'unit', style: 'long' })
  return fill(t.left, { time: list.format(named.filter(Boolean)) })
}
