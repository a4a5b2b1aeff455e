import type { ReactNode } from 'react'
import type { Fault } from '../shared/fault.ts'
import { ValuesForm } from './values-form.tsx'

interface Props {
  /** name of the form, with what it acts on */
  readonly form: string
  readonly confirm: string
  readonly isDangerous?: boolean
  /** the act was refused, and would be refused again */
  readonly isOver?: boolean
  readonly isBusy: boolean
  readonly fault: Fault | undefined
  readonly run: (reason: string) => void
  readonly clear: () => void
  readonly close: () => void
  /** what stands between the lead and the reason */
  readonly children?: ReactNode
}

/** The form of an act that needs a reason. If the server requires a proof of identity first, it keeps the reason. */
export const ActForm = ({ run, children, ...form }: Props) => (
  <ValuesForm {...form} initial={{ reason: '' }} run={({ reason }) => run(reason)}>
    {() => children}
  </ValuesForm>
)
