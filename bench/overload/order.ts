/** Milliseconds after which an answer is late. */
export const late = 2_000

/** `enter` gets a place in a waiting room, and `look` reads a place by its ticket, without a signature. */
export type Kind = 'claim' | 'read' | 'enter' | 'look'

/** What the load generator is to do. */
export interface Order {
  readonly port: number
  readonly kind: Kind
  /** for `look` */
  readonly ticket?: string
  /** calls a second */
  readonly rate: number
  readonly seconds: number
  /** number of callers of a closed loop, which has no rate */
  readonly pool?: number
}

export interface Outcome {
  sent: number
  /** calls that were served later than two seconds after their moment */
  late: number
  /** calls for which no person was left */
  unsent: number
  /** milliseconds of served calls */
  latencies: number[]
  /** number of answers; status 0 is no answer */
  statuses: Record<number, number>
  /** calls of each second that were served late, by the second of their moment */
  lateIn: number[]
  /** most milliseconds by which the generator sent a call after its moment */
  lag: number
  /** processor time of the generator as a share of the run */
  busy: number
  /** connections that were opened */
  opened: number
}

/** What a server used since the order `figures` before. */
export interface ServerFigures {
  /** processor time as a share of the time that passed */
  readonly busy: number
  /** processor time in milliseconds */
  readonly used: number
  /** delay of the event loop in milliseconds */
  readonly delay: { readonly p50: number; readonly p99: number; readonly most: number }
}

/** A registered person of the load generator. */
export interface PlainPerson {
  readonly id: string
  readonly address: string
  readonly token: string
  /** base64 */
  readonly appKey: string
}
