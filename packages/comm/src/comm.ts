import type { ClientConfig } from '@foyer/protocol/config'
import type { Flag } from '@foyer/protocol/machines/identity'
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

/** The platform and the deployment's configuration. */
export interface CommConfig extends Platform {
  /** `/config.json` of the deployment */
  readonly client: ClientConfig
  readonly app?: Partial<AppInfo>
  /** storage keys that differ from `defaultKeyNames` */
  readonly keyNames?: Partial<KeyNames>
}

/** The session with the servers: the visitor's identity, and calls signed with its credentials. */
export interface Comm {
  /** '' before init, then the level reached (I1) */
  readonly flag: Flag
  /** null below register level; `client`, the account logged in to, exists at login level only */
  readonly userInfo: UserInfo | null
  /**
   * Calls `listener` after each change of `flag` or `userInfo`, including changes by other tabs; returns a function
   * that stops it.
   */
  subscribe(listener: () => void): () => void
  /**
   * Calls `listener` for each event of a name: `signedIn`, `refreshed`, `signedOut` with its reason. A page that opens
   * gets `signedIn` for a person who is already signed in; register listeners before `init` to miss nothing. Returns a
   * function that stops it.
   */
  on<E extends keyof SessionEvents>(name: E, listener: (event: SessionEvents[E]) => void): () => void
  /**
   * Restores what is stored and fetches what is missing. One call is enough; after a failure it may be called again,
   * and every signed call does so automatically.
   *
   * @throws CommError of kind `init`, code -1, with the reason of the failure
   */
  init(): Promise<void>
  /**
   * Calls the app API and returns the data of the reply (X1).
   *
   * @throws CommError only
   */
  call<T>(descriptor: CallDescriptor): Promise<T>
  /** As `call`, with a result object: never rejects, `data` is null unless `info.error_code` is 0 (X1). */
  result<T>(descriptor: CallDescriptor): Promise<Outcome<T>>
  /**
   * Calls a gateway function and returns the data of the reply (N7–N12, X1).
   *
   * @throws CommError only; with code 10001 before anything is sent for a market function without messageType
   */
  gateway<T>(descriptor: GatewayDescriptor): Promise<T>
  /** As `gateway`, with a result object; never rejects (X1). */
  gatewayResult<T>(descriptor: GatewayDescriptor): Promise<Outcome<T>>
  /**
   * Registers a person whose number was just proved, or whom another session hands over. A second call during a pending
   * one resolves at once, and its `error_message` says so (I8).
   *
   * @throws CommError
   */
  register(input: RegisterInput | HandoffInput): Promise<Info>
  /**
   * Logs the registered person in to the account whose password and second factor were just proved. If that account is
   * already logged in, it succeeds without a call (I9); the login of another account is quit. A second call during a
   * pending one resolves at once, and its `error_message` says so (I8). A login is never renewed: it ends with its
   * token, with the registration, with `quit` and with the page (I2, I4).
   *
   * @throws CommError; with reason `level_too_low` before anything is sent if no person is registered
   */
  login(input: LoginInput): Promise<Info>
  /**
   * Checks with the server whether the session is valid (N6). A token that the server refuses is replaced, or its level
   * ends; a network fault changes nothing. Returns the resulting flag; never rejects.
   */
  check(): Promise<Flag>
  /**
   * Leaves a level and the one above it, at once on this device, and then notifies the server. Never rejects: `info`
   * says whether the server was reached. If it was not, it is notified when the network returns or a page opens again.
   */
  quit(level: 'login' | 'register'): Promise<Info>
}

/** X1: the data, or a CommError. */
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

/** Creates the communication layer for one deployment on one platform. It is idle until its methods are called. */
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
