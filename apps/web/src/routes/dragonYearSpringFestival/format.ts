import { oddsInPercent } from '@foyer/api/arithmetic/odds'
import type { DrawPrize } from '@foyer/api/draws'
import { inLanguage } from '@foyer/api/languages'
import { formatCount as grouped } from '../../shared/format/count.ts'
import type { Language } from '../../shared/text/languages.ts'

/** Formats parts per million as `0.5%`, without rounding. */
export const formatOdds = (_language: Language, odds: number): string => oddsInPercent(odds)

export const formatCount = (_language: Language, count: number): string => grouped(count)

/** A prize's name, in which a line does not end at a hyphen. */
export const prizeName = (language: Language, { name }: DrawPrize): string =>
  inLanguage(name, language).replaceAll('-', '\u2011')
