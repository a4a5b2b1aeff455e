import { inLanguage } from '@foyer/api/languages'
import type { TimelineEvent } from '@foyer/api/staff/care'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { stamp } from '@foyer/staff-interface/time'
import {
  CircleAlert,
  CircleDot,
  Clock,
  Gift,
  LogIn,
  type LucideIcon,
  MessageSquareText,
  PhoneCall,
  Ticket,
  UserRoundCog,
} from 'lucide-react'
import { usePages } from '../acts/pages.ts'
import { actTexts } from '../trail/act-texts.ts'
import { CopyText } from '../ui/copy-text.tsx'
import { ReadList } from '../ui/read-list.tsx'
import { Technical } from '../ui/technical.tsx'
import { Written } from '../ui/written.tsx'
import { eventNames, nameOf } from './event-names.ts'
import { text } from './text.ts'

const icons: Readonly<Record<TimelineEvent['kind'], LucideIcon>> = {
  sign: LogIn,
  join: Ticket,
  reward: Gift,
  message: MessageSquareText,
  refusal: CircleAlert,
  callBack: PhoneCall,
  staff: UserRoundCog,
  other: CircleDot,
}
const kindNames = {
  sign: 'kindSign',
  join: 'kindJoin',
  reward: 'kindReward',
  message: 'kindMessage',
  refusal: 'kindRefusal',
  callBack: 'kindCallBack',
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
          {event.name && <span> · {inLanguage(event.name, language)}</span>}
        </p>
        {(event.by || event.reason) && (
          <p className="soft">
            {event.by?.name}
            {event.by && event.reason && ' · '}
            {event.reason && <Written>{event.reason}</Written>}
          </p>
        )}
        {event.route && (
          <Technical>
            <code>{event.route}</code>
          </Technical>
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
  const reading = usePages('POST /staff/care/timeline', { id: person }, ({ before }) =>
    before === null ? null : { before },
  )
  const events = reading.pages?.flatMap((page) => page.events)
  return (
    <ReadList
      rows={events}
      reading={reading}
      empty={{ icon: Clock, title: t.noEvents, text: t.timelineNote }}
      moreName={t.older}
    >
      {(all) => (
        <>
          <ol className="care-events" aria-label={t.timeline}>
            {all.map((event) => (
              <Event key={event.key} event={event} />
            ))}
          </ol>
          <p className="soft">{t.timelineNote}</p>
        </>
      )}
    </ReadList>
  )
}
