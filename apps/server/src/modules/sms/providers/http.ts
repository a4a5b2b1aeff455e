import { NotSent, type SmsProvider } from './provider.ts'

const defaultTimeout = 8_000

// no data has left this machine if one of these is the root cause of a failed fetch
const neverLeft = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

const codeOf = (error: unknown): unknown =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined

/**
 * A gateway that accepts `POST {to, text}` with a bearer token and answers 2xx once it has accepted the message; the
 * message's id is its Idempotency-Key. Any other status means that it was not accepted.
 */
export const httpProvider =
  (url: string, token: string, timeout: number = defaultTimeout): SmsProvider =>
  async ({ id, mobile, text }) => {
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'error',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': id },
      body: JSON.stringify({ to: mobile, text }),
      signal: AbortSignal.timeout(timeout),
    }).catch((error: unknown) => {
      throw neverLeft.has(String(codeOf(error))) ? new NotSent('the gateway was not reached') : error
    })
    await response.body?.cancel()
    if (!response.ok) throw new NotSent(`the gateway answered ${response.status}`)
  }
