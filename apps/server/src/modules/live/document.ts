import { filmCode } from '@foyer/api/films'
import { sessionCode } from '@foyer/api/live'
import type { BroadcastFault } from '@foyer/api/staff/broadcast-documents'
import type { JSONValue } from 'postgres'
import { z } from 'zod'
import { hongKongTime } from '../../hong-kong.ts'
import { authoredMoment, mediaNames, timeOfDay } from '../content/public.ts'
import {
  broadcastFault,
  documentTexts,
  faultsOfForm,
  presenters,
  versionOf,
  wordsOf,
  writtenMoment,
} from '../films/public.ts'
import { dayOf, daysBetween } from '../trading-calendar/public.ts'
import { agendaAt, type Session } from './session.ts'

/** An item of the agenda. `day` counts from the first day of the session, which is 1; without it the item takes place every day. */
const agendaItem = z.strictObject({
  id: z.string().max(40).optional(),
  day: z.int().min(1).max(366).optional(),
  time: timeOfDay,
  minutes: z
    .int()
    .min(1)
    .max(24 * 60),
  title: documentTexts(40),
  text: documentTexts(120),
  presenters: z.array(z.string()).max(10).default([]),
})

/** A session as staff write it in the console. */
const liveDocument = z.strictObject({
  sessionCode: sessionCode.regex(/^[a-z0-9][a-z0-9-]*$/, 'must be small letters, digits and hyphens'),
  opens: authoredMoment,
  closes: authoredMoment,
  title: documentTexts(40),
  lead: documentTexts(120),
  paragraphs: z.array(documentTexts(600)).max(20).default([]),
  poster: z.string().refine((name) => mediaNames().includes(name), 'is not a file in apps/server/content/media'),
  presenters: z.array(z.string()).min(1).max(10),
  channel: z.array(filmCode).min(1).max(20),
  replay: filmCode.optional(),
  mainland: z.enum(['notice', 'page']).default('notice'),
  agenda: z.array(agendaItem).max(40).default([]),
})
export type LiveDocument = z.output<typeof liveDocument>

/** A session that can be published, or why it cannot. */
export type CheckedSession =
  | { readonly session: LiveDocument; readonly faults: readonly [] }
  | { readonly session: undefined; readonly faults: readonly BroadcastFault[] }

/** Faults that the form alone does not show. @param films the codes of the films that exist */
const faultsOf = (document: LiveDocument, films: ReadonlySet<string>): BroadcastFault[] => {
  const { opens, closes, presenters: named, agenda, channel, replay } = document
  const days = daysBetween(dayOf(opens), dayOf(closes - 1)) + 1
  const unknownFilm = (path: string) => broadcastFault(path, 'film_unknown', 'is the code of no film')
  return [
    ...(closes <= opens
      ? [{ path: 'closes', code: 'ends_before_it_opens', values: {}, message: 'must be later than opens' }]
      : []),
    ...named.flatMap((id, i) =>
      presenters.has(id) ? [] : [broadcastFault(`presenters[${i}]`, 'presenter_unknown', 'is no known presenter')],
    ),
    ...channel.flatMap((code, i) => (films.has(code) ? [] : [unknownFilm(`channel[${i}]`)])),
    ...(replay !== undefined && !films.has(replay) ? [unknownFilm('replay')] : []),
    ...agenda.flatMap(({ day, presenters: own }, i) => [
      ...own.flatMap((id, n) =>
        named.includes(id)
          ? []
          : [broadcastFault(`agenda[${i}].presenters[${n}]`, 'presenter_elsewhere', 'is no presenter of the session')],
      ),
      ...(day !== undefined && closes > opens && day > days
        ? [broadcastFault(`agenda[${i}].day`, 'day_outside', `is after the last day, which is ${days}`, { days })]
        : []),
    ]),
  ]
}

/** Checks the form of a document. */
export const parseSession = (document: unknown): CheckedSession => {
  const { data, error } = liveDocument.safeParse(document)
  return error ? { session: undefined, faults: faultsOfForm(error, document) } : { session: data, faults: [] }
}

/** Checks a document of the right form. @param films the codes that exist of the films that it names */
export const checkSession = (session: LiveDocument, films: ReadonlySet<string>): CheckedSession => {
  const faults = faultsOf(session, films)
  return faults.length > 0 ? { session: undefined, faults } : { session, faults: [] }
}

/** The session in the format of `content/live`, whose days count from the first day of the session. */
export const contentOf = (document: LiveDocument): JSONValue => {
  const { sessionCode: code, opens, closes, title, lead, poster, channel, replay, mainland, agenda } = document
  const first = dayOf(opens)
  const moment = (at: number) => ({ day: daysBetween(first, dayOf(at)), time: hongKongTime(at).clock.slice(0, 5) })
  const ids = new Set(agenda.flatMap(({ id }) => id ?? []))
  const idOf = (nth: number): string => {
    let id = `item-${nth + 1}`
    while (ids.has(id)) id = `${id}-new`
    ids.add(id)
    return id
  }
  return {
    ...{ code, poster, channel, mainland, presenters: document.presenters, ...(replay !== undefined && { replay }) },
    ...{ opens: moment(opens), closes: moment(closes) },
    title: wordsOf(title),
    lead: wordsOf(lead),
    text: document.paragraphs.map(wordsOf),
    agenda: agenda.map(({ id, day, ...item }, nth) => ({
      ...item,
      id: id ?? idOf(nth),
      ...(day !== undefined && { day: day - 1 }),
      title: wordsOf(item.title),
      text: wordsOf(item.text),
    })),
  }
}

/** The document of a stored session, and its version. */
export const documentOf = ({
  session,
  content,
}: {
  readonly session: Session
  readonly content: unknown
}): { document: Record<string, unknown>; version: string } => {
  const { facts, opensAt, closesAt } = session
  const first = dayOf(opensAt)
  const items = agendaAt(session, opensAt)
  const document = {
    ...{ sessionCode: facts.code, opens: writtenMoment(opensAt), closes: writtenMoment(closesAt) },
    ...{ title: facts.title, lead: facts.lead, paragraphs: facts.text, poster: facts.poster },
    ...{ presenters: facts.presenters, channel: facts.channel, mainland: facts.mainland },
    ...(facts.replay !== undefined && { replay: facts.replay }),
    agenda: facts.agenda.map(({ day, minutes, id, title, text, presenters: own }, nth) => {
      const at = items[nth]?.at ?? opensAt
      return {
        ...{ id, title, text, minutes, presenters: own, time: hongKongTime(at).clock.slice(0, 5) },
        ...(day !== undefined && { day: daysBetween(first, dayOf(at)) + 1 }),
      }
    }),
  }
  return { document, version: versionOf(content, opensAt, closesAt) }
}
