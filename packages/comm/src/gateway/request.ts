import type { ClientConfig } from '@foyer/protocol/config'
import { ErrorCode, ErrorMessage } from '@foyer/protocol/errors'
import { gatewayHost, gatewayTarget, isMarket } from '@foyer/protocol/gateway'
import { header } from '@foyer/protocol/signing/headers'
import type { Outgoing } from '../call.ts'
import type { CallCredentials } from '../calls/descriptor.ts'
import { CommError } from '../comm-error.ts'
import { headerText } from '../encoding/header-text.ts'
import type { PublicParams } from '../identity/vault.ts'
import type { GatewayDescriptor } from './descriptor.ts'
import { readGatewayReply, readMarketReply } from './reply.ts'

type Variant = ClientConfig['variant']

/** The credentials that sign (P0–P3). */
export const credentialsOf = (publicParamsType: number | undefined, variant: Variant): CallCredentials => {
  if (publicParamsType === 1) return 'register'
  if (publicParamsType === 2) return 'current'
  return publicParamsType === 0 && variant === 'hk' ? 'twoLayer' : 'tourist'
}

const ownHeaders: ReadonlySet<string> = new Set(Object.values(header).map((name) => name.toLowerCase()))

/** The caller's additional headers. An invalid header would fail the whole call, so it is left out. */
const foreign = (headers: Readonly<Record<string, string>> = {}): Record<string, string> => {
  const passing = Object.entries(headers).filter(
    ([name]) => /^[\w!#$%&'*+.^`|~-]+$/.test(name) && !ownHeaders.has(name.toLowerCase()),
  )
  return Object.fromEntries(passing.map(([name, value]) => [name, headerText(value)]))
}

const renamed = (
  names: Readonly<Record<string, string>> = {},
  params: PublicParams,
): [field: string, value: string][] =>
  Object.entries(names).flatMap(([name, field]) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    return value === undefined ? [] : [[field, value]]
  })

/**
 * Builds the request of a call from the public parameters of the signing level.
 *
 * @throws CommError with code 10001 for a market function without messageType (V10)
 */
export const gatewayRequest = (call: GatewayDescriptor, variant: Variant): ((params: PublicParams) => Outgoing) => {
  const { function: name, messageType = '' } = call
  const market = isMarket(name)
  if (market && messageType === '')
    throw new CommError('unexpected', ErrorMessage.messageTypeRequired, { code: ErrorCode.messageTypeRequired })
  const headers = {
    ...foreign(call.header),
    ...(messageType !== '' && { [header.messageType]: headerText(String(messageType)) }),
  }
  return (params) => ({
    host: gatewayHost(name, variant),
    method: 'POST',
    path: gatewayTarget(name),
    body: { ...call.params, ...Object.fromEntries(renamed(call.magicKeyValue, params)) },
    headers,
    signal: call.signal,
    isRead: market,
    read: market ? readMarketReply : readGatewayReply,
  })
}
