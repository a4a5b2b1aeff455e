import type { Language } from '../text/languages.ts'

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

const units = {
  'zh-CN': ['小时', '分', '秒'],
  'zh-HK': ['小時', '分', '秒'],
  'en-US': ['hour', 'minute', 'second'],
} as const

/** `1 minute 5 seconds`, `1分5秒`: the same read aloud. */
export const spokenTime = (time: number, language: Language): string => {
  const { hours, minutes, seconds } = partsOf(time)
  const amounts = [hours, minutes, seconds]
  const said = units[language]
    .map((unit, at) => {
      const amount = amounts[at] ?? 0
      if (amount === 0) return ''
      return language === 'en-US' ? `${amount} ${unit}${amount === 1 ? '' : 's'}` : `${amount}${unit}`
    })
    .filter(Boolean)
  if (said.length === 0) return language === 'en-US' ? '0 seconds' : '0秒'
  return said.join(language === 'en-US' ? ' ' : '')
}
