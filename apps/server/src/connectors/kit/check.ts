import { isDeepStrictEqual } from 'node:util'
import type { Operation } from '../wire/contract.ts'
import type { TestClients } from './clients.ts'
import type { Probe, Reply } from './probe.ts'

/** A promise of a port, and how to find out whether it holds. */
export interface Check {
  readonly says: string
  /** rejects with the reason if the promise does not hold */
  readonly holds: (probe: Probe, clients: TestClients) => Promise<void>
}

/** A promise that does not hold. */
export class Broken extends Error {
  constructor(why: string) {
    super(why)
    this.name = 'Broken'
  }
}

/** An answer without secrets or personal data: its status, reason or verdict. */
const shown = ({ status, json }: Reply): string => {
  const { reason, verdict } = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>
  return [status, reason ?? verdict].filter((part) => part !== undefined).join(' ')
}

/** Expects a refusal. */
export const expectRefused = (reply: Reply, status: number, reason: string): void => {
  const given = (reply.json as { reason?: unknown } | undefined)?.reason
  if (reply.status !== status || given !== reason)
    throw new Broken(`expected ${status} ${reason}, but got ${shown(reply)}`)
}

/** Expects an answer of the operation. @returns the answer */
export const expectAnswer = (operation: Operation, reply: Reply): Readonly<Record<string, unknown>> => {
  if (reply.status !== 200) throw new Broken(`expected 200, but got ${shown(reply)}`)
  const answer = operation.answer.safeParse(reply.json)
  if (answer.success) return answer.data as Readonly<Record<string, unknown>>
  const places = answer.error.issues.map(({ path }) => path.join('.') || 'the top')
  throw new Broken(`the answer does not match the schema at ${places.join(', ')}`)
}

/** Expects two equal values. @param what named if they differ; the values are not shown */
export const expectSame = (given: unknown, expected: unknown, what: string): void => {
  if (!isDeepStrictEqual(given, expected)) throw new Broken(what)
}
