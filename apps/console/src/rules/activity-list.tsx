import { inLanguage } from '@foyer/api/languages'
import type { RuledActivity } from '@foyer/api/staff/activity-rules'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { dayOf, dayText } from '@foyer/staff-interface/time'
import { Megaphone, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { usePages } from '../acts/pages.ts'
import { Badge } from '../ui/badge.tsx'
import type { Column } from '../ui/data-table.tsx'
import { List } from '../ui/list.tsx'
import { text } from './text.ts'

const tones = { upcoming: 'neutral', open: 'good', ended: 'neutral' } as const

/** The phase of an activity. */
export const PhaseBadge = ({ phase }: Pick<RuledActivity, 'phase'>) => {
  const t = useText(text)
  return (
    <Badge tone={tones[phase]} dot>
      {t[phase]}
    </Badge>
  )
}

const useColumns = (to: string): readonly Column<RuledActivity>[] => {
  const t = useText(text)
  const language = useLanguage()
  return [
    {
      id: 'activity',
      name: t.activity,
      cell: ({ number, code, title }) => (
        <span className="stacked">
          <Link className="row-button" to={`${to}?activity=${number}`}>
            {inLanguage(title, language)}
          </Link>
          <span className="faint">
            {number} · <code>{code}</code>
          </span>
        </span>
      ),
    },
    {
      id: 'kind',
      name: t.kind,
      cell: ({ kind, source, isProposed }) => (
        <span className="badges">
          {source === 'data' && kind ? (
            t[kind]
          ) : (
            <span className="faint">{t[source === 'built_in' ? source : 'none']}</span>
          )}
          {isProposed && <Badge tone="warn">{t.isProposed}</Badge>}
        </span>
      ),
    },
    {
      id: 'period',
      name: t.period,
      cell: ({ opensAt, closesAt, phase }) => (
        <span className="stacked">
          <span>
            <PhaseBadge phase={phase} />
          </span>
          <span className="faint time">
            {dayText(language, dayOf(opensAt))} – {dayText(language, dayOf(closesAt))}
          </span>
        </span>
      ),
    },
  ]
}

/**
 * Activities with their rules, those whose proposal waits for a decision first. Each row leads to the screen `to` with the
 * number of the activity.
 */
export const ActivityList = ({ to }: { to: string }) => {
  const t = useText(text)
  const [search, setSearch] = useState('')
  // typing does not wait for the list
  const wanted = useDeferredValue(search.trim())
  const columns = useColumns(to)
  const reading = usePages('POST /staff/rules', { search: wanted }, ({ before }) =>
    before === null ? null : { before },
  )
  const activities = reading.pages
    ?.flatMap((page) => page.activities)
    .toSorted((one, other) => Number(other.isProposed) - Number(one.isProposed))
  return (
    <>
      <div className="tools">
        <div className="search">
          <Search size={16} aria-hidden="true" />
          <input
            type="search"
            className="input"
            maxLength={60}
            aria-label={t.searchHint}
            placeholder={t.searchHint}
            value={search}
            onChange={({ target }) => setSearch(target.value)}
          />
        </div>
      </div>
      <List
        label={t.title}
        rows={activities}
        reading={reading}
        columns={columns}
        keyOf={({ number }) => String(number)}
        opens
        empty={{
          icon: Megaphone,
          title: wanted === '' ? t.emptyTitle : t.noneTitle,
          text: wanted === '' ? t.emptyLead : t.noneLead,
        }}
      />
    </>
  )
}
