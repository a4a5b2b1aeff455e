export type Kind = 'claim' | 'read'

/** What the load generator is to do. */
export interface Order {
  readonly port: number
  readonly kind: Kind
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
}

/** A registered person of the load generator. */
export interface PlainPerson {
  readonly id: string
  readonly address: string
  readonly token: string
  /** base64 */
  readonly appKey: string
}
