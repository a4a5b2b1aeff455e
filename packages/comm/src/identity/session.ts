import { ErrorCode, ErrorMessage } from '@foyer/contract/errors'
import { visitorCodeLength } from '@foyer/contract/limits'
import type { Level } from '@foyer/contract/machines/identity'
import type { ServerClock } from '../clock.ts'
import { asCommError, CommError, type Info, success } from '../comm-error.ts'
import type { UnwrappingKey } from '../keys/unwrapping-key.ts'
import type { Platform } from '../platform.ts'
import { decimal, randomText } from '../random.ts'
import type { KeyNames } from '../storage/key-names.ts'
import { type CredentialSource, credentialSource } from './credential-source.ts'
import { exchange } from './exchange.ts'
import type { RegisterInput } from './register-input.ts'
import { renewal } from './renewal.ts'
import { type IdentityState, identityState } from './state.ts'
import { isValid } from './token.ts'
import type { TokenCalls } from './token-calls.ts'
import { createVault } from './vault.ts'

/** The identity of this device, level by level (I1). */
export interface Session {
  readonly state: IdentityState
  init(): Promise<void>
  /** Resolves once whatever is pending has come to an end, well or not (I10). */
  settled(): Promise<void>
  /** What to sign with: register credentials as long as a registration is kept, else the tourist's (P1). */
  source(level: 'tourist' | 'register'): Promise<CredentialSource>
  register(input: RegisterInput): Promise<Info>
  quit(): Promise<Info>
}

interface Options {
  readonly platform: Platform
  readonly keyNames: KeyNames
  readonly sessionId: string
  readonly clock: ServerClock
  readonly openKey: () => Promise<UnwrappingKey>
  readonly calls: TokenCalls
}

export const createSession = ({ platform, keyNames, sessionId, clock, openKey, calls }: Options): Session => {
  const { storage, loginStore, random, now, lock, tick } = platform
  const vaultOf = (level: Level) => createVault(storage, keyNames, level)
  const registration = vaultOf('register')
  const state = identityState(storage, keyNames.flag, () => register.held?.params)
  const shared = { sessionId, clock, now, lock, openKey }

  const tourist = credentialSource({
    ...shared,
    level: 'tourist',
    vault: vaultOf('tourist'),
    // a refresh goes on as the same visitor; whoever comes without a token is a new one (I3)
    obtain: (previous) =>
      calls.tourist(previous?.params.mobileUserCode ?? randomText(random, decimal, visitorCodeLength)),
    onReady: () => state.raise('touristReady'),
    onLost: () => undefined,
  })

  const register: CredentialSource = credentialSource({
    ...shared,
    level: 'register',
    vault: registration,
    obtain: renewal({
      params: () => register.params,
      renew: (params) => exchange(tourist, (credentials) => calls.renew(credentials, params)),
      onRefused: () => leaveRegister('registerExpired'),
    }),
    onReady: () => state.raise('registerReady'),
    onLost: () => state.raise('registerExpired'),
  })

  /** true also while its token has run out and the next one is not there yet */
  const isRegistered = (): boolean => register.params?.socketPwd !== undefined

  const leaveRegister = (event: 'quitRegister' | 'registerExpired'): void => {
    register.end()
    state.raise(event)
  }

  let initialising: Promise<void> | undefined
  let registering: Promise<Info> | undefined
  let quits = 0

  const refresh = (): void => {
    void tourist.refresh()
    if (isRegistered()) void register.refresh()
  }

  const start = async (): Promise<void> => {
    state.raise('init')
    for (const name of [keyNames.loginToken, keyNames.loginParams, keyNames.loginAppKey]) loginStore.set(name, '')
    await Promise.all([tourist.restore(), register.restore()])
    // whoever is registered already is not kept out by a tourist token that does not come
    if (!register.held) await tourist.get()
    if (!register.held && isRegistered()) await register.refresh()
    refresh()
    storage.watch?.(follow)
    tick?.(refresh)
  }

  const init = (): Promise<void> => {
    initialising ??= start().catch((cause) => {
      initialising = undefined
      const { info, reason, detail } = asCommError(cause)
      throw new CommError('init', JSON.stringify(info), { code: ErrorCode.unexpected, reason, detail, cause })
    })
    return initialising
  }

  /** Another tab signed in or out, or refreshed (E4, I16). */
  const follow = (key: string | null): void => {
    if (key === keyNames.flag && storage.get(key) === 'tourist' && !registration.params() && register.held)
      leaveRegister('quitRegister')
    else if (key === keyNames.registerToken) void register.restore()
  }

  const identify = async (input: RegisterInput): Promise<Info> => {
    await ready()
    if (register.held?.params.mobileUserCode === input.userCode) return success
    const before = quits
    const grant = await exchange(tourist, (credentials) => calls.identify(credentials, input))
    await register.put(grant, () => quits === before)
    return success
  }

  const ready = (): Promise<void> =>
    init().catch((cause) => {
      throw new CommError('init', ErrorMessage.reenter, { cause })
    })

  return {
    state,
    init,
    async settled() {
      await Promise.allSettled([initialising, registering])
    },
    async source(level) {
      await ready()
      return level === 'register' && isRegistered() ? register : tourist
    },
    register(input) {
      // I8
      if (registering) return Promise.resolve({ ...success, error_message: ErrorMessage.registerTwice })
      registering = identify(input).finally(() => {
        registering = undefined
      })
      return registering
    },
    async quit() {
      const { held } = register
      quits++
      leaveRegister('quitRegister')
      // an expired token ends nothing at the server any more, and its socketPwd is gone with this device's copy
      if (!held || !isValid(held.claims, clock.now())) return success
      const leaving = { get: async () => held, discard: () => undefined }
      return exchange(leaving, calls.quit).then(
        () => success,
        (error) => asCommError(error).info,
      )
    },
  }
}
