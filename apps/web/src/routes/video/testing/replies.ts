import type { FilmDetail, FilmState, Playback, PlayReply } from '@foyer/api/films'
import { type Answers, publicDocument, type Received } from '@foyer/testing/browser'

const route = (code: string) => ({ code, path: `/video?code=${code}`, endpoint: `GET /api/films/${code}` })
/** Films of the sandbox. */
export const films = {
  open: route('margin-interest'),
  /** 24 seconds, half as long as the open one */
  short: route('not-all-in-one-basket'),
  loginOnly: route('how-new-shares-are-allotted'),
  processing: route('818-rates-replay'),
  unavailable: route('one-fund-two-currencies'),
  removed: route('typhoon-and-trading'),
} as const

/** The public reply about a film, with a change. */
export const filmWith =
  (change: Partial<FilmDetail>) =>
  async (request: Received): Promise<FilmDetail> => ({
    ...(await publicDocument<FilmDetail>(request.path)),
    ...change,
  })
export const notPlayable = (state: FilmState): Partial<FilmDetail> => ({ state, playback: null })

/** The part of a film that a caller in the mainland receives. */
export const withheld: Partial<FilmDetail> = {
  ...notPlayable('withheld'),
  lead: { 'zh-CN': '', 'zh-HK': '', 'en-US': '' },
  paragraphs: [],
  presenters: [],
  related: [],
}

/**
 * The playback of the open film. It replaces that of films for account holders, whose addresses only the server can
 * issue.
 */
const playback = async (): Promise<Playback | null> =>
  (await publicDocument<FilmDetail>(`/api/films/${films.open.code}`)).playback

export const play = 'POST /api/user/films/play'
export const storeEndpoint = 'POST /api/user/films/progress/keep'

/** The reply to a signed-in person about a film that plays for them. */
export const playReply = async (change: Partial<PlayReply> = {}): Promise<PlayReply> => ({
  state: 'ready',
  playback: await playback(),
  progress: null,
  ...change,
})

/** A server that stores every place it receives. */
export const placesStored: Answers = { [storeEndpoint]: ({ body }: Received) => ({ seen: false, ...(body as object) }) }

/** A server that issues a new pass for each request. It calls `onNew` when a pass replaces the first. */
export const newPassEachTime = (onNew: () => unknown) => {
  let passes = 0
  return async (): Promise<PlayReply> => {
    const given = await playback()
    passes++
    if (passes > 1) onNew()
    return playReply({ playback: given && { ...given, url: `${given.url}?pass=${passes}` } })
  }
}
