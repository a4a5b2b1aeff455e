import type { TrailEntry } from '@foyer/api/staff/trail'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { stamp } from '@foyer/staff-interface/time'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../ui/button.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { DiffTable } from '../ui/diff-table.tsx'
import { Written } from '../ui/written.tsx'
import { actTexts, inWords, subjectTexts } from './act-texts.ts'
import { Actor } from './actor.tsx'
import { detailsOf, shownValue } from './changes.ts'
import { StatusChange } from './entries.tsx'
import type { Chosen } from './filter.ts'
import { text } from './text.ts'

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

interface Props {
  readonly entry: TrailEntry
  /** opens the neighbour; undefined at an end */
  readonly newer: (() => void) | undefined
  readonly older: (() => void) | undefined
  readonly search: (more: Partial<Chosen>) => void
}

/** Everything that an entry says, with what the act changed. */
export const EntryDetails = ({ entry, newer, older, search }: Props) => {
  const t = useText(text)
  const acts = useText(actTexts)
  const subjects = useText(subjectTexts)
  const { changes, rest } = detailsOf(entry)
  const { subject, subjectId, reference } = entry
  return (
    <div className="details">
      <dl className="facts">
        <Fact name={t.time}>
          <span className="time">{stamp(entry.at)}</span>
        </Fact>
        <Fact name={t.by}>
          <Actor entry={entry} />
          {entry.by && <CopyText value={entry.by.id} />}
        </Fact>
        <Fact name={t.event}>
          {inWords(acts, entry.event)} <code className="faint">{entry.event}</code>
        </Fact>
        <Fact name={t.subject}>
          {inWords(subjects, subject)} <code className="faint">{subject}</code> <CopyText value={subjectId} />
        </Fact>
        {(entry.fromStatus ?? entry.toStatus) !== null && (
          <Fact name={t.status}>
            <StatusChange entry={entry} />
            <code className="faint">
              {[entry.fromStatus, entry.toStatus].filter((one) => one !== null).join(' → ')}
            </code>
          </Fact>
        )}
        {entry.reason !== null && (
          <Fact name={t.reason}>
            <Written>{entry.reason}</Written>
          </Fact>
        )}
        {reference !== null && (
          <Fact name={t.reference}>
            <CopyText value={reference} />
          </Fact>
        )}
        <Fact name={t.seal}>{entry.seal === null ? t.unsealed : fill(t.sealNumber, { seal: entry.seal })}</Fact>
      </dl>
      {changes.length > 0 && (
        <section>
          <h3>{t.changes}</h3>
          <DiffTable
            names={[t.field, t.before, t.after]}
            rows={changes.map(({ name, before, after }) => ({
              key: name,
              name: <code>{name}</code>,
              before: before === undefined ? <span className="faint">{t.noValue}</span> : shownValue(before),
              after: after === undefined ? <span className="faint">{t.noValue}</span> : shownValue(after),
            }))}
          />
        </section>
      )}
      {rest.length > 0 && (
        <section>
          <h3>{t.detail}</h3>
          <dl className="facts">
            {rest.map(([name, value]) => (
              <Fact key={name} name={name}>
                <code>{shownValue(value)}</code>
              </Fact>
            ))}
          </dl>
        </section>
      )}
      <div className="details-links">
        <Button onClick={() => search({ subject, subjectId })}>{t.sameSubject}</Button>
        {reference !== null && <Button onClick={() => search({ reference })}>{t.sameRequest}</Button>}
      </div>
      <div className="modal-acts modal-acts-apart">
        <Button
          aria-disabled={newer === undefined}
          icon={<ChevronLeft size={16} aria-hidden="true" />}
          onClick={() => newer?.()}
        >
          {t.newer}
        </Button>
        <Button aria-disabled={older === undefined} onClick={() => older?.()}>
          {t.older}
          <ChevronRight size={16} aria-hidden="true" />
        </Button>
      </div>
    </div>
  )
}
