import { oddsInPercent } from '@foyer/api/arithmetic/odds'
import { formatCount as grouped } from '../../shared/format/count.ts'
import type { Language } from '../../shared/text/languages.ts'

/** Formats parts per million as `0.5%`, without rounding. */
export const formatOdds = (_language: Language, odds: number): string => oddsInPercent(odds)

export const formatCount = (_language: Language, count: number): string => grouped(count)
