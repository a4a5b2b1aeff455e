import type { ActivityDetail } from '@foyer/api/activities'
import { firstGate } from '@foyer/api/gate'
import type { PageBlock, Stage } from '@foyer/api/page-content'
import { phrasesOf } from '@foyer/api/phrases'
import { gateOf, type PreviewPerson } from '@foyer/api/preview'
import type { Texts } from '@foyer/api/texts'
import type { ISql } from 'postgres'
import { stockOf } from '../../engine/stock.ts'
import { heroOf, type PageContent } from '../content/public.ts'
import { noticesOf } from './notices.ts'
import { phaseOf } from './phase.ts'
import { type Places, placesOf } from './places.ts'
import type { Activity, RuledActivity } from './queries.ts'
import { isWithheld, summaryOf } from './summary.ts'

/** A published page, or a draft of it. */
export interface ShownPage extends PageContent {
  readonly version: number
  readonly publishedAt: number | null
}

/** The page of an activity that was never published. */
export const noPage: ShownPage = { version: 0, publishedAt: null, blocks: [], stages: [] }

interface Seen {
  /** milliseconds of the business clock, a whole minute */
  readonly at: number
  readonly isMainlandAddress: boolean
  /** whether the page is a draft */
  readonly preview: boolean
  /** for whom the gate of a draft is shown */
  readonly person?: PreviewPerson
}

/** A stage with its effective end, phase and stock. */
const stageOf = (activity: Activity, stage: Stage, places: Places, at: number) => {
  const end = activity.endOf(stage.closesAt)
  // an activity that was ended early has ended its stages
  const closesAt = phaseOf(activity, at) === 'ended' ? Math.min(end, activity.closesAt) : end
  const period = { opensAt: stage.opensAt, closesAt }
  return { ...stage, ...period, phase: phaseOf(period, at), quota: places.quotaOf(stage.id) }
}

/** A countdown to the declared end leads to the effective one (O7). */
const blockOf = ({ declaredEnd, closesAt }: Activity, block: PageBlock): PageBlock =>
  block.kind === 'countdown' && block.to === declaredEnd ? { ...block, to: closesAt } : block

/** A title with breaks between its phrases, so that its lines break between words on every phone. */
const headlineOf = (title: Texts): Texts =>
  Object.fromEntries(
    Object.entries(title).map(([language, text]) => [language, text && phrasesOf(text, language)]),
  ) as Texts

/** The public detail of an activity. A withheld activity carries no offer copy, amount or stock. */
export const detailOf = async (
  db: ISql,
  activity: RuledActivity,
  page: ShownPage,
  { at, isMainlandAddress, preview, person }: Seen,
): Promise<ActivityDetail> => {
  const withheld = isWithheld(activity, isMainlandAddress)
  const places = placesOf(activity.rule, await stockOf(db, activity.number))
  const summary = summaryOf(activity, heroOf(page.blocks), at, withheld)
  const ofActivity = {
    mainland: withheld,
    not_started: summary.phase === 'upcoming',
    ended: summary.phase === 'ended',
  }
  const previewGate = person && firstGate({ ...gateOf(person, activity.joinLevel), ...ofActivity })
  return {
    ...summary,
    asOf: at,
    headline: headlineOf((withheld ? undefined : heroOf(page.blocks)?.title) ?? summary.title),
    joinLevel: activity.joinLevel,
    quota: withheld ? null : places.quotaOf(''),
    notices: await noticesOf(db, withheld ? null : activity.number, at),
    withheld,
    version: page.version,
    publishedAt: page.publishedAt,
    blocks: page.blocks.filter(({ kind }) => !withheld || kind === 'risk').map((block) => blockOf(activity, block)),
    stages: withheld ? [] : page.stages.map((stage) => stageOf(activity, stage, places, at)),
    preview,
    ...(previewGate && { previewGate }),
  }
}
