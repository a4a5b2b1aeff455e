import { useLanguage } from '@foyer/staff-interface/language'
import { faultText } from '../campaigns/fault-text.ts'
import type { EditorFault } from './faults.ts'

/** Shows the faults of a field below it. */
export const FaultLines = ({ faults }: { faults: readonly EditorFault[] }) => {
  const language = useLanguage()
  return faults.map((fault) => (
    <p key={fault.message} className="field-fault">
      {faultText(fault, language)}
    </p>
  ))
}
