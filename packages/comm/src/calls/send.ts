import type { HostTable } from '@foyer/protocol/config'
import { gatewayContentType, header } from '@foyer/protocol/signing/headers'
import type { AppInfo } from '../app-info.ts'
import type { Outgoing, Send } from '../call.ts'
import type { ServerClock } from '../clock.ts'
import type { DeviceFacts } from '../device-facts.ts'
import { headerText } from '../encoding/header-text.ts'
import type { Transport, TransportResponse } from '../transport/transport.ts'
import { targetOf } from './outgoing.ts'
import { readReply } from './reply.ts'
import type { createRetry } from './retry.ts'

interface Wire {
  readonly hosts: HostTable
  readonly app: AppInfo
  readonly deviceFacts: DeviceFacts | undefined
  readonly transport: Transport
  readonly clock: ServerClock
  readonly retry: ReturnType<typeof createRetry>
  /** the device's own clock */
  readonly now: () => number
}

/**
 * JSON represents plain objects and arrays. Other values, such as FormData or a Map, would silently be sent as `{}`.
 */
const plain = (_name: string, value: unknown): unknown => {
  const kind = Object.prototype.toString.call(value)
  if (typeof value === 'object' && !/ (Object|Array|Null)/.test(kind)) throw new TypeError(`JSON cannot carry ${kind}`)
  return value
}

const isAppHost = (host: keyof HostTable): boolean => host === 'api' || host === 'opening'

export const createSend = ({ hosts, app, deviceFacts, transport, clock, retry, now }: Wire): Send => {
  const headersOf = ({ host, headers }: Outgoing, hasBody: boolean): Record<string, string> => ({
    ...headers,
    ...(hasBody && { [header.contentType]: isAppHost(host) ? 'application/json' : gatewayContentType }),
    ...(host === 'trade' && app.devport && { [header.devPort]: String(app.devport) }),
  })

  /** N9 */
  const signedHeaders: Record<string, string> = {
    [header.platform]: app.platform,
    [header.modelType]: headerText(deviceFacts?.modelType || 'NA'),
    [header.systemVersion]: headerText(deviceFacts?.systemVersion || 'NA'),
    [header.appChannel]: app.appChannel,
    [header.appVersion]: app.appVersion,
  }

  /** Learns the time only from replies to this call, since a cached reply contains an old time. */
  const readTime = ({ date = '' }: TransportResponse, serverTime: number | undefined, sent: number): void => {
    const time = serverTime ?? Date.parse(date)
    // after a nonce was refused for its time, no tolerance applies, so that the next one is not slightly late again
    if (Number.isFinite(time)) clock.learn(time, sent, now(), serverTime && 0)
  }

  return (call, sign) => {
    const target = targetOf(call)
    const body = call.body === undefined ? undefined : JSON.stringify(call.body, plain)
    const headers = headersOf(call, body !== undefined)

    let status: number | undefined
    const attempt = async (): Promise<unknown> => {
      status = undefined
      const signature = sign && { ...signedHeaders, ...sign({ method: call.method, target, body: body ?? '' }) }
      const sent = now()
      const response = await transport({
        url: hosts[call.host] + target,
        method: call.method,
        headers: { ...headers, ...signature },
        fresh: sign !== undefined,
        signal: call.signal,
        ...(body !== undefined && { body }),
      })
      status = response.status
      const reply = (call.read ?? readReply)(response)
      if (sign) readTime(response, 'refused' in reply ? reply.refused.detail?.serverTime : undefined, sent)
      if ('refused' in reply) throw reply.refused
      return reply.data
    }
    return retry({ call, send: attempt, status: () => status })
  }
}
