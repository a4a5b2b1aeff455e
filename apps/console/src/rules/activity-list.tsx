import type { RuledActivity } from '@foyer/api/staff/activity-rules'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dayOf } from '@foyer/staff-interface/time'
import { Megaphone, Search } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router'
import { usePages } from '../acts/pages.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
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

const Row = ({ activity, to }: { activity: RuledActivity; to: string }) => {
  const t = useText(text)
  const language = useLanguage()
  const { number, code, title, kind, source, isProposed, opensAt, closesAt, phase } = activity
  return (
    <tr className="row-opens">
      <td data-label={t.activity}>
        <span className="stacked">
          <Link className="row-button" to={`${to}?activity=${number}`}>
            {title[language]}
          </Link>
          <span className="faint">
            {number} · <code>{code}</code>
          </span>
        </span>
      </td>
      <td data-label={t.kind}>
        <span className="badges">
          {source === 'data' && kind ? (
            t[kind]
          ) : (
            <span className="faint">{t[source === 'built_in' ? source : 'none']}</span>
          )}
          {isProposed && <Badge tone="warn">{t.isProposed}</Badge>}
        </span>
      </td>
      <td data-label={t.period}>
        <span className="stacked">
          <span>
            <PhaseBadge phase={phase} />
          </span>
          <span className="faint time">
            {dayOf(opensAt)} – {dayOf(closesAt)}
          </span>
        </span>
      </td>
    </tr>
  )
}

/** Activities with their rules. Each row leads to the screen `to` with the number of the activity. */
export const ActivityList = ({ to }: { to: string }) => {
  const t = useText(text)
  const [search, setSearch] = useState('')
  // typing does not wait for the list
  const wanted = useDeferredValue(search.trim())
  const list = usePages('POST /staff/rules', { search: wanted }, ({ before }) => (before === null ? null : { before }))
  const activities = list.pages?.flatMap((page) => page.activities)
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
      {!activities && !list.fault && <LoadingRows />}
      {activities?.length === 0 && (
        <Empty
          icon={Megaphone}
          title={wanted === '' ? t.emptyTitle : t.noneTitle}
          text={wanted === '' ? t.emptyLead : t.noneLead}
        />
      )}
      {activities && activities.length > 0 && (
        <div className="table-box">
          <table className="data-table" aria-label={t.title}>
            <thead>
              <tr>
                <th scope="col">{t.activity}</th>
                <th scope="col">{t.kind}</th>
                <th scope="col">{t.period}</th>
              </tr>
            </thead>
            <tbody>
              {activities.map((activity) => (
                <Row key={activity.number} activity={activity} to={to} />
              ))}
            </tbody>
          </table>
        </div>
      )}
      {list.fault && <Failure fault={list.fault} again={list.again} isWhole={!activities} />}
      {activities && activities.length > 0 && !list.fault && (
        <div className="more">
          <p className="soft" role="status">
            {fill(t.count, { shown: activities.length })}
          </p>
          {list.hasMore && (
            <Button isBusy={list.isLoadingMore} onClick={list.more}>
              {t.more}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
