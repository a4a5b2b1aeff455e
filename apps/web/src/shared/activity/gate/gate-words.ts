import type { ActivityDetail, JoinStatus } from '@foyer/api/activities'
import type { GateState } from '@foyer/api/gate'
import type { StateName } from '../../art/scenes.ts'
import { formatCount } from '../../format/count.ts'
import { formatMoment, formatNearMoment } from '../../format/hong-kong-time.ts'
import type { Language } from '../../text/languages.ts'
import { fill, textsIn } from '../../text/table.ts'
import { text } from './text.ts'

/** Title and explanation of one state of the gate. */
export interface GateText {
  title: string
  /** one line each */
  why: readonly string[]
  /** the picture beside them */
  scene?: StateName
}

/** Pictures of the closed gates; a person who joined sees a mark instead. */
const scenes: Partial<Record<GateState, StateName>> = {
  mainland: 'not-eligible',
  not_started: 'waiting',
  ended: 'ended',
  anonymous: 'signed-out-rewards',
  registered: 'signed-out-account',
  ineligible: 'not-eligible',
}

/** When something opens, in Hong Kong time. */
export const openingWords = (at: number, language: Language): string =>
  fill(textsIn(text, language).opens, { time: formatMoment(language, at) })

const quotaWords = (quota: JoinStatus['quota'], language: Language): string | undefined =>
  quota
    ? fill(textsIn(text, language).left, { remaining: formatCount(quota.remaining), total: formatCount(quota.total) })
    : undefined

/**
 * Describes the open gate: its remaining places, as the title. On a page with stages it says which stage is next, or when that
 * stage opens.
 */
export const openWords = (detail: ActivityDetail, status: JoinStatus | undefined, language: Language): GateText => {
  const t = textsIn(text, language)
  const next = status?.stages.findIndex(({ state }) => state !== 'done') ?? -1
  const stage = detail.stages[next]
  const quota = quotaWords(stage ? stage.quota : (status?.quota ?? detail.quota), language)
  if (!stage) return { title: quota ?? '', why: [] }
  if (status?.stages[next]?.state !== 'open') return { title: t.waiting, why: [openingWords(stage.opensAt, language)] }
  const place = fill(t.task, { n: next + 1, all: detail.stages.length })
  return { title: quota ? `${place} · ${quota}` : place, why: [] }
}

/** Describes a closed gate with the failed rule, the relevant time, or the reference of the participation. */
export const gateText = (
  gate: Exclude<GateState, 'available' | 'sold_out'>,
  detail: ActivityDetail,
  status: JoinStatus | undefined,
  language: Language,
): GateText => {
  const t = textsIn(text, language)
  const time = (at: number) => ({ time: formatMoment(language, at) })
  const joined = status?.participation
  const reference =
    joined && fill(t.reference, { ...joined, time: formatNearMoment(language, joined.joinedAt, status.asOf) })
  const why: Record<typeof gate, string | readonly string[] | null | undefined> = {
    mainland: t.mainlandWhy,
    not_started: openingWords(detail.opensAt, language),
    ended: reference ?? fill(t.closed, time(detail.closesAt)),
    anonymous: undefined,
    registered: undefined,
    ineligible: status?.rule ? t[status.rule] : undefined,
    joined: reference,
  }
  const scene = scenes[gate]
  return { title: t[gate], why: [why[gate] ?? []].flat(), ...(scene && { scene }) }
}
