import type { CarePerson, FoundPersons, ShownRefusal } from '@foyer/api/staff/care'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime } from '@foyer/staff-interface/time'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router'
import { Badge } from '../ui/badge.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Empty } from '../ui/empty.tsx'
import { Since } from '../ui/since.tsx'
import { Technical } from '../ui/technical.tsx'
import { eventNames, nameOf } from './event-names.ts'
import { text } from './text.ts'

const levels = { none: 'levelNone', register: 'levelRegister', login: 'levelLogin' } as const

/** Whether the person is suspended or what they are signed in to. */
export const PersonState = ({ person }: { person: CarePerson }) => {
  const t = useText(text)
  const language = useLanguage()
  if (person.suspendedAt !== null)
    return (
      <span title={fill(t.suspendedSince, { at: dateTime(language, person.suspendedAt) })}>
        <Badge tone="bad" dot>
          {t.suspended}
        </Badge>
      </span>
    )
  return (
    <Badge tone={person.level === 'none' ? 'neutral' : 'good'} dot>
      {t[levels[person.level]]}
    </Badge>
  )
}

/** The name of a region, such as `Hong Kong`. */
export const useRegion = () => {
  const language = useLanguage()
  const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'code' })
  return (code: string): string => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : '–')
}

const Refusal = ({ refusal, isOfNobody }: { refusal: ShownRefusal; isOfNobody: boolean }) => {
  const t = useText(text)
  const language = useLanguage()
  const names = useText(eventNames)
  return (
    <section className="panel care-refusal">
      <h2>{t.refusedTitle}</h2>
      <p>
        <span className="strong">{nameOf(names, refusal.reason)}</span>
      </p>
      <p className="soft">
        <span className="time">{dateTime(language, refusal.at)}</span> · <CopyText value={refusal.reference} />
      </p>
      {isOfNobody && <p className="soft">{t.refusedNobody}</p>}
      <Technical>
        <code>{refusal.route}</code> · <code>{refusal.reason}</code>
      </Technical>
    </section>
  )
}

const useColumns = (): readonly Column<CarePerson>[] => {
  const t = useText(text)
  const region = useRegion()
  return [
    {
      id: 'name',
      name: t.name,
      cell: ({ id, name, phone }) => (
        <Link className="row-button" to={`/clients/${id}`}>
          {name ?? phone}
        </Link>
      ),
    },
    { id: 'phone', name: t.phone, cell: ({ phone }) => <span className="time">{phone}</span> },
    { id: 'state', name: t.status, cell: (person) => <PersonState person={person} /> },
    { id: 'region', name: t.region, cell: (person) => region(person.region) },
    { id: 'since', name: t.since, cell: ({ since }) => <Since at={since} /> },
  ]
}

/** What a search found. */
export const Found = ({ found: { people, more, refusal } }: { found: FoundPersons }) => {
  const t = useText(text)
  const columns = useColumns()
  return (
    <section className="care-found" aria-label={fill(t.foundOne, { count: people.length })}>
      <p className="visually-hidden" role="status">
        {people.length === 0 ? t.noneTitle : fill(t.foundOne, { count: people.length })}
      </p>
      {refusal && <Refusal refusal={refusal} isOfNobody={people.length === 0} />}
      {more && <p className="notice notice-warn">{t.more}</p>}
      {people.length === 0 && !refusal && <Empty icon={SearchX} title={t.noneTitle} text={t.noneLead} />}
      {people.length > 0 && <DataTable label={t.title} rows={people} columns={columns} keyOf={({ id }) => id} opens />}
    </section>
  )
}
