import type { Language } from '@foyer/staff-interface/languages'

/** Formats a duration in the largest unit it fills: seconds, minutes or hours. Null becomes a dash. */
export const secondsIn = (language: Language, seconds: number | null): string => {
  if (seconds === null) return '–'
  const [value, unit] =
    seconds < 120
      ? ([seconds, 'second'] as const)
      : seconds < 7_200
        ? ([seconds / 60, 'minute'] as const)
        : ([seconds / 3_600, 'hour'] as const)
  return new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
