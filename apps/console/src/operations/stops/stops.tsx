import type { EmergencyStop } from '@foyer/api/staff/stops'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { dateTime } from '@foyer/staff-interface/time'
import { OctagonX, ShieldCheck } from 'lucide-react'
import { useActAddress } from '../../acts/act-address.ts'
import { useRead } from '../../acts/query.ts'
import { useSession } from '../../session/session-context.ts'
import { admits } from '../../shared/admission.ts'
import { text as sharedText } from '../../text/text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { type Column, DataTable } from '../../ui/data-table.tsx'
import { Page } from '../../ui/page.tsx'
import { ReadList } from '../../ui/read-list.tsx'
import { Section } from '../../ui/section.tsx'
import { Written } from '../../ui/written.tsx'
import { StopActs } from './stop-acts.tsx'
import { StopCard, useScope } from './stop-card.tsx'
import { text } from './text.ts'

const useColumns = (): readonly Column<EmergencyStop>[] => {
  const t = useText(text)
  const h = useText(sharedText)
  const scope = useScope()
  const language = useLanguage()
  return [
    { id: 'scope', name: t.scope, cell: (stop) => <span className="strong">{scope(stop)}</span> },
    { id: 'reason', name: h.reason, cell: ({ reason }) => <Written>{reason}</Written> },
    { id: 'from', name: t.from, cell: ({ placed }) => <span className="time">{dateTime(language, placed.at)}</span> },
    {
      id: 'until',
      name: t.until,
      cell: ({ ended }) => <span className="time">{ended && dateTime(language, ended.at)}</span>,
    },
    { id: 'how', name: t.how, cell: ({ ended }) => ended && <Badge>{t[ended.outcome]}</Badge> },
  ]
}

/** Stops of one activity or of all rewards, which two people decide. */
export const Stops = () => {
  const t = useText(text)
  const { session } = useSession()
  const { open } = useActAddress()
  const columns = useColumns()
  const reading = useRead('POST /staff/stops')
  const { data } = reading
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
      <ReadList
        rows={data?.open}
        reading={reading}
        empty={{ icon: ShieldCheck, title: t.nothingTitle, text: t.nothingLead }}
      >
        {(stops) => (
          <ul className="panels">
            {stops.map((stop) => (
              <StopCard key={stop.id} stop={stop} />
            ))}
          </ul>
        )}
      </ReadList>
      {data && data.ended.length > 0 && (
        <Section title={t.history}>
          <DataTable label={t.history} rows={data.ended} columns={columns} keyOf={({ id }) => id} />
        </Section>
      )}
      <StopActs stops={data?.open ?? []} />
    </Page>
  )
}
