import type { FilmProgress } from '@foyer/api/films'
import { keepEvery, seenBefore } from '@foyer/api/playback-limits'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { limitPerson } from '../../http/rate-limit.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { Refused } from '../../refused.ts'
import { lockPerson, personIdOf } from '../identity/public.ts'
import { findFilm } from './queries.ts'

/** Per minute and person: players store progress at intervals on several devices, and once more when closed. */
const perPerson = { name: 'film-progress', limit: (60 / keepEvery) * 10, windowMs: 60_000 }
const mostShown = 200

const columns = (db: ISql) =>
  db`film, position_ms / 1000.0::float8 as position, seen, (extract(epoch from at) * 1000)::float8 as at`

/** A person's progress in one film; null if they never began it. */
export const progressIn = async (db: ISql, personId: number, film: string): Promise<FilmProgress | null> => {
  const [row] = await db<FilmProgress[]>`
    select ${columns(db)} from film_progress where person_id = ${personId} and film = ${film}`
  return row ?? null
}

/** All films that the caller began, the last one first. */
export const progressFor = async ({ db }: Context, caller: Caller): Promise<FilmProgress[]> => {
  const personId = await personIdOf(db, caller)
  return db<FilmProgress[]>`
    select ${columns(db)} from film_progress where person_id = ${personId} order by film_progress.at desc, film limit ${mostShown}`
}

interface Place {
  readonly film: string
  /** seconds */
  readonly position: number
  /** wall clock of the device */
  readonly at: number
}

/**
 * Stores the caller's position in a film. The position with the later device time remains, in whatever order they
 * arrive. A film that was seen to its end stays seen.
 *
 * @returns the stored progress
 * @throws Refused `not_found`, `rate_limited`
 */
export const storeProgress = async (context: Context, caller: Caller, place: Place): Promise<FilmProgress> => {
  const { db, clocks } = context
  const film = await findFilm(db, place.film, clocks.business())
  if (!film) throw new Refused('not_found', 'there is no such film')
  await limitPerson(context, await personIdOf(db, caller), perPerson)
  const position = Math.min(place.position, film.card.durationSeconds)
  // a device with a fast clock would otherwise block later positions of other devices
  const at = Math.min(place.at, clocks.wall())
  return db.begin(async (tx) => {
    const personId = await lockPerson(tx, caller)
    const row = {
      ...{ person_id: personId, film: place.film, position_ms: Math.round(position * 1000) },
      ...{ seen: position >= film.card.durationSeconds - seenBefore, at: new Date(at) },
    }
    await tx`
      insert into film_progress ${tx(row)}
      on conflict (person_id, film) do update set
        position_ms = case when excluded.at >= film_progress.at
          then excluded.position_ms else film_progress.position_ms end,
        seen = film_progress.seen or excluded.seen,
        at = greatest(film_progress.at, excluded.at)`
    const stored = await progressIn(tx, personId, place.film)
    if (!stored) throw new Error('the progress that was just stored does not exist')
    return stored
  })
}
