import { inLanguage } from '@foyer/api/languages'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import type { ReactNode } from 'react'
import { useReadOf } from '../acts/query.ts'
import { statusNames } from '../text/statuses.ts'
import { Badge } from '../ui/badge.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { Since } from '../ui/since.tsx'
import { documentNames, nameOf } from './event-names.ts'
import { text } from './text.ts'

interface Line {
  readonly key: string
  readonly title: string
  readonly note: ReactNode
  readonly side: ReactNode
}

const List = ({ title, none, lines }: { title: string; none: string; lines: readonly Line[] }) => (
  <section className="panel">
    <h2>{title}</h2>
    {lines.length === 0 && <p className="soft">{none}</p>}
    <ul className="care-lines">
      {lines.map(({ key, title: name, note, side }) => (
        <li key={key}>
          <span className="stacked">
            <span className="strong">{name}</span>
            <span className="hint">{note}</span>
          </span>
          {side}
        </li>
      ))}
    </ul>
  </section>
)

/** Joins, applications and agreements, as the person sees them. */
export const Records = ({ person }: { person: string }) => {
  const t = useText(text)
  const statuses = useText(statusNames)
  const documents = useText(documentNames)
  const language = useLanguage()
  const reading = useReadOf('POST /staff/care/records', { id: person })
  return (
    <Loaded data={reading.data} reading={reading}>
      {(data) => (
        <div className="panels">
          <List
            title={t.joins}
            none={t.noJoins}
            lines={data.joins.map(({ title, activity, stage, reference, at }) => ({
              key: reference,
              title: inLanguage(title, language),
              note: (
                <>
                  {activity}
                  {stage !== '' && ` · ${stage}`} · <CopyText value={reference} />
                </>
              ),
              side: <Since at={at} />,
            }))}
          />
          <List
            title={t.applications}
            none={t.noApplications}
            lines={data.applications.map(({ name, reference, status, lots, at }) => ({
              key: reference,
              title: inLanguage(name, language),
              note: (
                <>
                  {nameOf(statuses, status)} · {fill(t.lots, { lots })} · <CopyText value={reference} />
                </>
              ),
              side: <Since at={at} />,
            }))}
          />
          <List
            title={t.agreements}
            none={t.noAgreements}
            lines={data.agreements.map(({ document, version, agreed, at }) => ({
              key: document,
              title: documents[document],
              note: (
                <>
                  <Badge tone={agreed ? 'good' : 'neutral'}>{agreed ? t.agreed : t.declined}</Badge>{' '}
                  {fill(t.version, { version })}
                </>
              ),
              side: <Since at={at} />,
            }))}
          />
        </div>
      )}
    </Loaded>
  )
}
