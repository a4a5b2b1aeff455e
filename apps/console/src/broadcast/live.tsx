import { inLanguage } from '@foyer/api/languages'
import type { LiveSession } from '@foyer/api/staff/broadcast'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { CalendarClock, CirclePause, CirclePlay, CircleStop, Eye, EyeOff, Pencil, Radio } from 'lucide-react'
import { useActsColumn } from '../acts/acts-column.tsx'
import { usePages } from '../acts/pages.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import type { Column } from '../ui/data-table.tsx'
import { List } from '../ui/list.tsx'
import { Period } from '../ui/period.tsx'
import { actsOn, LiveActs, liveActs, stateNames } from './live-acts.tsx'
import { text } from './text.ts'

const tones: Readonly<Record<LiveSession['state'], Tone>> = {
  scheduled: 'neutral',
  live: 'good',
  interrupted: 'bad',
  ended: 'neutral',
  replay: 'brand',
}
const icons = {
  begin: CirclePlay,
  interrupt: CirclePause,
  resume: CirclePlay,
  end: CircleStop,
  times: CalendarClock,
  hide: EyeOff,
  unhide: Eye,
} as const

const useColumns = (): readonly Column<LiveSession>[] => {
  const t = useText(text)
  const language = useLanguage()
  const acts = useActsColumn<LiveSession>({
    nameOf: ({ title }) => inLanguage(title, language),
    idOf: ({ code }) => code,
    actsOf: (session) => [
      {
        act: 'edit',
        name: t.edit,
        call: 'POST /staff/live/publish',
        icon: Pencil,
        page: `/broadcast/live/${session.code}`,
      },
      ...actsOn(session).map((act) => ({
        act,
        name: t[act],
        call: liveActs[act],
        icon: icons[act],
        isDangerous: act === 'end' || act === 'interrupt' || act === 'hide',
      })),
    ],
  })
  return [
    {
      id: 'session',
      name: t.session,
      value: ({ title }) => inLanguage(title, language),
      cell: ({ title, code }) => (
        <span className="item-name">
          <span className="strong">{inLanguage(title, language)}</span>
          <code className="faint">{code}</code>
        </span>
      ),
    },
    {
      id: 'state',
      name: t.state,
      isPlain: true,
      value: ({ state }) => state,
      cell: ({ state, isWithdrawn }) => (
        <Badge tone={isWithdrawn ? 'neutral' : tones[state]} dot>
          {isWithdrawn ? t.hidden : t[stateNames[state]]}
        </Badge>
      ),
    },
    {
      id: 'period',
      name: t.period,
      value: ({ opensAt }) => opensAt,
      cell: ({ opensAt, closesAt }) => <Period from={opensAt} until={closesAt} />,
    },
    {
      id: 'viewers',
      name: t.viewers,
      isFigure: true,
      value: ({ viewers }) => viewers,
      cell: ({ viewers }) => (
        <span className={viewers === 0 ? 'faint' : undefined}>{viewers.toLocaleString(language)}</span>
      ),
    },
    acts,
  ]
}

/** Whether viewers wait for what the control room does next. */
const isOnAir = ({ state, isWithdrawn }: LiveSession): boolean =>
  !isWithdrawn && (state === 'live' || state === 'interrupted')

/** Live sessions, those on air first, with the acts of the control room. */
export const Live = () => {
  const t = useText(text)
  const columns = useColumns()
  const reading = usePages('POST /staff/live', {}, ({ after }) => after && { after })
  const sessions = reading.pages
    ?.flatMap((page) => page.sessions)
    .toSorted((one, other) => Number(isOnAir(other)) - Number(isOnAir(one)) || other.opensAt - one.opensAt)
  return (
    <>
      <List
        label={t.live}
        rows={sessions}
        reading={reading}
        columns={columns}
        keyOf={({ code }) => code}
        isMarked={isOnAir}
        empty={{ icon: Radio, title: t.liveEmpty, text: t.liveEmptyLead }}
      />
      <LiveActs sessions={sessions ?? []} />
    </>
  )
}
