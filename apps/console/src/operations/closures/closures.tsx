import type { MarketClosure, StaffNotice } from '@foyer/api/staff/closures'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { stamp } from '@foyer/staff-interface/time'
import { CalendarCheck, Megaphone, Undo2 } from 'lucide-react'
import { useActAddress } from '../../acts/act-address.ts'
import { useRead } from '../../acts/query.ts'
import { useSession } from '../../session/session-context.ts'
import { admits } from '../../shared/admission.ts'
import { text as sharedText } from '../../text/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Failure } from '../../ui/failure.tsx'
import { LoadingRows } from '../../ui/loading-rows.tsx'
import { Page } from '../../ui/page.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import { activityName } from '../activity-name.ts'
import { usePages } from '../use-pages.ts'
import { ClosureActs } from './closure-acts.tsx'
import { NoticeActs } from './notice-acts.tsx'
import { text } from './text.ts'

const clockTime = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

const useClosureColumns = (today: string, may: boolean): readonly Column<MarketClosure>[] => {
  const t = useText(text)
  const h = useText(sharedText)
  const { open } = useActAddress()
  return [
    {
      id: 'day',
      name: t.day,
      value: ({ day }) => day,
      cell: ({ day }) => (
        <span className="badges">
          <span className="strong time">{day}</span>
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
    {
      id: 'acts',
      name: h.actions,
      isBare: true,
      cell: ({ day }) =>
        may ? (
          <RowMenu
            label={fill(h.actionsOf, { name: day })}
            acts={[
              {
                name: t.withdraw,
                icon: <Undo2 size={16} aria-hidden="true" />,
                isDangerous: true,
                act: () => open('withdraw-closure', day),
              },
            ]}
          />
        ) : null,
    },
  ]
}

const useNoticeColumns = (now: number, may: boolean): readonly Column<StaffNotice>[] => {
  const t = useText(text)
  const h = useText(sharedText)
  const language = useLanguage()
  const { open } = useActAddress()
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
          <span className="hint time">
            {stamp(from).slice(0, 16)} – {stamp(until).slice(0, 16)}
          </span>
        </span>
      ),
    },
    {
      id: 'acts',
      name: h.actions,
      isBare: true,
      cell: ({ id, text: name }) =>
        may ? (
          <RowMenu
            label={fill(h.actionsOf, { name })}
            acts={[
              {
                name: t.endNotice,
                icon: <Undo2 size={16} aria-hidden="true" />,
                isDangerous: true,
                act: () => open('end-notice', String(id)),
              },
            ]}
          />
        ) : null,
    },
  ]
}

const ClosureList = ({ may }: { may: boolean }) => {
  const t = useText(text)
  const { open } = useActAddress()
  const { data, fault, again } = useRead('POST /staff/closures')
  const columns = useClosureColumns(data?.today ?? '', may)
  return (
    <section className="section">
      <div className="section-head">
        <h2>{t.closures}</h2>
        {may && data && <Button onClick={() => open('declare')}>{t.declare}</Button>}
      </div>
      {fault && <Failure fault={fault} again={again} isWhole={!data} />}
      {!data && !fault && <LoadingRows />}
      {data && (
        <DataTable
          label={t.closures}
          rows={data.closures}
          columns={columns}
          keyOf={({ day }) => day}
          search=""
          sortedBy={[{ id: 'day', desc: true }]}
          note={(shown) => fill(t.count, { shown })}
          none={<Empty icon={CalendarCheck} title={t.noClosures} text={t.noClosuresLead} />}
        />
      )}
      <ClosureActs data={data} may={may} />
    </section>
  )
}

const NoticeList = ({ may }: { may: boolean }) => {
  const t = useText(text)
  const { open } = useActAddress()
  const { pages, fault, hasMore, isLoadingMore, more, again } = usePages(
    'POST /staff/notices',
    (before: number | undefined) => (before === undefined ? {} : { before }),
    ({ before }) => before,
  )
  const notices = pages?.flatMap((page) => page.notices)
  const now = pages?.[0]?.now
  const columns = useNoticeColumns(now ?? 0, may)
  return (
    <section className="section">
      <div className="section-head">
        <h2>{t.notices}</h2>
        {may && notices && <Button onClick={() => open('add-notice')}>{t.add}</Button>}
      </div>
      {fault && <Failure fault={fault} again={again} isWhole={!notices} />}
      {!notices && !fault && <LoadingRows />}
      {notices && (
        <DataTable
          label={t.notices}
          rows={notices}
          columns={columns}
          keyOf={({ id }) => String(id)}
          search=""
          sortedBy={[]}
          note={(shown) => fill(t.count, { shown })}
          none={<Empty icon={Megaphone} title={t.noNotices} text={t.noNoticesLead} />}
        />
      )}
      {hasMore && (
        <Button isBusy={isLoadingMore} onClick={more}>
          {t.older}
        </Button>
      )}
      <NoticeActs now={now} notices={notices ?? []} may={may} />
    </section>
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
