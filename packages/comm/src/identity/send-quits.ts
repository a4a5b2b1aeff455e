import type { AppInfo } from '../app-info.ts'
import type { ServerClock } from '../clock.ts'
import { CommError } from '../comm-error.ts'
import type { UnwrappingKey } from '../keys/unwrapping-key.ts'
import type { Credentials } from './credential-source.ts'
import type { PersonLevel } from './person-level.ts'
import type { QuitList } from './quits.ts'
import { isValid, readClaims } from './token.ts'

interface Options {
  readonly quits: { readonly [L in PersonLevel]: QuitList }
  readonly app: AppInfo
  readonly clock: ServerClock
  readonly openKey: () => Promise<UnwrappingKey>
  readonly tellQuit: (leaving: Credentials) => Promise<void>
}

/** Whether a refusal is the server's last word on a session: it is over there, or not known. Any other failure may pass. */
const isFinal = (error: unknown): boolean =>
  error instanceof CommError &&
  error.kind === 'refused' &&
  !/^(rate_limited|server_error|unavailable|unexpected|signature_stale)$/.test(error.reason)

/** What a quit is signed with; undefined where its token ran out, is of another session, or its app key does not open. */
const credentialsOf = async (
  quit: string,
  level: PersonLevel,
  { app, clock, openKey }: Options,
): Promise<Credentials | undefined> => {
  const [token = '', wrappedKey = ''] = quit.split(' ')
  const claims = readClaims(token, level)
  if (claims?.sessionId !== app.sessionId || !isValid(claims, clock.now())) return undefined
  const key = await openKey()
  const appKey = await key.unwrap(wrappedKey).catch(() => undefined)
  return appKey && { token, wrappedKey, claims, appKey, params: {} }
}

/** Sends the quits that the server has not heard of, each signed as whoever left; what it cannot hear now stays. */
export const sendUnsent = async (options: Options): Promise<void> => {
  const { quits, openKey, tellQuit } = options
  for (const level of ['register', 'login'] as const)
    for (const quit of quits[level].read()) {
      const leaving = await credentialsOf(quit, level, options)
      const isDone = leaving ? await tellQuit(leaving).then(() => true, isFinal) : !(await openKey()).isStandIn
      if (isDone) quits[level].remove(quit)
    }
}
