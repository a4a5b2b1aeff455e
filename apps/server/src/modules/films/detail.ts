import type { FilmDetail, FilmState, Playback } from '@foyer/api/films'
import { foundingLanguages } from '@foyer/api/founding-languages'
import type { ISql } from 'postgres'
import type { Film } from './film.ts'
import { openPass } from './passes.ts'
import { suffixOf } from './playlists.ts'
import { relatedTo, type Viewpoint } from './queries.ts'

const nothing = { 'zh-CN': '', 'zh-HK': '', 'en-US': '' } as const
const related = 6

/** The state of a film for a viewer, before the login requirement is applied. */
export const stateOf = ({ card, isForMainland }: Film, isMainland: boolean): FilmState => {
  if (isMainland && !isForMainland) return 'withheld'
  return card.status
}

/** What a player needs to play the film with a pass. */
export const playbackOf = ({ card, chapters, cues }: Film, pass: string, validUntil: number | null): Playback => {
  const base = `films/${card.code}/play/${pass}`
  return {
    url: `${base}/index.m3u8`,
    validUntil,
    captions: foundingLanguages.map((language) => ({ language, url: `${base}/captions-${suffixOf(language)}.vtt` })),
    chapters,
    cues,
  }
}

/** The public detail of a film. */
export const detailOf = async (db: ISql, film: Film, view: Viewpoint): Promise<FilmDetail> => {
  const state = stateOf(film, view.isMainland)
  if (state === 'withheld') {
    const { series: _, ...card } = film.card
    return {
      ...{ ...card, lead: nothing, asOf: view.at, state },
      ...{ paragraphs: [], presenters: [], playback: null, related: [] },
    }
  }
  const isOpen = state === 'ready' && !film.card.loginOnly
  return {
    ...film.card,
    asOf: view.at,
    state: state === 'ready' && !isOpen ? 'login_only' : state,
    paragraphs: film.paragraphs,
    presenters: film.presenters,
    playback: isOpen ? playbackOf(film, openPass, null) : null,
    related: (await relatedTo(db, view, film, related)).map(({ card }) => card),
  }
}
