import { ErrorCode, ErrorMessage } from '@foyer/protocol/errors'
import { visitorCodeLength } from '@foyer/protocol/limits'
import type { Flag, Level } from '@foyer/protocol/machines/identity'
import type { AppInfo } from '../app-info.ts'
import type { ServerClock } from '../clock.ts'
import { asCommError, CommError, type Info, noAnswer, success } from '../comm-error.ts'
import type { UnwrappingKey } from '../keys/unwrapping-key.ts'
import { loaded } from '../loaded.ts'
import type { Platform } from '../platform.ts'
import { decimal, randomText } from '../random.ts'
import type { KeyNames } from '../storage/key-names.ts'
import {
  type CredentialSource,
  type Credentials,
  credentialSource,
  type LossReason,
  superseded,
} from './credential-source.ts'
import { exchange } from './exchange.ts'
import type { HandoffInput } from './handoff-input.ts'
import type { LoginInput } from './login-input.ts'
import type { Entrance } from './person.ts'
import type { PersonLevel } from './person-level.ts'
import { quitList, quitOf } from './quits.ts'
import type { RegisterInput } from './register-input.ts'
import type { SignOutReason } from './session-events.ts'
import { openSessionId } from './session-id.ts'
import { type IdentityState, identityState, isRegistered } from './state.ts'
import { isValid } from './token.ts'
import type { TokenCalls } from './token-calls.ts'
import { createVault } from './vault.ts'

/** The identity of this device, level by level (I1). */
export interface Session {
  readonly state: IdentityState
  init(): Promise<void>
  /** Resolves once all pending changes have ended, successfully or not (I10). */
  settled(): Promise<void>
  /**
   * The credentials that sign. `register`: the registration's if one is stored, otherwise the tourist's (P1, P3).
   * `current`: the login's if there is one, otherwise the same (P2).
   */
  source(of: 'tourist' | 'register' | 'current'): Promise<CredentialSource>
  register(input: RegisterInput | HandoffInput): Promise<Info>
  login(input: LoginInput): Promise<Info>
  check(): Promise<Flag>
  quit(level: PersonLevel, reason?: SignOutReason): Promise<Info>
}

interface Options {
  readonly platform: Platform
  readonly keyNames: KeyNames
  /** `init` sets its session id */
  readonly app: AppInfo
  readonly clock: ServerClock
  readonly openKey: () => Promise<UnwrappingKey>
  readonly calls: TokenCalls
}

const person = () => loaded(import('./person.ts'))

export const createSession = ({ platform, keyNames, app, clock, openKey, calls }: Options): Session => {
  const { storage, loginStore, random, now, lock, onOnline, tick } = platform
  const shared = { app, clock, now, lock, openKey }
  const registration = createVault(storage, keyNames, 'register')
  const about = (level: Level, vault = createVault(storage, keyNames, level)) => ({
    ...shared,
    level,
    vault,
    onReady: () => state.raise(`${level}Ready`),
    onLost: (token: string, why: LossReason) => state.raise(`${level}Expired`, token, why),
  })

  const tourist = credentialSource({
    ...about('tourist'),
    // a refresh continues the same visitor; a session without a token is a new visitor (I3)
    obtain: (previous) =>
      calls.tourist(previous?.params.mobileUserCode ?? randomText(random, decimal, visitorCodeLength)),
  })

  const register: CredentialSource = credentialSource({
    ...about('register', registration),
    obtain: async () => {
      if ((await openKey()).isStandIn) throw noAnswer('unreadable', 'the key of this device does not open')
      return (await person()).renew({
        params: () => register.params,
        send: (request) => exchange(tourist, (held) => calls.call('jwt', '/auth/register', request(held), held)),
        terminalSource: calls.terminalSource,
        onRefused: () => state.raise('registerEnded'),
      })
    },
    // a login ends with the token below it
    confirm: { isNeeded: () => login.held !== undefined, check: (held) => confirm(register, held) },
    onReady: (before) => {
      if (before && before.mobileUserCode !== register.params?.mobileUserCode) state.raise('registerReplaced')
      state.raise('registerReady')
    },
  })

  const login: CredentialSource = credentialSource({
    ...about('login', createVault(loginStore, keyNames, 'login')),
    confirm: { isNeeded: () => true, check: (held) => confirm(login, held) },
  })
  const levels = { tourist, register, login }
  const state = identityState(storage, keyNames.flag, levels)

  const isPerson = (): boolean => isRegistered(register)

  /** Checks with the server whether a token is valid, for exactly the given credentials. */
  const confirm = (of: CredentialSource, checked: Credentials): Promise<void> => {
    const get = async () => {
      if (of.held !== checked) throw superseded()
      return checked
    }
    return exchange({ get, discard: of.discard }, calls.check).catch((error) => {
      // if they ended meanwhile, no answer is needed
      if (of.held === checked) throw error
    })
  }

  let initialising: Promise<void> | undefined
  let isWatching = false
  let isReady = false
  /** entries that a person requested and has not quit since */
  const pending: { [L in PersonLevel]?: Promise<Info> } = {}
  const account = {}
  // those of a login are stored per tab, like all data of a login (I13)
  const quits = { register: quitList(storage, keyNames.quits), login: quitList(loginStore, keyNames.quits) }

  const refresh = (): void => {
    for (const source of isPerson() ? [tourist, register, login] : [tourist]) void source.refresh()
    sendQuits().catch(() => undefined)
  }

  const highest = (): CredentialSource => (isPerson() ? register : tourist)

  const start = async (): Promise<void> => {
    state.raise('init')
    // watches from the first read of the storage on, so that no sign-out is missed in between
    if (!isWatching) {
      storage.watch?.(follow)
      onOnline?.(networkReturned)
    }
    isWatching = true
    const open = async () => {
      app.sessionId ||= openSessionId(storage, keyNames.sessionId, random)
    }
    // tabs that open at once agree on the first session id: with one each, neither could use the other's tokens (E4)
    if (storage.get(keyNames.sessionId)) void open()
    else await lock(keyNames.sessionId, open)
    await Promise.all([tourist.restore(), register.restore()])
    const { held: restored } = highest()
    // a registered person can continue without a tourist token
    if (!register.held) await tourist.get()
    if (!register.held && isPerson()) await register.refresh()
    refresh()
    tick?.(refresh)
    isReady = true
    if (restored && restored === highest().held) void check()
  }

  const init = (): Promise<void> => {
    initialising ??= start().catch((cause) => {
      initialising = undefined
      const { info, reason, detail } = asCommError(cause)
      throw new CommError('init', JSON.stringify(info), { code: ErrorCode.unexpected, reason, detail, cause })
    })
    return initialising
  }

  const ready = (): Promise<void> =>
    init().catch((cause) => {
      throw new CommError('init', ErrorMessage.reenter, { cause })
    })

  /** Follows another tab that signed in or out, or refreshed (E4, I16). */
  const follow = (key: string | null): void => {
    if (key === keyNames.registerParams && registration.mark() === '' && isPerson())
      state.raise('registerQuit', '', 'elsewhere')
    else if (key === keyNames.registerToken) void register.restore()
  }

  const networkReturned = (): void => {
    for (const level of [tourist, register, login]) level.networkReturned()
    if (isReady) refresh()
  }

  const source: Session['source'] = async (of) => {
    await ready()
    await login.refresh()
    if (of === 'current' && login.held) return login
    return of === 'tourist' ? tourist : highest()
  }

  const check = async (): Promise<Flag> => {
    // `source` replaces a refused token or ends its level
    await source('current')
      .then((current) => exchange(current, calls.check))
      .catch(() => undefined)
    return state.flag
  }

  const sendQuit = (held: Credentials): Promise<void> =>
    exchange({ get: async () => held, discard: () => undefined }, calls.quit)

  /** Notifies the server, now or later; it does not need to know about an expired token. */
  const leave = async (held: Credentials | undefined): Promise<Info> => {
    if (!held || !isValid(held.claims, clock.now())) return success
    const list = quits[held.claims.level === 'login' ? 'login' : 'register']
    // stored before it is sent, since the page may be closed at once
    list.add(held)
    return sendQuit(held).then(
      () => {
        list.remove(quitOf(held))
        return success
      },
      (error) => asCommError(error).info,
    )
  }

  /**
   * Sends the stored quits: one tab at a time, each signed as the person who left, whoever is signed in by now
   * (COMM-15).
   */
  const sendQuits = async (): Promise<void> => {
    const unsent = [storage, loginStore].some((store) => store.get(keyNames.quits))
    if (!unsent) return
    const { sendUnsent } = await loaded(import('./send-quits.ts'))
    await lock(keyNames.quits, () => sendUnsent({ quits, app, clock, openKey, sendQuit }))
  }

  const quit: Session['quit'] = (level, reason = 'quit') => {
    const { held } = levels[level]
    delete pending[level]
    delete pending.login
    state.raise(`${level}Quit`, '', reason)
    if (level === 'register') registration.markLeft()
    return leave(held)
  }

  /** One entry at a time (I8); a login waits for the registration (I10). */
  const enter = (
    level: PersonLevel,
    work: (part: Awaited<ReturnType<typeof person>>, entrance: Entrance) => Promise<void>,
  ): Promise<Info> => {
    if (pending[level]) return Promise.resolve({ ...success, error_message: ErrorMessage[`${level}Twice`] })
    const isWanted = () => pending[level] === entry
    const entry: Promise<Info> = Promise.allSettled([pending.register])
      .then(ready)
      .then(person)
      .then((part) => work(part, { levels, calls, random, isWanted, leave, quit, account }))
      .then(() => success)
      .finally(() => {
        if (isWanted()) delete pending[level]
      })
    pending[level] = entry
    return entry
  }

  return {
    state,
    init,
    async settled() {
      await Promise.allSettled([initialising, pending.register, pending.login])
    },
    source,
    register: (input) => enter('register', (part, entrance) => part.register(entrance, input)),
    login: (input) => enter('login', (part, entrance) => part.login(entrance, input)),
    check,
    quit,
  }
}
