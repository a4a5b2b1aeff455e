import { z } from 'zod'
import { enteredMomentText } from '../entered-times.ts'
import {
  filmCode,
  filmDetail,
  filmStatus,
  filmsReply,
  filmsRequest,
  keepProgressReply,
  keepProgressRequest,
  playReply,
  playRequest,
  progressReply,
  progressRequest,
} from '../films.ts'
import { json } from '../json.ts'
import { endpoints, registered } from './endpoint.ts'

const tag = 'films'
/**
 * Only the visitor's browser may store the reply, because withheld content depends on the address. It revalidates each
 * time.
 */
const cache = 'private, no-cache'

/** Films as everybody may read about them. Their playlists, captions and segments are at the addresses of `playback`. */
export const filmEndpoints = endpoints({
  'GET /films': {
    access: 'open',
    tag,
    summary: 'A page of the films, the newest first, of one topic or of all',
    query: filmsRequest,
    reply: filmsReply,
    cache,
  },
  'GET /films/:code': {
    access: 'open',
    tag,
    summary: 'One film with its description, and its playback addresses unless it needs a login',
    params: z.object({ code: z.string() }),
    reply: filmDetail,
    cache,
    refusals: ['not_found'],
  },
})

/** A person's use of films. Signed replies are never cached. */
export const myFilmEndpoints = endpoints({
  'POST /user/films/play': {
    access: registered,
    tag,
    summary: 'Playback addresses of a film for the caller, and their progress',
    body: playRequest,
    reply: playReply,
  },
  'POST /user/films/progress': {
    access: registered,
    tag,
    summary: 'Progress of the caller in every film that they began',
    body: progressRequest,
    reply: progressReply,
  },
  'POST /user/films/progress/keep': {
    access: registered,
    tag,
    summary: 'Stores the position of the caller in a film; the later of two positions remains',
    body: keepProgressRequest,
    reply: keepProgressReply,
    refusals: ['not_found'],
  },
})

/** Staff publish films and change their status. */
export const filmOperatorEndpoints = endpoints({
  'POST /operators/films': {
    host: 'root',
    access: { staff: ['operations'], changes: true, machine: 'films' },
    tag: 'operators',
    summary: 'Publishes a film in the format of content/films from a moment on; the reply names all faults',
    body: z.strictObject({ film: z.record(z.string(), json), publishedAt: enteredMomentText }),
    reply: z.object({}),
  },
  'POST /operators/films/status': {
    host: 'root',
    access: { staff: ['operations'], changes: true, machine: 'films' },
    tag: 'operators',
    summary: 'Sets whether a film can be played, is unavailable or removed',
    body: z.strictObject({ film: filmCode, status: filmStatus }),
    reply: z.object({}),
    refusals: ['not_found'],
  },
})
