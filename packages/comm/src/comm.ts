import type { ClientConfig } from '@foyer/contract/config'
import type { Flag } from '@foyer/contract/machines/identity'
import { type AppInfo, appInfo, terminalSourceOf } from './app-info.ts'
import { type CallDescriptor, outgoing } from './calls/descriptor.ts'
import { createRetry } from './calls/retry.ts'
import { createSend } from './calls/send.ts'
import { createSendAs } from './calls/signed.ts'
import { serverClock } from './clock.ts'
import { asCommError, CommError, type Info, type Outcome, success } from './comm-error.ts'
import type { GatewayDescriptor } from './gateway/descriptor.ts'
import type { HandoffInput } from './identity/handoff-input.ts'
import type { LoginInput } from './identity/login-input.ts'
import type { RegisterInput } from './identity/register-input.ts'
import { createSession } from './identity/session.ts'
import type { SessionEvents } from './identity/session-events.ts'
import { tokenCalls } from './identity/token-calls.ts'
import type { UserInfo } from './identity/user-info.ts'
import { keyOpener } from './keys/open-key.ts'
import { loaded } from './loaded.ts'
import { createPause } from './pause.ts'
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
  /** null below register level; its `client`, the account logged in to, is there at login level only */
  readonly userInfo: UserInfo | null
  /** Calls back after each change of `flag` or `userInfo`, another tab's included; returns how to stop. */
  subscribe(listener: () => void): () => void
  /**
   * Calls back with each event of a name: `signedIn`, `refreshed`, `signedOut` with its reason. A page that opens hears of whoever
   * it finds signed in; listen before `init` to miss nothing. Returns how to stop.
   */
  on<E extends keyof SessionEvents>(name: E, listener: (event: SessionEvents[E]) => void): () => void
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
  result<T>(descriptor: CallDescriptor): Promise<Outcome<T>>
  /**
   * The data of a gateway function's reply (N7–N12, X1).
   *
   * @throws CommError, and nothing else; code 10001 before anything is sent for a market function without messageType
   */
  gateway<T>(descriptor: GatewayDescriptor): Promise<T>
  /** The same as a result object, which never rejects (X1). */
  gatewayResult<T>(descriptor: GatewayDescriptor): Promise<Outcome<T>>
  /**
   * Registers a person whose number was just proved, or whom another session hands over. A second call while one is
   * pending resolves at once, its `error_message` saying so (I8).
   *
   * @throws CommError
   */
  register(input: RegisterInput | HandoffInput): Promise<Info>
  /**
   * Logs in the person registered, to the account whose password and second factor were just proved. The account logged in
   * to already: success, nothing is sent (I9); another one: the login before is quit. A second call while one is pending
   * resolves at once, its `error_message` saying so (I8). A login is never renewed: it ends with its token, with the
   * registration, with `quit` and with the page (I2, I4).
   *
   * @throws CommError; with reason `level_too_low` before anything is sent where nobody is registered
   */
  login(input: LoginInput): Promise<Info>
  /**
   * Asks the server whether the session still holds (N6). A token it does not take is replaced, or its level ends; a
   * network fault changes nothing. Gives the flag after that; never rejects.
   */
  check(): Promise<Flag>
  /**
   * Leaves a level, and the one above it, here at once; then tells the server. Never rejects: `info` says whether the
   * server heard of it. What it has not heard, it hears once the network returns or a page opens again.
   */
  quit(level: 'login' | 'register'): Promise<Info>
}

/** X1: the data, or the one error. */
const promised = async <T>(answer: () => Promise<unknown>): Promise<T> => {
  try {
    return (await answer()) as T
  } catch (error) {
    throw asCommError(error)
  }
}

/** X1: the same as a result object. */
const asResult = <T>(answer: Promise<T>): Promise<Outcome<T>> =>
  answer.then(
    (data) => ({ data, info: success }),
    (error) => ({ data: null, info: asCommError(error).info }),
  )

/** The communication layer for one deployment on one platform. Does nothing until it is asked to. */
export const createComm = ({ client, app: given, keyNames: renamed, ...platform }: CommConfig): Comm => {
  const { storage, random, now, transport, deviceFacts, deviceKey, onOnline } = platform
  const keyNames = { ...defaultKeyNames, ...renamed }
  const app = appInfo(client, given)
  const clock = serverClock(now, {
    read: () => storage.get(keyNames.clockOffset),
    write: (offset) => storage.set(keyNames.clockOffset, offset),
  })
  const signer = createSigner({ app, builtIn: client.twoLayer, clock, random })
  const retry = createRetry(createPause(onOnline), random)
  const send = createSend({ hosts: client.hosts, app, deviceFacts, transport, clock, retry, now })
  const openKey = keyOpener(deviceKey, client.deploymentKey, {
    isSet: () => storage.get(keyNames.deviceKey) !== null,
    set: () => storage.get(keyNames.deviceKey) ?? storage.set(keyNames.deviceKey, '1'),
  })
  const terminalSource = terminalSourceOf(client, app)
  const calls = tokenCalls({ send, signer, app, openKey, terminalSource })
  const session = createSession({ platform, keyNames, app, clock, openKey, calls })

  const sendAs = createSendAs(session, signer)

  const call = <T>(descriptor: CallDescriptor): Promise<T> => {
    const { credentials = 'current', signal, seal } = descriptor
    return promised(async () => {
      const sealing = seal && (await loaded(import('./signing/seal-fields.ts')))
      return sendAs({ credentials, signal }, (sign, held) => {
        const call = outgoing(descriptor)
        if (!sealing) return send(call, sign)
        if (!held) throw new CommError('unexpected', `${credentials} has no app key to seal under`)
        return send({ ...call, body: sealing.sealFields(call.body, seal, held.appKey, random) }, sign)
      })
    })
  }

  const gateway = <T>(descriptor: GatewayDescriptor): Promise<T> =>
    promised(async () => {
      const { credentialsOf, gatewayRequest } = await loaded(import('./gateway/request.ts'))
      const request = gatewayRequest(descriptor, client.variant)
      const credentials = credentialsOf(descriptor.publicParamsType, client.variant)
      return sendAs({ credentials, signal: descriptor.signal }, (sign, held) => send(request(held?.params ?? {}), sign))
    })

  return {
    get flag() {
      return session.state.flag
    },
    get userInfo() {
      return session.state.userInfo
    },
    subscribe: session.state.subscribe,
    on: session.state.on,
    init: session.init,
    call,
    result: <T>(descriptor: CallDescriptor) => asResult(call<T>(descriptor)),
    gateway,
    gatewayResult: <T>(descriptor: GatewayDescriptor) => asResult(gateway<T>(descriptor)),
    register: session.register,
    login: session.login,
    check: session.check,
    quit: (level) => session.quit(level),
  }
}
