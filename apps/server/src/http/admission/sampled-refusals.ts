import type { LoadClass } from '@foyer/api/endpoints/endpoint'
import type { FastifyBaseLogger } from 'fastify'
import { alphabet, newReference } from '../../reference.ts'

/** Milliseconds that one line of the log describes. */
export const span = 1_000

const symbols = 5

/** The second group of a reference: the number of the refusal in its span. */
const groupOf = (number: number): string => {
  let group = ''
  for (let left = number; group.length < symbols; left = Math.floor(left / alphabet.length))
    group = alphabet.charAt(left % alphabet.length) + group
  return group
}

export interface SampledRefusals {
  /** the reference of one more refusal */
  next(): string
  /** writes the line of the refusals since the last one */
  flush(): void
}

/**
 * References for refusals that are too many for a line of the log each. All refusals of a class within a second share the
 * first group of their references, and one line has that group with their number. So a search for the first group of any
 * quoted reference finds its line.
 */
export const sampledRefusals = (log: Pick<FastifyBaseLogger, 'info'>, of: LoadClass): SampledRefusals => {
  let group = ''
  let count = 0
  let timer: NodeJS.Timeout | undefined
  const flush = (): void => {
    clearTimeout(timer)
    if (count > 0) log.info({ reqId: group, reason: 'unavailable', class: of, count }, 'refused')
    count = 0
  }
  return {
    next: () => {
      if (count === 0) {
        group = newReference().slice(0, symbols)
        timer = setTimeout(flush, span).unref()
      }
      return `${group}-${groupOf(count++)}`
    },
    flush,
  }
}
