import type { filmStatus } from '@foyer/api/films'
import type { ISql, JSONValue } from 'postgres'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { type Actor, audit } from '../../engine/audit.ts'
import { Refused } from '../../refused.ts'
import { mediaNames } from '../content/public.ts'
import { authoredFilm, storedContent } from './authored.ts'
import { posterOf, presentersOf } from './film.ts'
import { sceneSeconds, segmentCount, segmentSeconds } from './reels.ts'

type Authored = z.infer<typeof authoredFilm>

/** The minimum number of scenes of a film. */
export const minScenes = 3

/** Faults that the schema cannot detect: missing files and presenters, and lines that do not match the scenes. */
const faultsOf = ({ reel, presenters, cues, chapters, status }: Authored, poster: string): string[] => {
  const scenes = (segmentCount(reel) * segmentSeconds) / sceneSeconds
  const shown = cues.length === 0 ? scenes : cues.length
  const begins = chapters.map(({ scene }) => scene)
  const isInOrder = begins.every((scene, i) => scene >= 0 && scene < shown && (i === 0 || scene > (begins[i - 1] ?? 0)))
  const isLengthValid = shown >= minScenes && shown <= scenes && (status !== 'ready' || cues.length > 0)
  const faults = [
    ...(mediaNames().includes(poster) ? [] : [`there is no poster ${poster}`]),
    ...(isLengthValid
      ? []
      : [`${reel} has ${scenes} scenes: a film shows at least ${minScenes} and has one line for each`]),
    ...(isInOrder ? [] : ['chapters must begin with scenes, in order']),
  ]
  try {
    presentersOf(presenters)
    return faults
  } catch (error) {
    return [...faults, String(error)]
  }
}

/** Validates a film. @param poster if it is not that of the film's code @throws Refused `invalid_request` with all faults */
export const checkedFilm = (content: unknown, poster?: string | null): Authored => {
  const parsed = authoredFilm.safeParse(content)
  if (!parsed.success) throw new Refused('invalid_request', z.prettifyError(parsed.error))
  const faults = faultsOf(parsed.data, poster ?? posterOf(parsed.data.code))
  if (faults.length > 0) throw new Refused('invalid_request', faults.join('; '))
  return parsed.data
}

/**
 * @throws Refused `invalid_request` for another reel under the same code, because caches hold the old segments under
 * those addresses
 */
const checkReel = async (tx: ISql, { code, reel }: Authored): Promise<void> => {
  const [before] = await tx<{ reel: string }[]>`select content ->> 'reel' as reel from films where code = ${code}`
  if (before && before.reel !== reel)
    throw new Refused('invalid_request', `${code} has the reel ${before.reel}: another reel needs another code`)
}

/** Publishes a film, or replaces the film with its code. @param publishedAt business clock */
export const publishFilm = async (
  { db, clocks }: Context,
  content: JSONValue,
  publishedAt: number,
  actor: Actor,
): Promise<void> => {
  const film = checkedFilm(content)
  const { code, topic, status, loginOnly, mainland, series } = film
  const columns = {
    ...{ topic, published_at: new Date(publishedAt), status, login_only: loginOnly, mainland },
    series: series ? db.json(series) : null,
  }
  await db.begin(async (tx) => {
    await checkReel(tx, film)
    await tx`
      insert into films ${tx({ code, ...columns, content: tx.json(storedContent(content)) })}
      on conflict (code) do update set topic = excluded.topic, published_at = excluded.published_at,
        status = excluded.status, login_only = excluded.login_only, mainland = excluded.mainland, content = excluded.content,
        series = excluded.series, poster = null`
    await audit(tx, { actor, subject: 'films', subjectId: code, event: 'publish', wall: clocks.wall() })
  })
}

/** The film has another status than the member of staff saw. */
export class OutdatedStatus extends Error {}

/**
 * Sets whether a film plays from now on. @param from the status that a member of staff saw @throws OutdatedStatus @throws Refused `not_found`; `invalid_request` if something it needs to play
 * is missing
 */
export const setFilmStatus = async (
  { db, clocks }: Context,
  code: string,
  status: z.infer<typeof filmStatus>,
  { actor, reason, from }: { readonly actor: Actor; readonly reason?: string; readonly from?: string },
): Promise<void> => {
  await db.begin(async (tx: ISql) => {
    const [film] = await tx<{ content: object; poster: string | null; before: string }[]>`
      update films set status = ${status} from (select status from films where code = ${code} for update) as earlier
      where code = ${code} returning content, poster, earlier.status as before`
    if (!film) throw new Refused('not_found', 'there is no such film')
    if (from !== undefined && film.before !== from) throw new OutdatedStatus()
    // a film that was being prepared may have no captions yet
    if (status === 'ready') checkedFilm({ ...film.content, status }, film.poster)
    const change = { before: { status: film.before }, after: { status } }
    await audit(tx, {
      actor,
      subject: 'films',
      subjectId: code,
      event: 'status',
      wall: clocks.wall(),
      change,
      ...(reason !== undefined && { reason }),
    })
  })
}
