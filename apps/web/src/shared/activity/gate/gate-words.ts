import type { ActivityDetail, GateState, JoinStatus } from '@foyer/contract/activities'
import { formatMoment } from '../../format/hong-kong-time.ts'
import type { Language } from '../../text/languages.ts'
import { fill, textsIn } from '../../text/table.ts'
import { text } from './text.ts'

/** What a state of the gate says. */
export interface GateWords {
  title: string
  why: string | undefined
}

const quotaWords = (quota: JoinStatus['quota'], language: Language): string | undefined =>
  quota ? fill(textsIn(text, language).left, { ...quota }) : undefined

/** A state of the gate in words, with the rule that failed, the moment, or the reference. */
export const gateWords = (
  gate: GateState,
  detail: ActivityDetail,
  status: JoinStatus | undefined,
  language: Language,
): GateWords => {
  const t = textsIn(text, language)
  const time = (at: number) => ({ time: formatMoment(language, at) })
  const joined = status?.participation
  const reference = joined
    ? `${fill(t.reference, { ...joined })} · ${fill(t.joinedAt, time(joined.joinedAt))}`
    : undefined
  const why: Record<GateState, string | undefined> = {
    mainland: t.mainlandWhy,
    not_started: fill(t.opens, time(detail.opensAt)),
    ended: reference ?? fill(t.closed, time(detail.closesAt)),
    anonymous: t.anonymousWhy,
    registered: t.registeredWhy,
    ineligible: status?.rule ? t[status.rule] : undefined,
    sold_out: t.soldOutWhy,
    available: quotaWords(status?.quota ?? detail.quota, language),
    joined: reference,
  }
  const title = gate === 'available' ? detail.title[language] : t[gate]
  return { title, why: why[gate] }
}
