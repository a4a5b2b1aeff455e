import { ErrorCode, type Result } from '@foyer/protocol/errors'
import { BridgeMessage } from '@foyer/protocol/errors/bridge-message'
import { gatewayTarget } from '@foyer/protocol/gateway'
import { asBridgeError, BridgeError, resultOf } from '../bridge-error.ts'
import { type CallOptions, withDeadline } from '../calls/deadline.ts'
import { fieldsOf } from '../calls/json.ts'
import { readGatewayReply } from './gateway-reply.ts'
import type { InstitutionBridge } from './institution-bridge.ts'
import { type BuiltIn, twoLayerHeaders } from './two-layer-headers.ts'

export { BridgeError, type BridgeFault } from '../bridge-error.ts'
export type { InstitutionBridge } from './institution-bridge.ts'

/** The one function that can be called outside the app (B4). */
const sendJson = 'TmkjJSAPI.sendGmtpJson'

interface Options {
  /** address of the common host, without a trailing slash */
  readonly common: string
  readonly twoLayer: BuiltIn
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>
}

const post = async (fetch: NonNullable<Options['fetch']>, url: string, init: RequestInit): Promise<string> => {
  try {
    return await (await fetch(url, init)).text()
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause)
    throw new BridgeError('network', message, { cause })
  }
}

/**
 * The institution bridge outside the app (B3–B5): posts `params` to the gateway function that `params.function` names.
 * A network failure has code 1 and its own message.
 */
export const institutionGateway = ({
  common,
  twoLayer,
  fetch = (url, init) => globalThis.fetch(url, init),
}: Options): InstitutionBridge => {
  const send = async (params: object, signal: AbortSignal): Promise<unknown> => {
    const { function: name } = fieldsOf(params)
    if (typeof name !== 'string') throw new BridgeError('unexpected', 'params.function is required')
    const functionId = gatewayTarget(name)
    const body = JSON.stringify(params)
    const headers = twoLayerHeaders(twoLayer, { functionId, body })
    const rules = { cache: 'no-store', credentials: 'omit', redirect: 'error' } as const
    return readGatewayReply(await post(fetch, common + functionId, { method: 'POST', headers, body, signal, ...rules }))
  }

  const call = async (name: string, params: object = {}, options: CallOptions = {}): Promise<unknown> => {
    if (name !== sendJson) throw new BridgeError('refused', BridgeMessage.notHost, { code: ErrorCode.unexpected })
    try {
      return await withDeadline(options, (signal) => send(params, signal))
    } catch (error) {
      throw asBridgeError(error)
    }
  }

  return {
    call,
    result: (...args): Promise<Result<unknown>> => resultOf(call(...args)),
    on: () => () => undefined,
  }
}
