import { foundingLanguages } from '@foyer/api/founding-languages'
import { inLanguage } from '@foyer/api/languages'
import type {
  BroadcastFault,
  checkBroadcastRequest,
  publishBroadcastReply,
  publishBroadcastRequest,
} from '@foyer/api/staff/broadcast-documents'
import type { Texts } from '@foyer/api/texts'
import type { ISql } from 'postgres'
import type { z } from 'zod'
import type { Context } from '../../context.ts'
import { type Actor, audit } from '../../engine/audit.ts'
import { checkFilm, contentOf, documentOf } from './document.ts'
import { broadcastFault, textsOf } from './document-parts.ts'
import type { FilmRow } from './film.ts'
import { otherWordsOf, storedFilm } from './queries.ts'

type Requested = z.output<typeof checkBroadcastRequest>

const wordsIn = (texts: Texts): string => foundingLanguages.map((language) => inLanguage(texts, language)).join(' / ')

const codeIn = ({ document: { filmCode } }: Requested): string => (typeof filmCode === 'string' ? filmCode : '')

/** Every fault of a film, and the film if there is none. */
const examine = async (tx: ISql, requested: Requested, isLocked: boolean) => {
  const checked = checkFilm(requested.document)
  const before = await storedFilm(tx, codeIn(requested), isLocked)
  const stored: BroadcastFault[] = []
  if (before && requested.version === null)
    stored.push(broadcastFault('filmCode', 'code_exists', 'is already the code of another film'))
  // caches have the old segments under the addresses of the code
  if (before && requested.version !== null && documentOf(before).document.reel !== requested.document.reel)
    stored.push(broadcastFault('reel', 'reel_stays', 'must stay: another reel needs another code'))
  const other = checked.film?.series && (await otherWordsOf(tx, codeIn(requested), textsOf(checked.film.series)))
  if (other)
    stored.push(
      broadcastFault('series', 'series_differs', 'has other words in another film', { other: wordsIn(other) }),
    )
  return { film: stored.length === 0 ? checked.film : undefined, before, faults: [...checked.faults, ...stored] }
}

/** The faults of a film as it is written now. */
export const filmFaults = async (db: ISql, requested: Requested): Promise<BroadcastFault[]> =>
  (await examine(db, requested, false)).faults

/** A new film plays as soon as it has its lines; an edited one keeps its status. */
const statusOf = (before: FilmRow | undefined, lines: number): FilmRow['status'] =>
  before && !(before.status === 'processing' && lines > 0) ? before.status : lines > 0 ? 'ready' : 'processing'

/**
 * Publishes a new film or a new version of one from its moment on, unless another version was published since the document
 * was opened.
 */
export const publishFilmDocument = (
  { db, clocks }: Pick<Context, 'db' | 'clocks'>,
  { reason, ...requested }: z.output<typeof publishBroadcastRequest>,
  actor: Actor,
): Promise<z.input<typeof publishBroadcastReply>> =>
  db.begin(async (tx) => {
    const { film, before, faults } = await examine(tx, requested, true)
    const known = before && documentOf(before)
    if (requested.version !== null && known?.version !== requested.version) return { outcome: 'outdated', faults: [] }
    if (!film) return { outcome: 'faulty', faults }
    const { filmCode: code, topic, loginOnly, mainland, poster, publishedAt, series } = film
    const status = statusOf(before, film.cues.length)
    // the film must stay playable, so lines are not removed from one that plays
    if (status === 'ready' && film.cues.length === 0)
      return {
        outcome: 'faulty',
        faults: [broadcastFault('cues', 'too_few_lines', 'needs lines to play', { limit: 3 })],
      }
    const content = tx.json(contentOf(film, status, before?.content))
    const columns = {
      ...{ topic, published_at: new Date(publishedAt), status, login_only: loginOnly, mainland, poster },
      series: series ? tx.json(textsOf(series)) : null,
    }
    const written = before
      ? await tx`update films set ${tx({ ...columns, content })} where code = ${code} returning code`
      : await tx`insert into films ${tx({ code, ...columns, content })} on conflict do nothing returning code`
    if (written.length === 0)
      return {
        outcome: 'faulty',
        faults: [broadcastFault('filmCode', 'code_exists', 'is already the code of another film')],
      }
    const after = await storedFilm(tx, code)
    await audit(tx, {
      ...{ actor, reason, wall: clocks.wall(), subject: 'films', subjectId: code, event: 'publish' },
      change: { before: (known?.document ?? {}) as never, after: (after ? documentOf(after).document : {}) as never },
    })
    return { outcome: 'published', faults: [] }
  })
