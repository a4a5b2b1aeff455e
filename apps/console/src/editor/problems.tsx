import { useLanguage, useText } from '@foyer/staff-interface/language'
import { ArrowRight, CircleCheck } from 'lucide-react'
import { faultText } from '../campaigns/fault-text.ts'
import type { CampaignDocument } from './document.ts'
import type { EditorFault } from './faults.ts'
import { text } from './text.ts'
import { usePlaceWords } from './use-place-words.ts'

interface Props {
  readonly document: CampaignDocument
  readonly faults: readonly EditorFault[]
  readonly go: (path: string) => void
}

/** What keeps the page from being published, in words, with the way to each place. */
export const Problems = ({ document, faults, go }: Props) => {
  const t = useText(text)
  const language = useLanguage()
  const { partOf, fieldOf } = usePlaceWords(document)
  if (faults.length === 0)
    return (
      <p className="problems-none">
        <CircleCheck size={18} aria-hidden="true" />
        {t.noProblems}
      </p>
    )
  return (
    <ul className="problems">
      {faults.map((fault) => (
        <li key={`${fault.path} ${fault.message}`}>
          <button type="button" className="problem" onClick={() => go(fault.path)}>
            <span className="problem-place">
              <strong>{partOf(fault.path)}</strong> {fieldOf(fault.path)}
            </span>
            <span>{faultText(fault, language)}</span>
            <ArrowRight size={15} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
