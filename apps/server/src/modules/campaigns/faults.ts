import type { CampaignFaultCode } from '@foyer/api/staff/campaign-faults'
import type { CampaignFault, CampaignSchedule, DraftDocument } from '@foyer/api/staff/campaigns'
import { readRule } from '@foyer/api/staff/rules'
import type { ISql } from 'postgres'
import { activityRows } from '../activities/public.ts'
import { type Compiled, campaignFaultOf, type Fault, Faulty, missingPictureFaults } from '../content/public.ts'
import { ruleFaults } from '../rules/public.ts'
import { compileDocument, factsOf } from './document.ts'

const minute = 60_000
const scheduleFault = (field: 'publishAt' | 'endAt', code: CampaignFaultCode, message: string): CampaignFault => ({
  path: `schedule.${field}`,
  block: null,
  code,
  values: {},
  message,
})

/** The faults of a schedule, by the period that the document states. */
export const scheduleFaults = (
  { publishAt, endAt }: CampaignSchedule,
  { opensAt, closesAt }: { readonly opensAt: number | null; readonly closesAt: number | null },
): CampaignFault[] => {
  const faults: CampaignFault[] = []
  const say = (field: 'publishAt' | 'endAt', code: CampaignFaultCode, message: string) =>
    faults.push(scheduleFault(field, code, message))
  if (publishAt !== null && publishAt % minute !== 0) say('publishAt', 'moment_minute', 'must be on a whole minute')
  if (publishAt !== null && closesAt !== null && publishAt >= closesAt)
    say('publishAt', 'publish_after_end', 'must be before the activity closes')
  if (endAt === null) return faults
  if (endAt % minute !== 0) say('endAt', 'moment_minute', 'must be on a whole minute')
  if (publishAt !== null && endAt <= publishAt) say('endAt', 'end_before_publish', 'must be later than publishing')
  if (opensAt !== null && endAt <= opensAt) say('endAt', 'ends_before_it_opens', 'must be later than opens')
  if (closesAt !== null && endAt > closesAt)
    say('endAt', 'end_after_close', 'must not be after the activity closes: change its period instead')
  return faults
}

/** A campaign that can be published, or its faults. */
export type Checked =
  | { readonly compiled: Compiled; readonly faults: readonly [] }
  | { readonly compiled: undefined; readonly faults: readonly CampaignFault[] }

/** Checks a document and its schedule by all rules that need no database. */
export const checkDocument = (document: DraftDocument, schedule: CampaignSchedule, mode: string): Checked => {
  const own = scheduleFaults(schedule, factsOf(document))
  try {
    const compiled = compileDocument(document, mode, schedule.endAt)
    return own.length === 0 ? { compiled, faults: [] } : { compiled: undefined, faults: own }
  } catch (error) {
    if (!(error instanceof Faulty)) throw error
    return { compiled: undefined, faults: [...error.faults.map(campaignFaultOf), ...own] }
  }
}

/**
 * The faults of the rule of a document.
 *
 * @param compiled undefined for a page with faults; then only the rule itself is checked
 * @param at business clock
 */
export const faultsOfRule = async (
  db: ISql,
  { rule }: DraftDocument,
  compiled: Compiled | undefined,
  at: number,
): Promise<CampaignFault[]> => {
  if (!rule) return []
  const hasStages = compiled !== undefined && compiled.content.stages.length > 0
  const { faults } = compiled ? await ruleFaults(db, { ...compiled.facts, hasStages }, rule, at) : readRule(rule)
  return faults.map(({ path, code }) => ({
    path: path === '' ? 'rule' : `rule.parameters.${path}`,
    block: null,
    code: 'rule' satisfies CampaignFaultCode,
    values: { fault: code },
    message: `must be another rule: ${code}`,
  }))
}

/** The faults of a document that only the database shows. @param at business clock */
export const storedFaults = async (
  db: ISql,
  document: DraftDocument,
  {
    compiled,
    campaign,
    at,
  }: { readonly compiled: Compiled | undefined; readonly campaign: string | null; readonly at: number },
): Promise<CampaignFault[]> => [
  ...(await usedNames(db, document, campaign)),
  ...(await faultsOfRule(db, document, compiled, at)),
  ...(await missingPictureFaults(db, document.page.blocks)).map(campaignFaultOf),
]

/**
 * Faults for a number or code that another activity or a published campaign has.
 *
 * @param campaign the campaign that may have them; null for a document without one
 */
export const usedNames = async (
  db: ISql,
  document: DraftDocument,
  campaign: string | null,
): Promise<CampaignFault[]> => {
  const { number, code } = factsOf(document)
  const rows = await db<{ number: number; code: string }[]>`
    select number, code from ${activityRows(db)} activity where number = ${number} or code = ${code}
`
  const [own] = await db<{ activity: number | null }[]>`select activity from campaigns where id = ${campaign}`
  const activity = own?.activity ?? null
  if (activity !== null && number !== null && number !== activity)
    return [
      campaignFaultOf({ path: 'activity.number', message: `must stay ${activity}, the number of the published page` }),
    ]
  const faults = rows.flatMap((used): Fault[] => {
    if (used.number === activity && used.code === code) return []
    if (used.code === code && used.number !== number)
      return [{ path: 'activity.code', message: 'is already the code of another activity: choose a different one' }]
    const message = `is already the number of ${used.code}: choose a different number, or keep that code`
    return used.number === number ? [{ path: 'activity.number', message }] : []
  })
  return faults.map(campaignFaultOf)
}
