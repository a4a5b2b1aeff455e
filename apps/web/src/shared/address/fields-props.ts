import type { Draft } from './draft.ts'
import type { Field } from './faults.ts'

/** What the fields of one place show and change. */
export interface FieldsProps {
  draft: Draft
  errorAt: (field: Field) => string | undefined
  edit: (field: Field, change: Partial<Draft>) => void
}
