import type { ClientConfig } from '@foyer/contract/config'
import type { Result } from '@foyer/contract/errors'
import type { Flag } from '@foyer/contract/machines/identity'
import { type AppInfo, appInfo } from './app-info.ts'
import { abortable } from './calls/abortable.ts'
import { type CallDescriptor, outgoing } from './calls/descriptor.ts'
import { createSend } from './calls/send.ts'
import { serverClock } from './clock.ts'
import { asCommError, type Info, success } from './comm-error.ts'
import { exchange } from './identity/exchange.ts'
import type { RegisterInput } from './identity/register-input.ts'
import { createSession } from './identity/session.ts'
import { openSessionId } from './identity/session-id.ts'
import type { UserInfo } from './identity/state.ts'
import { tokenCalls } from './identity/token-calls.ts'
import { keyOpener } from './keys/open-key.ts'
import type { Platform } from './platform.ts'
import { createSigner } from './signing/signer.ts'
import { defaultKeyNames, type KeyNames } from './storage/key-names.ts'

/** Where we are, and what this deployment is. */
export interface CommConfig extends Platform {
  /** `/config.json` of the deployment */
  readonly client: ClientConfig
  readonly app?: Partial<AppInfo>
  /** names of stored values that differ from `defaultKeyNames` */
  readonly keyNames?: Partial<KeyNames>
}

/** The session with the servers: who the visitor is, and calls signed as whoever that is. */
export interface Comm {
  /** '' before init, then the level reached (I1) */
  readonly flag: Flag
  /** null below register level */
  readonly userInfo: UserInfo | null
  /** Calls back after each change of `flag` or `userInfo`, another tab's included; returns how to stop. */
  subscribe(listener: () => void): () => void
  /**
   * Restores what is stored and gets what is missing. Once is enough; after a failure it may be called again, and any
   * signed call does so by itself.
   *
   * @throws CommError of kind `init`, code -1, with the reason of what failed
   */
  init(): Promise<void>
  /**
   * The data of a reply (X1).
   *
   * @throws CommError, and nothing else
   */
  call<T>(descriptor: CallDescriptor): Promise<T>
  /** The same as a result object: never rejects, `data` is null unless `info.error_code` is 0 (X1). */
  result<T>(descriptor: CallDescriptor): Promise<Result<T>>
  /**
   * Registers a person whose number was just proved. A second call while one is pending resolves at once, its
   * `error_message` saying so (I8).
   *
   * @throws CommError
   */
  register(input: RegisterInput): Promise<Info>
  /** Signs out here at once, then tells the server. Never rejects: `info` says whether the server heard of it. */
  quit(level: 'register'): Promise<Info>
}

/** The communication layer for one deployment on one platform. Does nothing until it is asked to. */
export const createComm = ({ client, app: given, keyNames: renamed, ...platform }: CommConfig): Comm => {
  const { storage, random, now, transport, deviceKey } = platform
  const keyNames = { ...defaultKeyNames, ...renamed }
  const app = appInfo(client, given)
  const sessionId = app.sessionId || openSessionId(storage, keyNames.sessionId, random)
  const clock = serverClock(now, {
    read: () => storage.get(keyNames.clockOffset),
    write: (offset) => storage.set(keyNames.clockOffset, offset),
  })
  const signer = createSigner({ app, builtIn: client.twoLayer, sessionId, clock, random })
  const send = createSend({ hosts: client.hosts, app, transport, clock, now })
  const openKey = keyOpener(deviceKey, client.deploymentKey)
  const calls = tokenCalls({ send, signer, sessionId, openKey, random })
  const session = createSession({ platform, keyNames, sessionId, clock, openKey, calls })

  const answer = async (descriptor: CallDescriptor): Promise<unknown> => {
    const { credentials = 'current', signal } = descriptor
    const call = outgoing(descriptor)
    await abortable(session.settled(), signal)
    if (credentials === 'none') return send(call)
    if (credentials === 'twoLayer') return send(call, signer.twoLayer())
    const source = await abortable(session.source(credentials === 'tourist' ? 'tourist' : 'register'), signal)
    return exchange({ get: () => abortable(source.get(), signal), discard: source.discard }, (held) =>
      send(call, signer.threeLayer(held)),
    )
  }

  const call = async <T>(descriptor: CallDescriptor): Promise<T> => {
    try {
      return (await answer(descriptor)) as T
    } catch (error) {
      throw asCommError(error)
    }
  }

  return {
    get flag() {
      return session.state.flag
    },
    get userInfo() {
      return session.state.userInfo
    },
    subscribe: session.state.subscribe,
    init: session.init,
    call,
    async result<T>(descriptor: CallDescriptor) {
      try {
        return { data: await call<T>(descriptor), info: success }
      } catch (error) {
        return { data: null, info: asCommError(error).info }
      }
    },
    register: session.register,
    quit: () => session.quit(),
  }
}
