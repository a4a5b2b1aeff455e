import type { Application, ApplicationReply } from '@foyer/api/offerings'
import type { Context } from '../../apps/server/src/context.ts'
import type { App } from '../../apps/server/src/http/app.ts'
import { bonds } from '../../apps/server/src/modules/offerings/testing.ts'
import { firmFixture } from '../../apps/server/src/modules/offerings/testing-firm.ts'
import { sealField } from '../../apps/server/src/testing/signed-client.ts'
import type { Office } from '../production-demo/office.ts'
import type { Actor } from './actor.ts'
import type { Reply, Request } from './caller.ts'
import type { ClientBooks, KnownApplication } from './client-books.ts'
import { nothing } from './person-books.ts'

const offering = 'green-bond-2026-1'
const cash = 1_000_000_00

/** A client of the firm who is logged in, with what the client knows. */
export interface Client {
  readonly actor: Actor
  readonly books: ClientBooks
  readonly contradictions: string[]
  /** Makes a signed call of the client. */
  readonly sign: (path: string, body: object) => Request
  readonly proof: object
  /** the firm's records */
  readonly firm: Pick<Awaited<ReturnType<ReturnType<typeof firmFixture>['firmClient']>>, 'account' | 'orders' | 'cash'>
  readonly seal: () => string
}

/** Opens an account at the firm and logs its client in, without the calls of a login. */
export const openClient = async (context: Context, office: Office, actor: Actor): Promise<Client> => {
  const { firmClient } = firmFixture(office, {} as App, context)
  const { from, login, proof, account, orders, cash: cashNow } = await firmClient(cash)
  return {
    actor,
    books: { name: actor.history.name, applications: [], cash },
    contradictions: [],
    sign: (path, body) => from.sign(path, body, login),
    proof,
    firm: { account, orders, cash: cashNow },
    seal: () => sealField(login.appKey, office.clients.complete.tradingPassword),
  }
}

const applicationOf = (reply: Reply): Application => (reply.data as ApplicationReply).application

/** Refusals of an application that an earlier one explains, or that the firm closed its order before it arrived. */
const ofApplying = ['application_exists', 'applications_spent', 'order_refused', 'offering_cut_off']
const ofCancelling = ['application_final', 'order_refused', 'not_found']

const send = async (client: Client, what: 'apply' | 'cancel', fields: object, refusals: readonly string[]) => {
  const { actor, sign, seal, contradictions } = client
  const key = actor.random.uuid()
  // the sealed password differs each time, and is no part of what the key stands for
  const request = () => sign(`/api/user/${bonds}/offerings/${what}`, { key, ...fields, tradingPassword: seal() })
  const reply = await actor.caller.act(what, request)
  if (reply && reply.status !== 0 && !refusals.includes(reply.reason ?? ''))
    contradictions.push(`${what} was refused: ${reply.reason}`)
  if (reply?.status === 0 && actor.random.oneIn(4)) {
    const again = await actor.caller.act(`${what} again`, request)
    const { reference } = applicationOf(reply)
    if (again?.status === 0 && applicationOf(again).reference !== reference)
      contradictions.push(
        `${what} was answered ${reference}, and then ${applicationOf(again).reference} for the same key`,
      )
  }
  return reply
}

/** Applies for the bond, or cancels the latest application. */
export const applyOrCancel = async (client: Client): Promise<void> => {
  const { actor, books } = client
  const latest = books.applications.at(-1)
  const isOpen = latest?.outcome.state === 'confirmed' && latest.cancellation.state === 'none'
  if (latest && isOpen && latest.outcome.state === 'confirmed') {
    latest.cancellation = { state: 'unknown' }
    const reply = await send(client, 'cancel', { reference: latest.outcome.is.reference }, ofCancelling)
    if (reply)
      latest.cancellation =
        reply.status === 0 ? { state: 'confirmed', is: applicationOf(reply).status } : { state: 'refused' }
    return
  }
  const known: KnownApplication = { outcome: { state: 'unknown' }, cancellation: nothing }
  books.applications.push(known)
  const fields = { offering, lots: actor.random.int(1, 5), method: 'cash', documentVersion: 1 }
  const reply = await send(client, 'apply', fields, ofApplying)
  if (reply)
    known.outcome = reply.status === 0 ? { state: 'confirmed', is: applicationOf(reply) } : { state: 'refused' }
}
