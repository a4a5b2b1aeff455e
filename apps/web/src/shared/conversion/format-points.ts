import { formatCount } from '../format/count.ts'
import { fillPlural } from '../format/plural.ts'
import type { Language } from '../text/languages.ts'
import { textsIn } from '../text/table.ts'
import { text } from './text.ts'

/** `1,200`, for a figure without a unit. */
export const formatNumber = (_language: Language, n: number): string => formatCount(n)

/** `1,200 points`, `1,200 积分`. */
export const formatPoints = (language: Language, n: number): string =>
  fillPlural(textsIn(text, language).points, n, language)
