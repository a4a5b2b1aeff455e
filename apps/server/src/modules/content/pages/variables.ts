import { type PageVariable, variablePattern } from '@foyer/api/staff/variables'

const languages = ['zh-CN', 'zh-HK', 'en-US'] as const
type Language = (typeof languages)[number]
type Values = Readonly<Record<PageVariable, string>>
export type VariableValues = Readonly<Record<Language, Values>>

interface Facts {
  /** milliseconds */
  readonly opensAt: number
  readonly closesAt: number
  readonly stock?: number | undefined
}

const hongKong = 8 * 60 * 60_000
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const

/** A moment in Hong Kong, in the form in which the client shows the period of an activity. */
const momentIn = (language: Language, at: number): string => {
  const time = new Date(at + hongKong)
  const clock = time.toISOString().slice(11, 16)
  const [year, month, day] = [time.getUTCFullYear(), time.getUTCMonth(), time.getUTCDate()]
  if (language === 'en-US') return `${months[month]} ${day}, ${year}, ${clock}`
  return `${year}年${month + 1}月${day}日${clock}`
}

/** What stands for a number of places that the activity does not state: a check refuses it before it is published. */
const unstated = '…'

/** The values of an activity in each language. */
export const variablesOf = ({ opensAt, closesAt, stock }: Facts): VariableValues => {
  const valuesIn = (language: Language): Values => {
    const [opens, closes] = [momentIn(language, opensAt), momentIn(language, closesAt)]
    return {
      opens,
      closes,
      period: language === 'en-US' ? `${opens} to ${closes}` : `${opens}至${closes}`,
      stock: stock?.toLocaleString('en-US') ?? unstated,
    }
  }
  return { 'zh-CN': valuesIn('zh-CN'), 'zh-HK': valuesIn('zh-HK'), 'en-US': valuesIn('en-US') }
}

const isLanguage = (key: string): key is Language => (languages as readonly string[]).includes(key)

/** Replaces the variables in every text within a value. */
export const filledIn = (value: unknown, values: VariableValues): unknown => {
  if (Array.isArray(value)) return value.map((item) => filledIn(item, values))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      key,
      isLanguage(key) && typeof field === 'string'
        ? field.replace(variablePattern, (_, name: PageVariable) => values[key][name])
        : filledIn(field, values),
    ]),
  )
}

/** The paths of the texts that name the places of the activity. */
export const namingStock = (value: unknown, path: readonly PropertyKey[]): readonly (readonly PropertyKey[])[] => {
  if (typeof value === 'string') return value.includes('{stock}') ? [path] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value)) return value.flatMap((item, i) => namingStock(item, [...path, i]))
  return Object.entries(value).flatMap(([key, field]) => namingStock(field, [...path, key]))
}
