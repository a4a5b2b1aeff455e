import { type Message, NotSent, type SmsProvider } from './port.ts'
import type { Templates } from './templates.ts'

const defaultTimeout = 8_000

// no data has left this machine if one of these is the root cause of a failed fetch
const neverLeft = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** Answers of a proxy between this server and the gateway, which may have accepted the message. */
const ofProxies = new Set([502, 504])

/** Answers about one message, after which others may be accepted. */
const aboutMessage = new Set([400, 404, 409, 413, 422])

const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined

/** The gateway fills in its own template, if there is one for the message. */
const bodyOf = ({ mobile, text, kind, language, values }: Message, templates: Templates): object => {
  const template = templates.get(kind)?.get(language)
  return template === undefined ? { to: mobile, text } : { to: mobile, template, values }
}

interface Access {
  readonly url: string
  readonly token: string
  readonly templates?: Templates
  /** milliseconds */
  readonly timeout?: number
}

/**
 * A gateway that accepts `POST {to, text}` or `POST {to, template, values}` with a bearer token and answers 2xx once it
 * has accepted the message; the message's id is its Idempotency-Key. 502 and 504 say nothing about the message. Any
 * other status means that it was not accepted.
 */
export const httpProvider =
  ({ url, token, templates = new Map(), timeout = defaultTimeout }: Access): SmsProvider =>
  async (message) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': message.id,
      },
      body: JSON.stringify(bodyOf(message, templates)),
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw neverLeft.has(String(codeOf(error))) ? new NotSent('the gateway was not reached') : error
    })
    await response.body?.cancel()
    const { status, ok } = response
    if (ok) return
    if (ofProxies.has(status)) throw new Error(`a proxy of the gateway answered ${status}`)
    throw new NotSent(`the gateway answered ${status}`, { isOutage: !aboutMessage.has(status) })
  }
