import { randomFillSync } from 'node:crypto'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { text } from 'node:stream/consumers'
import type { MiniProgramApi, MiniProgramRequest } from '../mini-program/api.ts'

/**
 * The host of a mini-program over Node's own HTTP: calls use the network, storage and randomness behave like the
 * vendor's.
 */
export interface MiniProgramHost extends MiniProgramApi {
  readonly stored: Map<string, string>
  readonly sent: MiniProgramRequest[]
  /** returns the mini-program to the foreground */
  show(): void
}

const titleCase = (headers: IncomingHttpHeaders): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.replace(/(^|-)\w/g, (start) => start.toUpperCase()), value]),
  )

/** `headerNames` says whether header names of a reply are as sent or in lower case, since hosts differ. */
export const miniProgramHost = (headerNames: 'title' | 'lower' = 'title'): MiniProgramHost => {
  const stored = new Map<string, string>()
  const sent: MiniProgramRequest[] = []
  const shown: (() => void)[] = []
  return {
    stored,
    sent,
    show: () => {
      for (const listener of shown) listener()
    },
    onAppShow: (listener) => void shown.push(listener),
    getStorageSync: (key) => stored.get(key) ?? '',
    setStorageSync: (key, value) => void stored.set(key, value),
    removeStorageSync: (key) => void stored.delete(key),
    getSystemInfoSync: () => ({ platform: 'ios', system: 'iOS 17.5' }),
    getRandomValues: ({ length, success }) => {
      setImmediate(() => success({ randomValues: randomFillSync(new Uint8Array(length)).buffer }))
    },
    request: (call) => {
      sent.push(call)
      const { url, method, header, data, timeout, success, fail } = call
      const http = httpRequest(url, { method, headers: { ...header }, timeout }, async (response) => {
        try {
          const body = await text(response)
          const names = headerNames === 'title' ? titleCase(response.headers) : response.headers
          success({ data: body, statusCode: response.statusCode ?? 0, header: names })
        } catch (error) {
          fail({ errMsg: `request:fail ${String(error)}` })
        }
      })
      http.on('timeout', () => http.destroy(new Error('timeout')))
      http.on('error', (error) => fail({ errMsg: `request:fail ${error.message}` }))
      http.end(data)
      return { abort: () => void http.destroy(new Error('abort')) }
    },
  }
}
