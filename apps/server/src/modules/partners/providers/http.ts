import { z } from 'zod'
import type { Clocks } from '../../../clocks.ts'
import type { PartnerAccess } from '../../../config/partners.ts'
import { signatureOf } from '../../../http/signing/keyed-call.ts'
import { noteStatus, traceHeaders } from '../../../telemetry/spans.ts'
import { type Answer, type Partner, PartnerSilent } from '../partner.ts'

const defaultTimeout = 10_000
/** the most bytes of an answer; a valid one has about eighty */
const longest = 4_096

const answer = z.object({ order: z.uuid(), outcome: z.enum(['delivered', 'refused']) })

/** The body, read only up to the limit. */
const bodyOf = async (response: Response): Promise<string> => {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of response.body ?? []) {
    length += part.length
    // leaving the loop closes the connection
    if (length > longest) throw new PartnerSilent(`the partner answered more than ${longest} bytes`)
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/**
 * A partner that accepts a `POST` of the order and answers 200 with the order's number and outcome. The whole answer
 * must arrive within ten seconds. Anything else counts as no answer.
 */
export const httpPartner = (
  { url, key }: PartnerAccess,
  clocks: Pick<Clocks, 'wall'>,
  timeout: number = defaultTimeout,
): Partner => ({
  confirm: async (order): Promise<Answer> => {
    const body = JSON.stringify(order)
    const time = clocks.wall()
    const response = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': order.order,
        'foyer-time': String(time),
        'foyer-signature': signatureOf(key, time, body),
        ...traceHeaders(),
      },
      body,
      signal: AbortSignal.timeout(timeout),
    })
    noteStatus(response.status)
    if (response.status !== 200) {
      await response.body?.cancel()
      throw new PartnerSilent(`the partner answered ${response.status}`)
    }
    const { data } = answer.safeParse(parsed(await bodyOf(response)))
    if (data?.order !== order.order) throw new PartnerSilent('the partner answered nothing about this order')
    return data.outcome
  },
})
