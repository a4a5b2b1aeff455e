import { oddsInPercent } from '../arithmetic/odds.ts'
import { isChinese } from '../chinese/is-chinese.ts'
import { isLanguage, type Language, languages } from '../languages.ts'
import type { WrittenRule } from './rules.ts'
import { type PageVariable, variablePattern } from './variables.ts'

type Values = Readonly<Record<PageVariable, string>>
export type VariableValues = Record<Language, Values>

/** What a page takes its values from. */
export interface VariableSource {
  /** milliseconds; undefined where the document does not state a valid time yet */
  readonly opensAt?: number | undefined
  readonly closesAt?: number | undefined
  /** the places of the activity */
  readonly stock?: number | undefined
  /** the rule of the campaign as it is written */
  readonly rule?: Pick<WrittenRule, 'kind' | 'parameters'> | undefined
}

const hongKong = 8 * 60 * 60_000

/** A moment in Hong Kong, in the form in which the client shows the period of an activity. */
const momentIn = (language: Language, at: number): string => {
  if (!isChinese(language)) {
    const format = { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone: 'Asia/Hong_Kong' } as const
    return new Intl.DateTimeFormat(language, { ...format, numberingSystem: 'latn' }).format(at)
  }
  const time = new Date(at + hongKong)
  const clock = time.toISOString().slice(11, 16)
  const [year, month, day] = [time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()]
  return `${year}年${month + 1}月${day}日${clock}`
}

/** Stands for a value that is not stated: a check refuses it before the page is published. */
const unstated = '…'

const numberIn = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : undefined
const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : {}
const prizesOf = ({ prizes }: Readonly<Record<string, unknown>>) => (Array.isArray(prizes) ? prizes.map(fieldsOf) : [])

/** How many rewards a rule grants at most. */
const rewardsOf = ({ kind, parameters }: Pick<WrittenRule, 'kind' | 'parameters'>): number | undefined => {
  if (kind === 'cash') {
    const [amount, budget] = [numberIn(parameters.amount), numberIn(parameters.budget)]
    return amount && budget ? Math.floor(budget / amount) : undefined
  }
  if (kind !== 'draw') return numberIn(parameters.stock)
  const stocks = prizesOf(parameters).map(({ stock }) => numberIn(stock))
  return stocks.reduce<number | undefined>(
    (sum, stock) => (sum === undefined || stock === undefined ? undefined : sum + stock),
    0,
  )
}

/** `Tea set 0.5%, Voucher 2%`: the prizes in the order of the rule, each with the odds of one draw. */
const oddsIn = (language: Language, { parameters }: Pick<WrittenRule, 'parameters'>): string => {
  const written = prizesOf(parameters).map(({ name, odds }) => {
    const text = fieldsOf(name)[language]
    const parts = numberIn(odds)
    const label = typeof text === 'string' && text.trim() !== '' ? text.trim() : unstated
    return `${label} ${parts === undefined ? unstated : oddsInPercent(parts)}`
  })
  return written.length === 0 ? unstated : written.join(isChinese(language) ? '、' : ', ')
}

const grouped = (value: number | undefined): string => value?.toLocaleString('en-US') ?? unstated

/** The values of an activity and its rule in each language. Every kind of rule but a draw grants once a person. */
export const variablesOf = ({ opensAt, closesAt, stock, rule }: VariableSource): VariableValues => {
  const valuesIn = (language: Language): Values => {
    const [opens, closes] = [opensAt, closesAt].map((at) => (at === undefined ? unstated : momentIn(language, at)))
    return {
      opens: opens ?? unstated,
      closes: closes ?? unstated,
      period: isChinese(language) ? `${opens}至${closes}` : `${opens} ${language === 'en-US' ? 'to' : '–'} ${closes}`,
      stock: grouped(stock),
      rewards: grouped(rule && rewardsOf(rule)),
      perPerson: rule && rule.kind !== 'draw' ? '1' : unstated,
      odds: rule?.kind === 'draw' ? oddsIn(language, rule) : unstated,
    }
  }
  return Object.fromEntries(languages.map((language) => [language, valuesIn(language)])) as VariableValues
}

/** A text with its variables replaced. */
export const filledText = (text: string, language: Language, values: VariableValues): string =>
  text.replace(variablePattern, (_, name: PageVariable) => values[language][name])

/** Replaces the variables in every text within a value. */
export const filledIn = (value: unknown, values: VariableValues): unknown => {
  if (Array.isArray(value)) return value.map((item) => filledIn(item, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      isLanguage(key) && typeof field === 'string' ? filledText(field, key, values) : filledIn(field, values),
    ]),
  )
}
