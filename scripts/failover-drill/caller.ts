import { randomInt } from 'node:crypto'
import { Agent, request } from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { refusals } from '@foyer/protocol/errors'
import { httpTimeout } from '@foyer/protocol/limits'
import type { SignedCall } from '../../apps/server/src/testing/signed-client.ts'
import type { Act, Attempt } from './journal.ts'

/** Where callers send their calls. */
export interface Front {
  readonly host: string
  readonly port: number
  /** the authority that signed the certificate */
  readonly ca: Buffer
}

export interface Answer {
  readonly status: number
  readonly retryAfter: string | undefined
  readonly body: string
}

/** What a caller reads in a body. */
export interface Reply {
  readonly status?: number
  readonly reason?: string
  readonly data?: Record<string, unknown>
}

type Call = Pick<SignedCall, 'method' | 'url' | 'headers' | 'payload'>

/** A reply as JSON; undefined if it is none. */
const parsed = (body: string): Reply | undefined => {
  try {
    return JSON.parse(body) as Reply
  } catch {
    return undefined
  }
}

const isSuccess = (status: number): boolean => status === 200 || status === 204

/** How a caller understands an answer. */
export const understand = ({ status, retryAfter, body }: Answer): Pick<Attempt, 'outcome' | 'isAllowed'> => {
  if (isSuccess(status)) return { outcome: 'ok', isAllowed: true }
  const reason = parsed(body)?.reason
  const facts = reason !== undefined && reason in refusals ? refusals[reason as keyof typeof refusals] : undefined
  const outcome = `${status} ${reason ?? 'without a reason'}`
  if (!facts || facts.http !== status || reason === 'server_error') return { outcome, isAllowed: false }
  return reason === 'unavailable' && !retryAfter
    ? { outcome: `${outcome} without Retry-After`, isAllowed: false }
    : { outcome, isAllowed: true }
}

/** Whether the same call may succeed later: its outcome is unknown, or it was refused before it was looked at. */
export const isPassing = (reason: string | undefined): boolean => {
  const facts = reason !== undefined && reason in refusals ? refusals[reason as keyof typeof refusals] : undefined
  return !facts || facts.attempt === 'lose' || reason === 'signature_stale' || reason === 'signature_replayed'
}

/** One caller at an address of its own, who repeats a call until it is answered. */
export const callerAt = (front: Front, localAddress: string, attempts: Attempt[]) => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1, localAddress, ca: front.ca, servername: 'localhost' })

  const send = ({ method, url, headers, payload }: Call): Promise<Answer> =>
    new Promise((resolve, reject) => {
      const options = {
        host: front.host,
        port: front.port,
        path: url,
        method,
        agent,
        signal: AbortSignal.timeout(httpTimeout),
      }
      const sent = request({ ...options, headers: { ...headers, host: 'localhost' } }, (reply) =>
        text(reply).then((body) => {
          resolve({ status: reply.statusCode ?? 0, retryAfter: reply.headers['retry-after'], body })
        }, reject),
      )
      sent.once('error', reject)
      sent.end(payload)
    })

  /** One attempt. @returns the answer; undefined if there was none */
  const attempt = async (act: Act, call: Call): Promise<Answer | undefined> => {
    const begun = performance.now()
    const answer = await send(call).catch(() => undefined)
    const understood = answer ? understand(answer) : { outcome: 'no answer', isAllowed: true }
    attempts.push({ act, begun, ended: performance.now(), ...understood })
    return answer
  }

  /** Repeats a call until it succeeds or is refused for good. @param make signs anew, because a nonce is valid once */
  const call = async (act: Act, make: () => Call): Promise<Reply> => {
    for (;;) {
      const answer = await attempt(act, make())
      const reply = answer && parsed(answer.body)
      if (answer && (isSuccess(answer.status) || (reply && !isPassing(reply.reason)))) return reply ?? {}
      // sooner than Retry-After, so that the drill measures when calls succeed again
      await wait(randomInt(200, 600))
    }
  }
  return { call, end: () => agent.destroy() }
}

export type Caller = ReturnType<typeof callerAt>
