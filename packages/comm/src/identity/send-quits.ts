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
  readonly sendQuit: (leaving: Credentials) => Promise<void>
}

/**
 * Whether a refusal means that the session has ended at the server, or is unknown there. Any other failure may be
 * temporary.
 */
const isFinal = (error: unknown): boolean =>
  error instanceof CommError &&
  error.kind === 'refused' &&
  !/^(rate_limited|server_error|unavailable|unexpected|signature_stale)$/.test(error.reason)

/**
 * The credentials that sign a quit; undefined if its token has expired or is of another session, or its app key does
 * not open.
 */
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

/**
 * Sends the quits that the server has not received, each signed as the person who left; those that fail are retained.
 */
export const sendUnsent = async (options: Options): Promise<void> => {
  const { quits, openKey, sendQuit } = options
  for (const level of ['register', 'login'] as const)
    for (const quit of quits[level].read()) {
      const leaving = await credentialsOf(quit, level, options)
      const isDone = leaving ? await sendQuit(leaving).then(() => true, isFinal) : !(await openKey()).isStandIn
      if (isDone) quits[level].remove(quit)
    }
}
