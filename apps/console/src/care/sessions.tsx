import type { DataOf } from '@foyer/api/endpoints/calls'
import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { MonitorSmartphone } from 'lucide-react'
import { useReadOf } from '../acts/query.ts'
import type { Column } from '../ui/data-table.tsx'
import { List } from '../ui/list.tsx'
import { Since } from '../ui/since.tsx'
import { browserNames, systemNames } from './device-texts.ts'
import { useRegion } from './found.tsx'
import { text } from './text.ts'

const list = 'POST /staff/care/sessions'
type CareSession = DataOf<typeof list>['sessions'][number]

const useColumns = (): readonly Column<CareSession>[] => {
  const t = useText(text)
  const systems = useText(systemNames)
  const browsers = useText(browserNames)
  const region = useRegion()
  return [
    {
      id: 'device',
      name: t.device,
      cell: ({ system, browser }) => (
        <span className="strong">
          {systems[system]} · {browsers[browser]}
        </span>
      ),
    },
    { id: 'country', name: t.country, cell: ({ country }) => region(country ?? '') },
    { id: 'opened', name: t.opened, cell: ({ since }) => <Since at={since} /> },
    { id: 'used', name: t.used, cell: ({ lastUsedAt }) => <Since at={lastUsedAt} /> },
    {
      id: 'logins',
      name: t.logins,
      cell: ({ logins }) =>
        logins.length === 0 ? (
          <span className="faint">–</span>
        ) : (
          <span className="time">{logins.map(({ account }) => account).join(', ')}</span>
        ),
    },
  ]
}

/** The open sessions of the person, as the person sees them. */
export const Sessions = ({ person }: { person: string }) => {
  const t = useText(text)
  const columns = useColumns()
  const reading = useReadOf(list, { id: person })
  const more = reading.data?.more ?? 0
  return (
    <>
      <List
        label={t.sessions}
        rows={reading.data?.sessions}
        reading={reading}
        columns={columns}
        keyOf={({ id }) => String(id)}
        empty={{ icon: MonitorSmartphone, title: t.noSessions }}
      />
      {more > 0 && <p className="soft">{fill(t.moreSessions, { more })}</p>}
    </>
  )
}
