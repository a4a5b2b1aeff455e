import { createHash } from 'node:crypto'
import { cataloguedActivities } from '@foyer/api/activity-catalogue'
import { activityCodePattern } from '@foyer/api/codes'
import type { CampaignSummary, DraftDocument } from '@foyer/api/staff/campaigns'
import { authoredMoment, type Compiled, compile, readCampaign, surroundings } from '../content/public.ts'

/** What lists show of a document, as far as it is written. */
export interface DocumentFacts extends Pick<CampaignSummary, 'number' | 'code' | 'title' | 'opensAt' | 'closesAt'> {
  /** small letters, for the search */
  readonly search: string
}

/** The most characters of a title in a list; a longer one is a fault. */
const longestTitle = 160

const textOf = (value: unknown, language: string): string => {
  const text = (value as Readonly<Record<string, unknown>> | null | undefined)?.[language]
  return typeof text === 'string' ? [...text].slice(0, longestTitle).join('') : ''
}

const momentOf = (value: unknown): number | null => authoredMoment.safeParse(value).data ?? null

/** The facts of a document that may be incomplete. */
export const factsOf = ({ activity }: DraftDocument): DocumentFacts => {
  const code = typeof activity.code === 'string' && activityCodePattern.test(activity.code) ? activity.code : null
  const stated = Number.isInteger(activity.number) ? Number(activity.number) : undefined
  const number = stated ?? cataloguedActivities.find((one) => one.code === code)?.number ?? null
  const title = {
    'zh-CN': textOf(activity.title, 'zh-CN'),
    'zh-HK': textOf(activity.title, 'zh-HK'),
    'en-US': textOf(activity.title, 'en-US'),
  }
  return {
    number: number !== null && number >= 1 && number <= 999_999 ? number : null,
    code,
    title,
    opensAt: momentOf(activity.opens),
    closesAt: momentOf(activity.closes),
    search: [...Object.values(title), code, number]
      .filter((part) => part !== '' && part !== null)
      .join(' ')
      .toLowerCase(),
  }
}

/** A draft with a title and nothing else. */
export const blankDocument = (title: string): DraftDocument => ({
  schema: 1,
  activity: { title: { 'zh-CN': title, 'en-US': '' }, lead: { 'zh-CN': '', 'en-US': '' }, joinLevel: 'register' },
  page: { blocks: [] },
})

/** A copy for a new campaign. An activity's number, code and address are its own. */
export const copyOf = (document: DraftDocument): DraftDocument => {
  const { number, code, route, ...activity } = document.activity
  return { ...document, activity }
}

/** The campaign file of a document, without the rule. */
const fileOf = ({ rule: _, ...file }: DraftDocument) => file

/**
 * Compiles a document as it would be published.
 *
 * @param endAt an earlier end than that of the document
 * @throws Faulty with all faults
 */
export const compileDocument = (document: DraftDocument, mode: string, endAt: number | null): Compiled => {
  const compiled = compile(readCampaign(JSON.stringify(fileOf(document)), surroundings(mode), document.rule))
  if (endAt === null || endAt >= compiled.facts.closesAt) return compiled
  // the calendar moves no end that staff chose
  const facts = { ...compiled.facts, closesAt: endAt, followsCalendar: false }
  const stages = compiled.content.stages.map((stage) => ({ ...stage, closesAt: Math.min(stage.closesAt, endAt) }))
  return { ...compiled, facts, content: { ...compiled.content, stages } }
}

/** Names a compiled campaign and its rule by their content. */
export const hashOf = (compiled: Compiled, rule: DraftDocument['rule']): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(rule ? [compiled, rule] : compiled))
    .digest()

const sorted = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, field]) => [key, sorted(field)]),
  )
}

/** Whether two documents say the same, whatever the order of their fields. */
export const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(sorted(one)) === JSON.stringify(sorted(other))
