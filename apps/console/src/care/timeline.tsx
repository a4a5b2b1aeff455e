import type { TimelineEvent } from '@foyer/api/staff/care'
import {
  CircleAlert,
  CircleDot,
  Clock,
  Gift,
  LogIn,
  type LucideIcon,
  MessageSquareText,
  Ticket,
  UserRoundCog,
} from 'lucide-react'
import { stamp } from '../shared/time.ts'
import { useLanguage, useText } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { actTexts } from '../trail/act-texts.ts'
import { Button } from '../ui/button.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { eventNames, nameOf } from './event-names.ts'
import { text } from './text.ts'
import { usePagesOf } from './use-read-of.ts'

const icons: Readonly<Record<TimelineEvent['kind'], LucideIcon>> = {
  sign: LogIn,
  join: Ticket,
  reward: Gift,
  message: MessageSquareText,
  refusal: CircleAlert,
  staff: UserRoundCog,
  other: CircleDot,
}
const kindNames = {
  sign: 'kindSign',
  join: 'kindJoin',
  reward: 'kindReward',
  message: 'kindMessage',
  refusal: 'kindRefusal',
  staff: 'kindStaff',
  other: 'kindOther',
} as const satisfies Record<TimelineEvent['kind'], string>

const Event = ({ event }: { event: TimelineEvent }) => {
  const t = useText(text)
  const names = { ...useText(actTexts), ...useText(eventNames) }
  const language = useLanguage()
  const Icon = icons[event.kind]
  return (
    <li className={`care-event care-event-${event.kind}`}>
      <span className="care-event-icon">
        <Icon size={15} aria-hidden="true" />
      </span>
      <div className="care-event-text">
        <p>
          <span className="visually-hidden">{t[kindNames[event.kind]]}: </span>
          <span className="strong">{nameOf(names, event.event)}</span>
          {event.name && <span> · {event.name[language]}</span>}
        </p>
        {(event.by || event.reason) && (
          <p className="soft">
            {event.by?.name}
            {event.by && event.reason && ' · '}
            {event.reason}
          </p>
        )}
        {event.route && (
          <p className="hint">
            <code>{event.route}</code>
          </p>
        )}
      </div>
      <div className="care-event-side">
        <time className="time faint" dateTime={new Date(event.at).toISOString()}>
          {stamp(event.at)}
        </time>
        {event.reference !== null && <CopyText value={event.reference} />}
      </div>
    </li>
  )
}

/** What happened to the person, newest first. */
export const Timeline = ({ person }: { person: string }) => {
  const t = useText(text)
  const { pages, fault, hasMore, isLoadingMore, more, again } = usePagesOf(
    'POST /staff/care/timeline',
    [person],
    (before) => ({ id: person, ...(before !== null && { before }) }),
    ({ before }) => before,
  )
  const events = pages?.flatMap((page) => page.events)
  if (!events) return fault ? <Failure fault={fault} again={again} isWhole /> : <LoadingRows />
  return (
    <>
      {events.length === 0 ? (
        <Empty icon={Clock} title={t.noEvents} />
      ) : (
        <ol className="care-events" aria-label={t.timeline}>
          {events.map((event) => (
            <Event key={event.key} event={event} />
          ))}
        </ol>
      )}
      {fault && <Failure fault={fault} again={again} />}
      <div className="more">
        <p className="soft" role="status">
          {fill(t.eventsShown, { shown: events.length })} · {t.timelineNote}
        </p>
        {hasMore && (
          <Button isBusy={isLoadingMore} onClick={more}>
            {t.older}
          </Button>
        )}
      </div>
    </>
  )
}
