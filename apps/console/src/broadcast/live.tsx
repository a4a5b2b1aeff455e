import type { LiveSession } from '@foyer/api/staff/broadcast'
import { CalendarClock, CirclePause, CirclePlay, CircleStop, Eye, EyeOff, Pencil, Radio } from 'lucide-react'
import { useNavigate } from 'react-router'
import { useActAddress } from '../acts/act-address.ts'
import { usePages } from '../acts/pages.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { dateTime, timeOfDay } from '../shared/time.ts'
import { useLanguage, useText } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { text as sharedText } from '../text/text.ts'
import { Badge, type Tone } from '../ui/badge.tsx'
import { type Column, DataTable } from '../ui/data-table.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { More } from '../ui/more.tsx'
import { RowMenu } from '../ui/row-menu.tsx'
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
  const h = useText(sharedText)
  const language = useLanguage()
  const { session: staff } = useSession()
  const { open } = useActAddress()
  const navigate = useNavigate()
  return [
    {
      id: 'session',
      name: t.session,
      value: ({ title }) => title[language],
      cell: ({ title, code }) => (
        <span className="item-name">
          <span className="strong">{title[language]}</span>
          <code className="faint">{code}</code>
        </span>
      ),
    },
    {
      id: 'state',
      name: t.state,
      value: ({ state }) => state,
      cell: ({ state, isWithdrawn }) => (
        <Badge tone={isWithdrawn ? 'bad' : tones[state]} dot>
          {isWithdrawn ? t.hidden : t[stateNames[state]]}
        </Badge>
      ),
    },
    {
      id: 'period',
      name: t.period,
      value: ({ opensAt }) => opensAt,
      cell: ({ opensAt, closesAt }) => (
        <span className="item-name nowrap">
          <span>{dateTime(language, opensAt)}</span>
          <span className="hint">
            – {closesAt - opensAt < 86_400_000 ? timeOfDay(language, closesAt) : dateTime(language, closesAt)}
          </span>
        </span>
      ),
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
    {
      id: 'acts',
      name: h.actions,
      isBare: true,
      cell: (session) => {
        const acts = actsOn(session).filter((act) => admits(liveActs[act], staff.roles))
        const mayEdit = admits('POST /staff/live/publish', staff.roles)
        if (acts.length === 0 && !mayEdit) return null
        return (
          <RowMenu
            label={fill(h.actionsOf, { name: session.title[language] })}
            acts={[
              ...(mayEdit
                ? [
                    {
                      name: t.edit,
                      icon: <Pencil size={16} aria-hidden="true" />,
                      act: () => void navigate(`/broadcast/live/${session.code}`),
                    },
                  ]
                : []),
              ...acts.map((act) => {
                const Icon = icons[act]
                return {
                  name: t[act],
                  icon: <Icon size={16} aria-hidden="true" />,
                  isDangerous: act === 'end' || act === 'interrupt' || act === 'hide',
                  act: () => open(act, session.code),
                }
              }),
            ]}
          />
        )
      },
    },
  ]
}

/** Live sessions, with the acts of the control room. */
export const Live = () => {
  const t = useText(text)
  const columns = useColumns()
  const { pages, fault, again, ...rest } = usePages('POST /staff/live', {}, ({ after }) => after && { after })
  const sessions = pages?.flatMap((page) => page.sessions)
  return (
    <>
      {fault && <Failure fault={fault} again={again} isWhole={!sessions} />}
      {!sessions && !fault && <LoadingRows />}
      {sessions?.length === 0 && <Empty icon={Radio} title={t.liveEmpty} />}
      {sessions && sessions.length > 0 && (
        <DataTable
          label={t.live}
          rows={sessions}
          columns={columns}
          keyOf={({ code }) => code}
          search=""
          sortedBy={[{ id: 'period', desc: true }]}
          note={(shown) => fill(t.liveCount, { shown })}
          none={null}
        />
      )}
      {sessions && <More shown={sessions.length} {...rest} />}
      <LiveActs sessions={sessions ?? []} />
    </>
  )
}
