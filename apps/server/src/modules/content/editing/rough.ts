import { cataloguedActivities } from '@foyer/api/activity-catalogue'
import { activityCodePattern } from '@foyer/api/codes'
import { isLanguage } from '@foyer/api/languages'
import { pageBlock, type Stage, stage } from '@foyer/api/page-content'
import { ruleKinds } from '@foyer/api/staff/rules'
import { filledIn, variablesOf } from '@foyer/api/staff/variable-values'
import { type Texts, texts } from '@foyer/api/texts'
import { minuteOf } from '../../../clocks.ts'
import { toHongKong } from '../../text/public.ts'
import type { Surroundings } from '../pages/authored.ts'
import type { Draft } from '../pages/drafts.ts'

/** A document as far as it can be shown, although it has faults. */
export interface Rough extends Draft {
  /** indexes of the blocks that cannot be shown */
  readonly omitted: readonly number[]
}

type Fields = Readonly<Record<string, unknown>>
const fieldsOf = (value: unknown): Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : {}
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

/** Stands for a text that the author has not written yet. */
const gap = '…'
const nothing: Texts = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' }

const isTexts = (fields: Fields): boolean => {
  const keys = Object.keys(fields)
  return keys.length > 0 && keys.every(isLanguage)
}
const written = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value : undefined

const textsOf = (value: unknown): Texts => {
  const fields = fieldsOf(value)
  const simplified = written(fields['zh-CN']) ?? gap
  const ofAuthor = Object.entries(fields).flatMap(([key, text]) => (written(text) ? [[key, text]] : []))
  return {
    ...Object.fromEntries(ofAuthor),
    'zh-CN': simplified,
    'zh-HK': written(fields['zh-HK']) ?? toHongKong(simplified),
    'en-US': written(fields['en-US']) ?? gap,
  }
}

/** Completes every text. A name of a file is no text of a reader, so captions stay as they are. */
const complete = (value: unknown, key = ''): unknown => {
  if (value === null) return key === 'alt' ? nothing : undefined
  if (Array.isArray(value)) return value.map((item) => complete(item))
  if (typeof value !== 'object') return value === '' ? undefined : value
  const fields = value as Fields
  if (key === 'captions') return fields
  if (isTexts(fields)) return textsOf(fields)
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, complete(field, name)]))
}

const momentIn = ({ moment }: Surroundings, value: unknown, otherwise: number): number => {
  const read = moment.safeParse(value)
  return read.success ? read.data : otherwise
}

const wholeNumber = (value: unknown): number | undefined =>
  Number.isInteger(value) && (value as number) > 0 && (value as number) < 1_000_000 ? (value as number) : undefined

/** A rule as its author has it now; it may be incomplete. */
const ruleIn = (value: unknown) => {
  const { kind, parameters } = fieldsOf(value)
  const known = ruleKinds.find((one) => one === kind)
  return known && { kind: known, parameters: fieldsOf(parameters) }
}

/**
 * Converts a document to a draft although it has faults, so that an author sees the page grow. Missing texts are shown
 * as an ellipsis, and blocks that the client could not show are omitted.
 *
 * @param at milliseconds of the business clock, which replace a missing time
 */
export const roughDraft = (document: unknown, surroundings: Surroundings, at: number): Rough => {
  const { activity, page, rule } = fieldsOf(document)
  const declared = fieldsOf(activity)
  const code = typeof declared.code === 'string' && activityCodePattern.test(declared.code) ? declared.code : 'draft'
  const known = cataloguedActivities.find((one) => one.code === code)
  const opensAt = momentIn(surroundings, declared.opens, minuteOf(at))
  const { blocks, stages } = fieldsOf(page)
  const template = listOf(stages).length > 0 ? '/activitySecondTemplate' : '/activityTemplate'
  const closesAt = momentIn(surroundings, declared.closes, opensAt + 7 * 24 * 60 * 60_000)
  const values = variablesOf({ opensAt, closesAt, stock: wholeNumber(declared.stock), rule: ruleIn(rule) })
  const shown = (value: unknown): Fields => fieldsOf(filledIn(complete(value), values))
  const read = listOf(blocks).map((block) => {
    const fields = shown(block)
    const time = fields.kind === 'countdown' ? { to: momentIn(surroundings, fieldsOf(block).to, opensAt) } : {}
    return pageBlock.safeParse({ ...fields, ...time })
  })
  return {
    facts: {
      number: known?.number ?? wholeNumber(declared.number) ?? 999_999,
      code,
      route: known?.route ?? `${template}?code=${code}`,
      title: textsOf(declared.title),
      lead: texts.parse(filledIn(textsOf(declared.lead), values)),
      opensAt,
      closesAt,
      joinLevel: declared.joinLevel === 'register' || declared.joinLevel === 'login' ? declared.joinLevel : null,
      mainland: declared.mainland === 'page' ? 'page' : 'notice',
      followsCalendar: declared.followsCalendar === true,
      eligibility: {},
    },
    content: {
      blocks: read.flatMap(({ data }) => data ?? []),
      stages: listOf(stages).flatMap((one): Stage[] => {
        const { opens, closes } = fieldsOf(one)
        const period = {
          opensAt: momentIn(surroundings, opens, opensAt),
          closesAt: momentIn(surroundings, closes, opensAt + 7 * 24 * 60 * 60_000),
        }
        const { data } = stage.safeParse({ ...shown(one), ...period })
        return data ? [data] : []
      }),
    },
    omitted: read.flatMap(({ success }, i) => (success ? [] : [i])),
  }
}
