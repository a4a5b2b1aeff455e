/** Milliseconds of a core, from the benches that docs/capacity.md names. */
export interface Cost {
  /** of the process */
  readonly process: number
  /** of the database */
  readonly database: number
}

export type Call = 'claim' | 'enter' | 'read' | 'look'

export interface Costs {
  readonly calls: Readonly<Record<Call, Cost>>
  /** of the process for a refusal before Fastify */
  readonly refusal: number
  /** duration of one transaction that gives numbers in a waiting room, which are given one transaction after the other */
  readonly numbering: number
}

export const measured: Costs = {
  calls: {
    claim: { process: 1.5, database: 1.3 },
    enter: { process: 0.46, database: 0.47 },
    read: { process: 0.96, database: 0.39 },
    look: { process: 0.05, database: 0 },
  },
  refusal: 0.03,
  numbering: 0.2,
}
