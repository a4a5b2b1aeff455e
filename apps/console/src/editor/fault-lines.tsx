import { useLanguage } from '../text/language.ts'
import { faultWords } from './fault-words.ts'
import type { EditorFault } from './faults.ts'

/** Faults beside the field that they mean. */
export const FaultLines = ({ faults }: { faults: readonly EditorFault[] }) => {
  const language = useLanguage()
  return faults.map((fault) => (
    <p key={fault.message} className="field-fault">
      {faultWords(fault.message, language)}
    </p>
  ))
}
