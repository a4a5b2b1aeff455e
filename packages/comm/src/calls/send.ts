import type { HostTable } from '@foyer/contract/config'
import { gatewayContentType, header } from '@foyer/contract/signing/headers'
import type { AppInfo } from '../app-info.ts'
import type { ServerClock } from '../clock.ts'
import type { Sign } from '../signing/sign.ts'
import type { Transport, TransportResponse } from '../transport/transport.ts'
import { type Outgoing, targetOf } from './outgoing.ts'
import { readReply } from './reply.ts'

/** Sends one call and gives the reply's data. Throws CommError; nothing is tried twice. */
export type Send = (call: Outgoing, sign?: Sign) => Promise<unknown>

interface Wire {
  readonly hosts: HostTable
  readonly app: AppInfo
  readonly transport: Transport
  readonly clock: ServerClock
  /** the device's own clock */
  readonly now: () => number
}

const appHosts: ReadonlySet<keyof HostTable> = new Set<keyof HostTable>(['api', 'opening'])

export const createSend = ({ hosts, app, transport, clock, now }: Wire): Send => {
  const headersOf = ({ host, headers }: Outgoing, body: string | undefined): Record<string, string> => ({
    ...(body !== undefined && { [header.contentType]: appHosts.has(host) ? 'application/json' : gatewayContentType }),
    ...(host === 'trade' && app.devport && { [header.devPort]: String(app.devport) }),
    ...headers,
  })

  const signedHeaders = (): Record<string, string> => ({
    [header.platform]: app.platform,
    [header.appChannel]: app.appChannel,
    [header.appVersion]: app.appVersion,
  })

  /** Only what was answered for this call alone tells the time: a cache would tell that of long ago. */
  const readTime = ({ date = '' }: TransportResponse, serverTime: number | undefined, sent: number): void => {
    const time = serverTime ?? Date.parse(date)
    if (Number.isFinite(time)) clock.learn(time, sent, now())
  }

  return async (call, sign) => {
    const target = targetOf(call)
    const body = call.body === undefined ? undefined : JSON.stringify(call.body)
    const signature = sign && { ...signedHeaders(), ...sign({ method: call.method, target, body: body ?? '' }) }
    const sent = now()
    const response = await transport({
      url: hosts[call.host] + target,
      method: call.method,
      headers: { ...headersOf(call, body), ...signature },
      fresh: sign !== undefined,
      signal: call.signal,
      ...(body !== undefined && { body }),
    })
    const reply = readReply(response)
    if (sign) readTime(response, 'refused' in reply ? reply.refused.detail?.serverTime : undefined, sent)
    if ('refused' in reply) throw reply.refused
    return reply.data
  }
}
