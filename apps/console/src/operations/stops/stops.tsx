import type { EmergencyStop } from '@foyer/api/staff/stops'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { stamp } from '@foyer/staff-interface/time'
import { OctagonX, ShieldCheck } from 'lucide-react'
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
import { StopActs } from './stop-acts.tsx'
import { StopCard, useScope } from './stop-card.tsx'
import { text } from './text.ts'

const useColumns = (): readonly Column<EmergencyStop>[] => {
  const t = useText(text)
  const h = useText(sharedText)
  const scope = useScope()
  return [
    { id: 'scope', name: t.scope, cell: (stop) => <span className="strong">{scope(stop)}</span> },
    { id: 'reason', name: h.reason, cell: ({ reason }) => reason },
    { id: 'from', name: t.from, cell: ({ placed }) => <span className="time">{stamp(placed.at)}</span> },
    { id: 'until', name: t.until, cell: ({ ended }) => <span className="time">{ended && stamp(ended.at)}</span> },
    { id: 'how', name: t.how, cell: ({ ended }) => ended && <Badge>{t[ended.outcome]}</Badge> },
  ]
}

/** Stops of one activity or of all rewards, which two people decide. */
export const Stops = () => {
  const t = useText(text)
  const { session } = useSession()
  const { open } = useActAddress()
  const columns = useColumns()
  const { data, fault, again } = useRead('POST /staff/stops')
  const isAllStopped = data?.open.some(({ activity }) => activity === null)
  const acts = admits('POST /staff/stops/place', session.roles) && data && (
    <>
      {!isAllStopped && (
        <Button kind="danger" icon={<OctagonX size={16} aria-hidden="true" />} onClick={() => open('stop-all')}>
          {t.stopAll}
        </Button>
      )}
      <Button onClick={() => open('stop-one')}>{t.stopOne}</Button>
    </>
  )
  return (
    <Page title={t.title} lead={t.lead} acts={acts}>
      {fault && <Failure fault={fault} again={again} isWhole={!data} />}
      {!data && !fault && <LoadingRows />}
      {data?.open.length === 0 && <Empty icon={ShieldCheck} title={t.nothingTitle} text={t.nothingLead} />}
      {data && data.open.length > 0 && (
        <ul className="panels">
          {data.open.map((stop) => (
            <StopCard key={stop.id} stop={stop} />
          ))}
        </ul>
      )}
      {data && data.ended.length > 0 && (
        <section className="section">
          <h2>{t.history}</h2>
          <DataTable
            label={t.history}
            rows={data.ended}
            columns={columns}
            keyOf={({ id }) => id}
            search=""
            sortedBy={[]}
            note={(shown) => fill(t.count, { shown })}
            none={null}
          />
        </section>
      )}
      <StopActs stops={data?.open ?? []} />
    </Page>
  )
}
