import { drawParts } from '@foyer/contract/draw-outcome'
import type { Language } from '../../shared/text/languages.ts'

/** `0.5%`: parts per million, to the last one. */
export const formatOdds = (language: Language, odds: number): string =>
  new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 4 }).format(odds / drawParts)

export const formatCount = (language: Language, count: number): string => new Intl.NumberFormat(language).format(count)
