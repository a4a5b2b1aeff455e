import { endSessionsRequest, sessionsReply, sessionsRequest } from '../sessions.ts'
import { endpoints, registered } from './endpoint.ts'

const tag = 'sessions'

/** The caller's sessions (SEC-7). Replies are never cached. */
export const sessionEndpoints = endpoints({
  'POST /user/sessions': {
    access: registered,
    tag,
    summary:
      'The caller’s active sessions, fifty unless the call names a limit, with device, country, first and last use',
    body: sessionsRequest,
    reply: sessionsReply,
  },
  'POST /user/sessions/end': {
    access: registered,
    tag,
    summary: 'Ends one session or login of the caller, every other session, or all of them, on every server at once',
    body: endSessionsRequest,
    reply: sessionsReply,
    // more sessions than a person ends by hand
    limits: [{ per: 'person', name: 'sessions', calls: 120, window: 3_600_000 }],
    load: 'signIn',
  },
})
