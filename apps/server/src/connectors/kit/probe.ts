import { randomUUID } from 'node:crypto'
import { request as overHttp } from 'node:http'
import { request as overHttps } from 'node:https'
import { wallClock } from '../../clocks.ts'
import type { Operation } from '../wire/contract.ts'
import { type SigningKey, signedHeaders } from '../wire/signature.ts'

/** An answer, or its absence. */
export interface Reply {
  readonly status: number
  readonly text: string
  readonly json: unknown
}

/** How a call differs from an ordinary one. */
export interface Variation {
  readonly key?: string
  /** seconds since the signature was made */
  readonly age?: number
  readonly signing?: SigningKey
  /** changes the headers after the call was signed */
  readonly headers?: (signed: Record<string, string>) => Record<string, string>
  /** the body that is sent, if it is not the signed one */
  readonly sent?: string
}

/** Calls of one system, right and wrong ones, without retries. */
export interface Probe {
  send(operation: Operation, body: object, variation?: Variation): Promise<Reply>
  /** Sends a call and closes the connection without waiting for the answer. */
  sendAndLeave(operation: Operation, body: object, key: string): Promise<void>
}

const timeout = 10_000

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const createProbe = (url: string, signing: SigningKey): Probe => {
  const prepared = (operation: Operation, body: object, variation: Variation) => {
    const { key = randomUUID(), age = 0, headers = (same) => same } = variation
    const target = new URL(`${url.replace(/\/$/, '')}${operation.path}`)
    const text = JSON.stringify(body)
    const created = Math.floor(wallClock() / 1000) - age
    const signed = signedHeaders(
      { url: target, body: text, idempotencyKey: key },
      variation.signing ?? signing,
      created,
    )
    return { target, headers: headers(signed), body: variation.sent ?? text }
  }
  return {
    send: async (operation, given, variation = {}) => {
      const { target, headers, body } = prepared(operation, given, variation)
      const signal = AbortSignal.timeout(timeout)
      const response = await fetch(target, { method: 'POST', redirect: 'error', headers, body, signal })
      const text = await response.text()
      return { status: response.status, text, json: parsed(text) }
    },
    sendAndLeave: (operation, given, key) =>
      new Promise((resolve, reject) => {
        const { target, headers, body } = prepared(operation, given, { key })
        const request = (target.protocol === 'https:' ? overHttps : overHttp)(target, { method: 'POST', headers })
        request.once('error', reject)
        request.end(body, () => {
          request.off('error', reject)
          request.on('error', () => undefined)
          request.destroy()
          resolve()
        })
      }),
  }
}
