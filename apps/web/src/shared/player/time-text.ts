import { isChinese } from '@foyer/api/chinese/is-chinese'
import { fillPlural } from '../format/plural.ts'
import type { Language } from '../text/languages.ts'
import { table, textsIn } from '../text/table.ts'

const partsOf = (seconds: number) => {
  // a length may come as 47.999999
  const whole = Math.max(0, Math.floor(seconds + 0.01))
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, seconds: whole % 60 }
}
const two = (n: number) => String(n).padStart(2, '0')

/** `1:05`, `1:01:05`: a place in a film, or its length. */
export const formatTime = (time: number): string => {
  const { hours, minutes, seconds } = partsOf(time)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`
}

const units = table('shared/player/time-text')

/** `1 minute 5 seconds`, `1分5秒`: the same read aloud. */
export const spokenTime = (time: number, language: Language): string => {
  const t = textsIn(units, language)
  const { hours, minutes, seconds } = partsOf(time)
  const parts = [
    hours > 0 && fillPlural(t.hours, hours, language),
    minutes > 0 && fillPlural(t.minutes, minutes, language),
    (seconds > 0 || hours + minutes === 0) && fillPlural(t.seconds, seconds, language),
  ]
  return parts.filter(Boolean).join(isChinese(language) ? '' : ' ')
}
