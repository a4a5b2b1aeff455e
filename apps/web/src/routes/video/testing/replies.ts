import type { FilmDetail, FilmState, Playback, PlayReply } from '@foyer/contract/films'
import { type Answers, publicDocument, type Received } from '@foyer/testing/browser'

const route = (code: string) => ({ code, path: `/video?code=${code}`, endpoint: `GET /api/films/${code}` })
/** Films of the sandbox. */
export const films = {
  open: route('margin-interest'),
  loginOnly: route('how-new-shares-are-allotted'),
  processing: route('818-rates-replay'),
  unavailable: route('one-fund-two-currencies'),
  removed: route('typhoon-and-trading'),
} as const

/** A film's public answer, different in a part of it. */
export const filmWith =
  (change: Partial<FilmDetail>) =>
  async (request: Received): Promise<FilmDetail> => ({
    ...(await publicDocument<FilmDetail>(request.path)),
    ...change,
  })
export const notPlayable = (state: FilmState): Partial<FilmDetail> => ({ state, playback: null })

/** All that a caller in the mainland gets of a film. */
export const withheld: Partial<FilmDetail> = {
  ...notPlayable('withheld'),
  lead: { 'zh-CN': '', 'zh-HK': '', 'en-US': '' },
  paragraphs: [],
  presenters: [],
  related: [],
}

/** How the open film plays; in the place of one for account holders, whose addresses only the server can give. */
const playback = async (): Promise<Playback | null> =>
  (await publicDocument<FilmDetail>(`/api/films/${films.open.code}`)).playback

export const play = 'POST /api/user/films/play'
export const keep = 'POST /api/user/films/progress/keep'

/** What somebody who is signed in gets of a film that plays for them. */
export const playReply = async (change: Partial<PlayReply> = {}): Promise<PlayReply> => ({
  state: 'ready',
  playback: await playback(),
  progress: null,
  ...change,
})

/** The server keeps whatever place comes. */
export const placesKept: Answers = { [keep]: ({ body }: Received) => ({ seen: false, ...(body as object) }) }

/** A pass of its own each time it is requested; `onNew` once a pass replaces the first. */
export const newPassEachTime = (onNew: () => unknown) => {
  let passes = 0
  return async (): Promise<PlayReply> => {
    const given = await playback()
    passes++
    if (passes > 1) onNew()
    return playReply({ playback: given && { ...given, url: `${given.url}?pass=${passes}` } })
  }
}
