import type { FilmProgress } from '@foyer/contract/films'
import { keepEvery, seenBefore } from '@foyer/contract/playback-limits'
import type { ISql } from 'postgres'
import type { Context } from '../../context.ts'
import { limitPerson } from '../../http/rate-limit.ts'
import { Refused } from '../../http/refused.ts'
import type { Caller } from '../../http/signing/caller.ts'
import { lockPerson, personIdOf } from '../identity/persons.ts'
import { findFilm } from './queries.ts'

/** A minute of one person: a player keeps its place every so often on several devices, and once more when it is left. */
const perPerson = { name: 'film-progress', limit: (60 / keepEvery) * 10, windowMs: 60_000 }
const mostShown = 200

const columns = (db: ISql) =>
  db`film, position_ms / 1000.0::float8 as position, seen, (extract(epoch from at) * 1000)::float8 as at`

/** Where somebody is in one film; null where they never began it. */
export const progressIn = async (db: ISql, personId: number, film: string): Promise<FilmProgress | null> => {
  const [row] = await db<FilmProgress[]>`
    select ${columns(db)} from film_progress where person_id = ${personId} and film = ${film}`
  return row ?? null
}

/** All films the caller began, the last one first. */
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
 * Keeps where the caller is in a film. Of two places the later one holds, whatever order they come in; a film that was seen
 * to its end stays seen.
 *
 * @returns the place that holds
 * @throws Refused `not_found`, `rate_limited`
 */
export const keepProgress = async (context: Context, caller: Caller, place: Place): Promise<FilmProgress> => {
  const { db, clocks } = context
  const film = await findFilm(db, place.film, clocks.business())
  if (!film) throw new Refused('not_found', 'there is no such film')
  await limitPerson(context, await personIdOf(db, caller), perPerson)
  const position = Math.min(place.position, film.card.durationSeconds)
  // a device whose clock is fast would keep all others out
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
    const kept = await progressIn(tx, personId, place.film)
    if (!kept) throw new Error('what was kept a moment ago is gone')
    return kept
  })
}
