import { ArrowRight, CircleCheck } from 'lucide-react'
import { blockNames, faultText } from '../campaigns/fault-text.ts'
import { useLanguage, useText } from '../text/language.ts'
import { languageNames } from '../text/languages.ts'
import type { CampaignDocument } from './document.ts'
import { type EditorFault, placeOf } from './faults.ts'
import { isKind } from './fields.ts'
import { itemsOf } from './history.ts'
import { fieldNames, text } from './text.ts'

interface Props {
  readonly document: CampaignDocument
  readonly faults: readonly EditorFault[]
  readonly go: (path: string) => void
}

const has = <Table extends object>(table: Table, name: string): name is Extract<keyof Table, string> =>
  Object.hasOwn(table, name)

/** What keeps the page from being published, in words, with the way to each place. */
export const Problems = ({ document, faults, go }: Props) => {
  const t = useText(text)
  const kinds = useText(blockNames)
  const fields = useText(fieldNames)
  const language = useLanguage()
  const partOf = (path: string): string => {
    const { list, index } = placeOf(path)
    if (list === 'stages') return `${t.stages} ${index + 1}`
    const kind = list === undefined ? undefined : itemsOf(document, list)[index]?.kind
    if (isKind(kind)) return kinds[kind]
    return path.startsWith('activity') ? t.activity : t.whole
  }
  const fieldOf = (path: string): string =>
    placeOf(path)
      .within.replace(/^(activity|page)\.?/, '')
      .split(/[.[\]]+/)
      .filter(Boolean)
      .map((name) => {
        if (has(fields, name)) return fields[name]
        if (has(languageNames, name)) return languageNames[name]
        return /^\d+$/.test(name) ? String(Number(name) + 1) : ''
      })
      .filter(Boolean)
      .join(' › ')
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
