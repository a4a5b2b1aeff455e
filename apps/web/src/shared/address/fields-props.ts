import type { Draft } from './draft.ts'
import type { Field } from './faults.ts'

/** Props of the fields of one place. */
export interface FieldsProps {
  draft: Draft
  errorAt: (field: Field) => string | undefined
  edit: (field: Field, change: Partial<Draft>) => void
}
