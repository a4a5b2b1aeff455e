import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { table } from '../text/table.ts'

const text = table('acts/upload-parts')

/** The figures of a preview. */
export const Sums = ({ sums }: { sums: readonly (readonly [name: string, value: number])[] }) => {
  const language = useLanguage()
  return (
    <dl className="sums">
      {sums.map(([name, value]) => (
        <div key={name} className="sum">
          <dt>{name}</dt>
          <dd>{value.toLocaleString(language)}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A refused line; a fault of the whole file has none. */
export interface FaultLine {
  readonly line: number | null
  readonly text: string
}

interface FaultProps {
  readonly faults: readonly FaultLine[]
  /** the number of all */
  readonly faulty: number
  /** what the faults mean; by default that nothing can be imported */
  readonly lead?: string
}
/** The refused lines of a file. */
export const FaultLines = ({ faults, faulty, lead }: FaultProps) => {
  const t = useText(text)
  return (
    <>
      <p className="notice notice-bad" role="alert">
        {lead ?? t.faultyLead}
      </p>
      {/* the keyboard scrolls a long list */}
      <ul className="fault-lines" tabIndex={0} aria-label={t.faulty}>
        {faults.map(({ line, text: what }) => (
          <li key={`${line} ${what}`}>
            {line !== null && <code>{fill(t.line, { line })}</code>}
            <span>{what}</span>
          </li>
        ))}
        {faulty > faults.length && <li>{fill(t.moreFaults, { more: faulty - faults.length })}</li>}
      </ul>
    </>
  )
}
