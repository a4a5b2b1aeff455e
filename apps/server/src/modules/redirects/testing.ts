import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import type { App } from '../../http/app.ts'
import { signatureOf } from '../../http/signing/keyed-call.ts'
import type { Credentials, Device } from '../../testing/signed-client.ts'
import { sandboxPartnerKey } from './partner-key.ts'

export const mall = 'harbour-mall'

/** Requests the address of a target, with a code if a statement was agreed to. */
export const goes = async (from: Device, as: Credentials, changes: object = {}) =>
  (await from.post('/api/user/redirect', { key: randomUUID(), target: mall, statement: null, ...changes }, as)).json()

export const codeIn = (url: string): string => url.split('handoff=')[1] ?? ''

/** The call of a partner's server, signed with `key` at `time`. */
export const exchange = async (
  app: App,
  context: Context,
  code: unknown,
  { partner = mall, key = sandboxPartnerKey(context, partner), time = context.clocks.wall(), sent = '' } = {},
) => {
  const payload = JSON.stringify({ code })
  const headers = {
    'content-type': 'application/json',
    'foyer-partner': partner,
    'foyer-time': String(time),
    'foyer-signature': signatureOf(key, time, payload),
  }
  return (await app.inject({ method: 'POST', url: '/api/partners/handoff', headers, payload: sent || payload })).json()
}
