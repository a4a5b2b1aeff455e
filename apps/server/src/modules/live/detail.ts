import { foundingLanguages } from '@foyer/api/founding-languages'
import type { LiveDetail, LiveNow } from '@foyer/api/live'
import { presentersOf } from '../films/public.ts'
import { agendaAt, type Session, stateAt, summaryAt } from './session.ts'

const nothing = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' } as const

interface Seen {
  readonly session: Session
  readonly others: readonly Session[]
  readonly now: LiveNow
  readonly isMainland: boolean
}

/** Whether a session is withheld from a caller with a mainland address. */
export const isWithheld = ({ facts }: Session, isMainland: boolean): boolean =>
  isMainland && facts.mainland === 'notice'

/** All that a page shows of a session; if it is withheld in the caller's region, only that fact. */
export const detailOf = ({ session, others, now, isMainland }: Seen): LiveDetail => {
  const { facts } = session
  const head = { ...summaryAt(session, now.asOf), asOf: now.asOf, poster: facts.poster }
  if (isWithheld(session, isMainland))
    return {
      ...{ ...head, lead: nothing, withheld: true, paragraphs: [], presenters: [], agenda: [], captions: [] },
      now: { ...now, viewers: 0, agendaItem: null, playlist: null, replay: null },
      others: [],
    }
  return {
    ...head,
    withheld: false,
    paragraphs: facts.text,
    presenters: presentersOf(facts.presenters),
    agenda: agendaAt(session, now.asOf),
    now,
    captions: ['live', 'interrupted'].includes(stateAt(session, now.asOf)) ? [...foundingLanguages] : [],
    others: others
      .filter((other) => other.facts.code !== facts.code && !isWithheld(other, isMainland))
      .map((other) => ({
        ...summaryAt(other, now.asOf),
        speakers: presentersOf(other.facts.presenters).map(({ name }) => name),
      })),
  }
}
