import type { Result } from '@foyer/protocol/errors'
import type { UserConfig } from '../bridge.ts'
import { asBridgeError, resultOf } from '../bridge-error.ts'
import type { HostWindow } from '../calls/await-host.ts'
import { type CallOptions, withDeadline } from '../calls/deadline.ts'
import { hostCalls } from '../calls/host-calls.ts'
import { readUserConfig } from '../user-config.ts'
import { cachedRequest } from './cached-request.ts'
import { openAnswer } from './open-answer.ts'
import { readResponseKey } from './response-key.ts'
import type { HttpAnswer, HttpRequest, RetailCalls, RetailEvents } from './retail-calls.ts'

type Name = keyof RetailCalls
type Params<N extends Name> = RetailCalls[N]['params']
type Args<N extends Name> =
  Record<string, never> extends Params<N>
    ? [params?: Params<N>, options?: CallOptions]
    : [params: Params<N>, options?: CallOptions]

/** The bridge of the retail app (B1). */
export interface RetailBridge {
  /** Calls a function of the app. Rejects with BridgeError, by default within 60000 ms (N3). */
  call<N extends Name>(name: N, ...args: Args<N>): Promise<RetailCalls[N]['data']>
  /** As `call`, with a result object (X1); never rejects. */
  result<N extends Name>(name: N, ...args: Args<N>): Promise<Result<RetailCalls[N]['data']>>
  /** Adds a listener; returns the function that removes it. */
  on<E extends keyof RetailEvents>(event: E, listener: (data: RetailEvents[E]) => void): () => void
}

type Ways = { readonly [N in Name]: (params: Params<N>, signal: AbortSignal) => Promise<RetailCalls[N]['data']> }

/** Milliseconds until the key is requested again. The app can send it at once. */
const keyTimeout = 10_000

/** Opens the bridge of the retail app. `window` is where host and page put their functions. */
export const retailBridge = (window: HostWindow = globalThis): RetailBridge => {
  const host = hostCalls(window, 'retail')
  // shared by all waiting calls, each with a deadline of its own, so that one lost message delays none for long
  const key = cachedRequest(() =>
    withDeadline({ timeout: keyTimeout }, async (signal) =>
      readResponseKey(await host.request('getUserConfig', {}, signal)),
    ),
  )

  const sendHttp = async (request: HttpRequest, signal: AbortSignal): Promise<HttpAnswer> => {
    const responseKey = await key.get()
    const sealed = await host.request('sendHttp', request, signal)
    try {
      return openAnswer(responseKey, sealed)
    } catch (error) {
      key.clear() // the app may have another one by now
      throw error
    }
  }

  const act = (name: Name) => async (params: object, signal: AbortSignal) => {
    await host.request(name, params, signal)
    return null
  }

  const ways: Ways = {
    getUserConfig: async (params, signal) => readUserConfig(await host.request('getUserConfig', params, signal)),
    sendHttp,
    setTitle: act('setTitle'),
    share: act('share'),
    close: act('close'),
  }

  const call = async <N extends Name>(name: N, ...[params = {}, options = {}]: Args<N>) => {
    try {
      return await withDeadline(options, (signal) => ways[name](params as Params<N>, signal))
    } catch (error) {
      throw asBridgeError(error)
    }
  }

  return {
    call,
    result: (name, ...args) => resultOf(call(name, ...args)),
    on: (event, listener) => host.on(event, (data) => listener(readUserConfig(data) satisfies UserConfig)),
  }
}
