import { setTimeout as wait } from 'node:timers/promises'
import { isRefusal, refusals } from '@foyer/protocol/errors'
import type { History } from './history.ts'
import type { Random } from './random.ts'

/** An answer of the server. */
export interface Reply {
  readonly status: number
  readonly reason?: string
  readonly msg?: string
  readonly detail?: { readonly retryAfter?: number }
  readonly data?: unknown
}

/** A request to any server. */
export interface Request {
  readonly url: string
  readonly method?: string
  readonly headers: Readonly<Record<string, string>>
  readonly payload: string | Buffer
}

/** Numbers of calls over all callers. */
export interface Tally {
  /** requests that were sent */
  sent: number
  /** requests whose answer was never read */
  lost: number
  /** acts that the server confirmed, without reads */
  acknowledged: number
  /** acts that the server refused for good */
  refused: number
  /** acts whose outcome stayed unknown, because the caller may not repeat them soon */
  unknown: number
  /** answers which mean that the act may have happened, or that it was not looked at, by reason */
  readonly passing: Record<string, number>
}

/** What every caller shares. */
export interface Traffic {
  readonly tally: Tally
  /** ports on which the servers are reached */
  readonly ports: readonly number[]
  /** whether a call that was not answered may be repeated */
  readonly mayRepeat: () => boolean
}

/** Refusals before the key is looked at that only a fault explains; the same call succeeds after it. */
const ofFaults = new Set([
  'signature_stale',
  'signature_replayed',
  'token_invalid',
  'token_expired',
  'rate_limited',
  'market_unavailable',
])

const isPassing = (reason: string | undefined): boolean =>
  reason !== undefined && (ofFaults.has(reason) || (isRefusal(reason) && refusals[reason].attempt === 'lose'))

/** Seconds after which a caller does not wait any longer to be admitted again. */
const longestRefusal = 30

/** A call was not answered although every fault was healed long ago. */
export class Unanswered extends Error {
  readonly history: History
  constructor(what: string, history: History) {
    super(`${history.name}: ${what}`)
    this.history = history
  }
}

export interface Caller {
  /** Sends a request once, to a server by chance. @returns undefined if no answer was read */
  once(request: Request, name: string): Promise<Reply | undefined>
  /**
   * Repeats an act until a server confirms or refuses it.
   *
   * @param request makes the request of one attempt, with a new signature
   * @param renew replaces a token that a server refused
   * @returns undefined if the outcome stays unknown
   * @throws Unanswered when it may not be repeated
   */
  act(name: string, request: () => Request, renew?: () => Promise<void>): Promise<Reply | undefined>
  /** As `act`, for a call that changes nothing. */
  read(name: string, request: () => Request, renew?: () => Promise<void>): Promise<Reply | undefined>
}

/** @param address the network address of the caller, which the proxy in front of the servers would state */
export const callerOf = (
  { tally, ports, mayRepeat }: Traffic,
  { history, random, address }: { readonly history: History; readonly random: Random; readonly address: string },
): Caller => {
  const once = async ({ url, method = 'POST', headers, payload }: Request, name: string) => {
    const nth = random.int(0, ports.length - 1)
    // disconnects at any stage of the server's work
    const timeout = random.oneIn(8) ? random.int(1, 60) : 5_000
    tally.sent++
    try {
      const reply = await fetch(`http://127.0.0.1:${ports[nth]}${url}`, {
        method,
        headers: { ...headers, 'x-forwarded-for': address },
        body: String(payload),
        signal: AbortSignal.timeout(timeout),
      })
      const text = await reply.text()
      const parsed = text === '' ? { status: reply.ok ? 0 : reply.status } : JSON.parse(text)
      // functions of the gateway answer it as a text
      const answer: Reply = { ...parsed, status: Number(parsed.status) }
      history.note(`${name} at server ${nth + 1}: ${answer.reason ? `${answer.reason}, ${answer.msg}` : answer.status}`)
      return answer
    } catch (error) {
      tally.lost++
      const why = (error as { cause?: { code?: string } }).cause?.code ?? (error as Error).name
      history.note(`${name} at server ${nth + 1}: no answer (${why})`)
      return undefined
    }
  }

  const settled: Caller['read'] = async (name, request, renew) => {
    for (let pause = 20; ; pause = Math.min(2 * pause, 1_500)) {
      const reply = await once(request(), name)
      if (reply && !isPassing(reply.reason)) return reply
      if (reply?.reason !== undefined) tally.passing[reply.reason] = (tally.passing[reply.reason] ?? 0) + 1
      if (reply?.reason === 'rate_limited' && (reply.detail?.retryAfter ?? 0) > longestRefusal) return undefined
      if (!mayRepeat()) throw new Unanswered(`${name} was not answered: ${reply?.reason ?? 'no answer'}`, history)
      if (reply?.reason === 'token_invalid' || reply?.reason === 'token_expired') await renew?.()
      await wait(random.int(pause / 2, pause))
    }
  }

  return {
    once,
    read: settled,
    act: async (name, request, renew) => {
      const reply = await settled(name, request, renew)
      if (!reply) tally.unknown++
      else if (reply.status === 0) tally.acknowledged++
      else tally.refused++
      return reply
    },
  }
}
