import type { ReasonOf, Served, SignedPath } from '@foyer/api/endpoints/calls'
import type { CallDescriptor, Comm, LoginInput } from '@foyer/comm'
import { loadConfig } from './config.ts'
import type { FailureOf } from './failure.ts'
import { openHost } from './host.ts'
import type { Shell } from './mini-program-shell.ts'
import { useUser } from './user-store.ts'

let comm: Comm | undefined
let opening: Promise<Comm> | undefined
let shell: Shell | undefined

/**
 * Opens the session with the server. The communication layer is loaded and initialised once, after the first paint, and
 * the user store follows its flag from then on. After a failed start the next call retries with the same layer, because
 * a second one would also follow other tabs.
 */
export const openSession = (): Promise<Comm> => {
  opening ??= open().catch((error) => {
    opening = undefined
    throw error
  })
  return opening
}

const follow = ({ flag, userInfo }: Comm) =>
  useUser.setState({ flag, userInfo, ...(!userInfo && { agreed: undefined }) })

const open = async (): Promise<Comm> => {
  const [{ openComm, findShell }, client, { transport }] = await Promise.all([
    import('./open-comm.ts'),
    loadConfig(),
    openHost(),
  ])
  if (!comm) {
    const layer = openComm(client, transport)
    layer.subscribe(() => follow(layer))
    comm = layer
  }
  await comm.init()
  shell = await findShell(comm)
  follow(comm)
  return comm
}

/**
 * Sends a signed call to the app API host: `api(pathTo('POST /user/:number/join', { number }), request)`.
 *
 * @returns the data of the reply
 * @throws an error with `reason` and `detail`, see `failureOf`
 */
export const api = async <Body, Data>(
  path: SignedPath<Body, Data>,
  body: NoInfer<Body>,
  options?: Pick<CallDescriptor, 'credentials' | 'seal' | 'signal'>,
): Promise<Data> => {
  const data = await (await openSession()).call<Data>({ path, body, ...options })
  if (import.meta.env.MODE === 'development') (await import('./check-reply.ts')).checkReply('POST', path, data)
  return data
}

export const register = async (input: Parameters<Comm['register']>[0]): Promise<void> => {
  await (await openSession()).register(input)
  shell?.signedIn()
}

export const login = async (input: LoginInput): Promise<void> => {
  await (await openSession()).login(input)
}

/**
 * Logs out of the account (`login`) or signs out completely (`register`), on this device at once. The server is
 * notified, and a failure to reach it has no effect here.
 */
export const quit = async (level: 'login' | 'register'): Promise<void> => {
  await (await openSession()).quit(level)
  if (level === 'register') shell?.signedOut()
}

/**
 * Converts anything thrown into a failure: the communication layer's reason, or `unexpected`.
 * @template C the calls that may have thrown; only their refusals can be compared with
 */
export const failureOf = <C extends Served = never>(error: unknown): FailureOf<C> => {
  const { reason, detail } = error as { reason?: ReasonOf<C>; detail?: FailureOf['detail'] }
  return { reason: reason ?? 'unexpected', detail }
}
