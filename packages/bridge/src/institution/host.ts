import type { Result } from '@foyer/protocol/errors'
import { asBridgeError, resultOf } from '../bridge-error.ts'
import type { HostWindow } from '../calls/await-host.ts'
import { type CallOptions, withDeadline } from '../calls/deadline.ts'
import { hostCalls } from '../calls/host-calls.ts'
import type { InstitutionBridge } from './institution-bridge.ts'

export { BridgeError, type BridgeFault } from '../bridge-error.ts'
export { readUserConfig } from '../user-config.ts'
export type { InstitutionBridge } from './institution-bridge.ts'

interface Options {
  /** the provider of the functions; `institution` by default */
  readonly provider?: string
  /** the window in which host and page put their functions */
  readonly window?: HostWindow
}

/** The institution app's bridge inside the app (B2): its JS bridge, otherwise its Android or iOS handler. */
export const institutionHost = ({ provider = 'institution', window = globalThis }: Options = {}): InstitutionBridge => {
  const host = hostCalls(window, provider)

  const call = async (name: string, params: object = {}, options: CallOptions = {}): Promise<unknown> => {
    try {
      return await withDeadline(options, (signal) => host.request(name, params, signal))
    } catch (error) {
      throw asBridgeError(error)
    }
  }

  return {
    call,
    result: (...args): Promise<Result<unknown>> => resultOf(call(...args)),
    on: host.on,
  }
}
