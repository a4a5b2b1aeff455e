import { CommError } from '../comm-error.ts'
import type { RandomBytes } from '../random.ts'
import { type Credentials, superseded } from './credential-source.ts'
import { exchange } from './exchange.ts'
import { registerGrant } from './grants.ts'
import { handoffGrant, handoffRequest } from './handoff.ts'
import type { HandoffInput } from './handoff-input.ts'
import { identityRequest } from './identity-request.ts'
import type { LoginInput } from './login-input.ts'
import { loginGrant, loginPath, loginRequest } from './login-request.ts'
import type { PersonLevel } from './person-level.ts'
import type { RegisterInput } from './register-input.ts'
import type { Levels } from './state.ts'
import { identityPath, type TokenCalls } from './token-calls.ts'
import type { Grant } from './vault.ts'

// Code that only signed-in persons need: a chunk of its own, which a visitor never loads.
export { renew } from './renewal.ts'

/** The parts of the session that entering a level needs. */
export interface Entrance {
  readonly levels: Levels
  readonly calls: TokenCalls
  readonly random: RandomBytes
  /** false once the person has quit again */
  readonly isWanted: () => boolean
  /** ends the session of these credentials at the server */
  readonly leave: (held: Credentials) => Promise<unknown>
  readonly quit: (level: PersonLevel, reason: 'replaced') => Promise<unknown>
  /** the account of the present login, if any */
  readonly account: { fundUserCode?: string }
}

/** Stores a grant in place of the previous one; a grant that is no longer wanted is returned to the server. */
const take = (
  { levels, isWanted, leave, quit }: Entrance,
  level: PersonLevel,
  grant: Grant,
  isStill: () => boolean = isWanted,
): Promise<void> =>
  levels[level].put(grant, (credentials) => {
    if (!isStill()) {
      void leave(credentials)
      throw superseded()
    }
    if (levels[level].held) void quit(level, 'replaced')
  })

/** From tourist to register level by the code of another session. */
const takeOver = async (entrance: Entrance, input: HandoffInput): Promise<void> => {
  const { levels, calls, random, leave } = entrance
  const grant = await exchange(levels.tourist, async (held) =>
    handoffGrant(await calls.call('trade', '/auth/handoff', handoffRequest(held, input, random), held)),
  )
  if (levels.register.held?.params.mobileUserCode !== grant.params.mobileUserCode)
    return take(entrance, 'register', grant)
  // I9: only the reply reveals that the person is already registered, so the new registration is returned
  const refuse = (spare: Credentials): never => {
    void leave(spare)
    throw superseded()
  }
  await levels.register.put(grant, refuse).catch(() => undefined)
}

/** From tourist to register level (I6). */
export const register = async (entrance: Entrance, input: RegisterInput | HandoffInput): Promise<void> => {
  if ('handoffCode' in input) return takeOver(entrance, input)
  const { levels, calls, random } = entrance
  // I9
  if (levels.register.held?.params.mobileUserCode === input.userCode) return
  const grant = await exchange(levels.tourist, async (held) => {
    const reply = await calls.call('trade', identityPath, identityRequest(held, input, random), held)
    return registerGrant(reply, input.userCode)
  })
  await take(entrance, 'register', grant)
}

/** From register to login level (I6). */
export const login = async (entrance: Entrance, input: LoginInput): Promise<void> => {
  const { levels, calls, random, account, isWanted } = entrance
  const person = levels.register
  await levels.login.refresh()
  // I9
  if (levels.login.held && account.fundUserCode === input.fundUserCode) return
  if (!person.params?.socketPwd) throw new CommError('refused', 'no registration', { reason: 'level_too_low' })
  let who: string | undefined
  const grant = await exchange(person, async (held) => {
    who = held.params.mobileUserCode
    return loginGrant(await calls.call('trade', loginPath(input), loginRequest(held, input, random), held), input)
  })
  await take(entrance, 'login', grant, () => isWanted() && person.held?.params.mobileUserCode === who)
  account.fundUserCode = input.fundUserCode
}
