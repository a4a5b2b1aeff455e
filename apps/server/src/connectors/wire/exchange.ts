import { boundedText } from '../../bounded-text.ts'
import { wallClock } from '../../clocks.ts'
import { inSpan, noteStatus, traceHeaders } from '../../telemetry/spans.ts'
import { answerBytesMax, type Operation, refusalBody } from './contract.ts'
import { type SigningKey, signedHeaders } from './signature.ts'
import { type Outcome, RefusedBySystem, SystemAway } from './system-away.ts'

/** Where a system is, and how long one attempt may take. */
export interface Address {
  readonly system: string
  /** without a slash at its end */
  readonly url: string
  readonly signing: SigningKey
  /** milliseconds */
  readonly timeout: number
}

/** A call with the key that all its attempts have. */
export interface Call {
  readonly operation: Operation
  readonly body: string
  readonly idempotencyKey: string
}

// nothing has left this machine if one of these is the cause of a failed fetch
const neverLeft = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

const codeOf = (error: unknown): string =>
  error instanceof Error && error.cause instanceof Error && 'code' in error.cause ? String(error.cause.code) : ''

/** Statuses after which nothing was done (`generalRefusals`). */
const notDone = new Set([400, 401, 403, 404, 405, 413, 415, 422, 429, 503])
/** Statuses after which the same call may succeed at once. */
const passing = new Set([409, 429, 500, 502, 503, 504])

/** Statuses that say a call is still being done: `in_progress`, and that of a gateway whose own time ran out. */
const running = new Set([409, 504])

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * Sends a call once and reads its answer.
 *
 * @returns the validated answer
 * @throws RefusedBySystem for a declared reason; SystemAway otherwise, with what the call did
 */
export const exchange = (address: Address, call: Call): Promise<unknown> => {
  const { system } = address
  const { path } = call.operation
  const attributes = { 'foyer.system': system, 'http.request.method': 'POST', 'url.path': path }
  return inSpan(`${system} ${path}`, attributes, () => sendAndRead(address, call))
}

const sendAndRead = async ({ system, url, signing, timeout }: Address, call: Call): Promise<unknown> => {
  const { operation, body, idempotencyKey } = call
  const away = (outcome: Outcome, why: string, facts: { passes: boolean; mayRun?: boolean; cause?: unknown }) =>
    new SystemAway(system, outcome, why, facts)
  const target = new URL(`${url}${operation.path}`)
  const signature = signedHeaders({ url: target, body, idempotencyKey }, signing, Math.floor(wallClock() / 1000))
  const headers = { ...signature, ...traceHeaders() }
  const failed = (error: unknown) =>
    neverLeft.has(codeOf(error))
      ? away('not_done', 'it was not reached', { passes: true, cause: error })
      : away('unknown', 'it did not answer completely', { passes: true, mayRun: isTimeout(error), cause: error })
  const request = { method: 'POST', redirect: 'error', headers, body, signal: AbortSignal.timeout(timeout) } as const
  const response = await fetch(target, request).catch((error: unknown) => {
    throw failed(error)
  })
  const text = await boundedText(response, answerBytesMax).catch((error: unknown) => {
    throw failed(error)
  })
  const { status } = response
  noteStatus(status)
  if (response.ok) {
    const answer = operation.answer.safeParse(parsed(text))
    if (answer.success) return answer.data
    const places = answer.error.issues.map(({ path }) => path.join('.'))
    throw away('unknown', `its answer does not match the contract at ${places.join(', ') || 'the top'}`, {
      passes: false,
    })
  }
  if (status === 404 && operation.absent !== undefined) return operation.absent
  const refusal = refusalBody.safeParse(parsed(text)).data
  if (refusal && operation.refusals.includes(refusal.reason)) throw new RefusedBySystem(system, refusal.reason)
  const why = `it answered ${status}${refusal ? ` ${refusal.reason}` : ''}`
  throw away(notDone.has(status) ? 'not_done' : 'unknown', why, {
    passes: passing.has(status),
    mayRun: running.has(status),
  })
}
