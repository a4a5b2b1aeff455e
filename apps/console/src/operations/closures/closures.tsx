import type { MarketClosure, StaffNotice } from '@foyer/api/staff/closures'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dayText } from '@foyer/staff-interface/time'
import { CalendarCheck, Megaphone, Undo2 } from 'lucide-react'
import { useActAddress } from '../../acts/act-address.ts'
import { useActsColumn } from '../../acts/acts-column.tsx'
import { usePages } from '../../acts/pages.ts'
import { useRead } from '../../acts/query.ts'
import { useSession } from '../../session/session-context.ts'
import { admits } from '../../shared/admission.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import type { Column } from '../../ui/data-table.tsx'
import { List } from '../../ui/list.tsx'
import { Page } from '../../ui/page.tsx'
import { Period } from '../../ui/period.tsx'
import { Section } from '../../ui/section.tsx'
import { activityName } from '../activity-name.ts'
import { ClosureActs } from './closure-acts.tsx'
import { NoticeActs } from './notice-acts.tsx'
import { text } from './text.ts'

const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const useClosureColumns = (today: string): readonly Column<MarketClosure>[] => {
  const t = useText(text)
  const language = useLanguage()
  const acts = useActsColumn<MarketClosure>({
    nameOf: ({ day }) => dayText(language, day),
    idOf: ({ day }) => day,
    actsOf: () => [
      {
        act: 'withdraw-closure',
        name: t.withdraw,
        call: 'POST /staff/closures/withdraw',
        icon: Undo2,
        isDangerous: true,
      },
    ],
  })
  return [
    {
      id: 'day',
      name: t.day,
      value: ({ day }) => day,
      cell: ({ day }) => (
        <span className="badges">
          <span className="strong time">{dayText(language, day)}</span>
          {day === today && <Badge tone="warn">{t.today}</Badge>}
        </span>
      ),
    },
    { id: 'why', name: t.why, value: ({ reason }) => t[reason], cell: ({ reason }) => t[reason] },
    {
      id: 'span',
      name: t.span,
      cell: ({ fromMinute }) => (fromMinute === null ? t.wholeDay : fill(t.from, { time: clockTime(fromMinute) })),
    },
    acts,
  ]
}

const useNoticeColumns = (now: number): readonly Column<StaffNotice>[] => {
  const t = useText(text)
  const language = useLanguage()
  const acts = useActsColumn<StaffNotice>({
    nameOf: (notice) => notice.text,
    idOf: ({ id }) => String(id),
    actsOf: () => [
      { act: 'end-notice', name: t.endNotice, call: 'POST /staff/notices/withdraw', icon: Undo2, isDangerous: true },
    ],
  })
  return [
    { id: 'text', name: t.wording, cell: (notice) => <span lang={notice.language}>{notice.text}</span> },
    {
      id: 'where',
      name: t.where,
      cell: ({ activity }) => (activity ? activityName(activity, language) : t.everywhere),
    },
    { id: 'language', name: t.language, cell: (notice) => t[notice.language] },
    {
      id: 'period',
      name: t.period,
      cell: ({ from, until }) => (
        <span className="stacked">
          <Badge tone={from <= now ? 'good' : 'neutral'} dot>
            {from <= now ? t.shownNow : t.shownLater}
          </Badge>
          <Period from={from} until={until} />
        </span>
      ),
    },
    acts,
  ]
}

const ClosureList = ({ may }: { may: boolean }) => {
  const t = useText(text)
  const { open } = useActAddress()
  const reading = useRead('POST /staff/closures')
  const { data } = reading
  const columns = useClosureColumns(data?.today ?? '')
  return (
    <Section title={t.closures} acts={may && data && <Button onClick={() => open('declare')}>{t.declare}</Button>}>
      <List
        label={t.closures}
        rows={data?.closures}
        reading={reading}
        columns={columns}
        keyOf={({ day }) => day}
        sortedBy={[{ id: 'day', desc: true }]}
        empty={{ icon: CalendarCheck, title: t.noClosures, text: t.noClosuresLead }}
      />
      <ClosureActs data={data} may={may} />
    </Section>
  )
}

const NoticeList = ({ may }: { may: boolean }) => {
  const t = useText(text)
  const { open } = useActAddress()
  const reading = usePages('POST /staff/notices', {}, ({ before }) => (before === null ? null : { before }))
  const notices = reading.pages?.flatMap((page) => page.notices)
  const now = reading.pages?.[0]?.now
  const columns = useNoticeColumns(now ?? 0)
  return (
    <Section title={t.notices} acts={may && notices && <Button onClick={() => open('add-notice')}>{t.add}</Button>}>
      <List
        label={t.notices}
        rows={notices}
        reading={reading}
        columns={columns}
        keyOf={({ id }) => String(id)}
        empty={{ icon: Megaphone, title: t.noNotices, text: t.noNoticesLead }}
      />
      <NoticeActs now={now} notices={notices ?? []} may={may} />
    </Section>
  )
}

/** Closures of the market, and notices on activities. */
export const Closures = () => {
  const t = useText(text)
  const { session } = useSession()
  const may = admits('POST /staff/closures/declare', session.roles)
  return (
    <Page title={t.title} lead={t.lead}>
      <ClosureList may={may} />
      <NoticeList may={may} />
    </Page>
  )
}
