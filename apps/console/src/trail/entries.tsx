import type { TrailEntry } from '@foyer/api/staff/trail'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { stamp } from '@foyer/staff-interface/time'
import { ArrowRight, Lock, LockOpen } from 'lucide-react'
import { statusNames } from '../text/statuses.ts'
import { actTexts, inWords, subjectTexts } from './act-texts.ts'
import { Actor } from './actor.tsx'
import { text } from './text.ts'

/** The change of status that an entry records, in words. */
export const StatusChange = ({ entry: { fromStatus, toStatus } }: { entry: TrailEntry }) => {
  const statuses = useText(statusNames)
  if (fromStatus === null && toStatus === null) return null
  return (
    <span className="change">
      {fromStatus !== null && (
        <>
          <span className="soft">{inWords(statuses, fromStatus)}</span>
          <ArrowRight size={14} aria-hidden="true" />
        </>
      )}
      {toStatus !== null && <span className="strong">{inWords(statuses, toStatus)}</span>}
    </span>
  )
}

const Seal = ({ seal }: { seal: number | null }) => {
  const t = useText(text)
  return seal === null ? (
    <span className="seal faint">
      <LockOpen size={14} aria-hidden="true" />
      {t.unsealed}
    </span>
  ) : (
    <span className="seal" title={fill(t.sealNumber, { seal })}>
      <Lock size={14} aria-hidden="true" />
      {t.sealed}
    </span>
  )
}

/** The entries that a search found. Pressing one opens its details. */
export const Entries = ({ entries, open }: { entries: readonly TrailEntry[]; open: (nth: number) => void }) => {
  const t = useText(text)
  const acts = useText(actTexts)
  const subjects = useText(subjectTexts)
  return (
    <div className="table-box">
      <table className="data-table trail-table" aria-label={t.title}>
        <thead>
          <tr>
            {[t.time, t.by, t.event, t.subject, t.change, t.seal].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {entries.map((entry, nth) => (
            <tr key={entry.id} className="row-opens">
              <td data-part="time" className="time">
                {stamp(entry.at)}
              </td>
              <td data-part="actor">
                <Actor entry={entry} />
              </td>
              <td data-part="title">
                <button type="button" className="row-button" onClick={() => open(nth)}>
                  {inWords(acts, entry.event)}
                  <span className="trail-on"> · {inWords(subjects, entry.subject)}</span>
                </button>
              </td>
              <td data-part="subject">
                <span className="stacked">
                  <span>{inWords(subjects, entry.subject)}</span>
                  <code className="faint key">{entry.subjectId}</code>
                </span>
              </td>
              <td data-part="change">
                <StatusChange entry={entry} />
              </td>
              <td data-part="seal">
                <Seal seal={entry.seal} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
