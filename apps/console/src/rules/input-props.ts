import type { RuleFault } from '@foyer/api/staff/rules'
import type { Field } from './fields.ts'

/** What the input of one field of a rule needs. */
export interface InputProps {
  readonly field: Field
  readonly value: unknown
  readonly change: (value: unknown) => void
  /** of the whole rule */
  readonly faults: readonly RuleFault[]
  /** from the parameters on, such as `prizes.0.odds` */
  readonly path: string
  readonly isLive: boolean
}
