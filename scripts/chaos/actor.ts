import type { Context } from '../../apps/server/src/context.ts'
import type { App } from '../../apps/server/src/http/app.ts'
import { type Device, device } from '../../apps/server/src/testing/signed-client.ts'
import { type Caller, callerOf, type Reply, type Traffic } from './caller.ts'
import type { History } from './history.ts'
import type { Random } from './random.ts'
import type { Session } from './session.ts'

/** Somebody with a device, who calls the servers over the network. */
export interface Actor {
  readonly history: History
  readonly random: Random
  readonly device: Device
  readonly caller: Caller
  /** A signed act, repeated until a server confirms or refuses it. */
  act(path: string, body: object, session: Session): Promise<Reply | undefined>
  /** A signed call that changes nothing. */
  read(path: string, body: object, session: Session): Promise<Reply | undefined>
}

/** What an actor signs with: the clock and the secrets that every client knows. */
export type Signing = Pick<Context, 'clocks' | 'secrets'>

/** @param address a network address that no other actor has */
export const actorOf = (
  traffic: Traffic,
  signing: Signing,
  one: { readonly history: History; readonly random: Random; readonly address: string },
): Actor => {
  // it signs only; it injects no request
  const from = device({} as App, signing as Context, one.address)
  const caller = callerOf(traffic, one)
  const shortOf = (path: string) => path.replace(/^\/(api\/user|trade)\//, '')
  return {
    ...one,
    device: from,
    caller,
    act: (path, body, { as, renew }) => caller.act(shortOf(path), () => from.sign(path, body, as()), renew),
    read: (path, body, { as, renew }) => caller.read(shortOf(path), () => from.sign(path, body, as()), renew),
  }
}
