import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { MonitorSmartphone } from 'lucide-react'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { Since } from '../ui/since.tsx'
import { useRegion } from './found.tsx'
import { text } from './text.ts'
import { useReadOf } from './use-read-of.ts'

/** The open sessions of the person, as the person sees them. */
export const Sessions = ({ person }: { person: string }) => {
  const t = useText(text)
  const region = useRegion()
  const { data, fault, again } = useReadOf('POST /staff/care/sessions', { id: person })
  if (!data) return fault ? <Failure fault={fault} again={again} isWhole /> : <LoadingRows />
  if (data.sessions.length === 0) return <Empty icon={MonitorSmartphone} title={t.noSessions} />
  return (
    <div className="table-box">
      <table className="data-table" aria-label={t.sessions}>
        <thead>
          <tr>
            {[t.device, t.country, t.opened, t.used, t.logins].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.sessions.map(({ id, system, browser, country, since, lastUsedAt, logins }) => (
            <tr key={id}>
              <td data-part="title" className="strong">
                {system} · {browser}
              </td>
              <td data-name={t.country}>{region(country ?? '')}</td>
              <td data-name={t.opened}>
                <Since at={since} />
              </td>
              <td data-name={t.used}>
                <Since at={lastUsedAt} />
              </td>
              <td data-name={t.logins} className="time">
                {logins.length === 0 ? (
                  <span className="faint">–</span>
                ) : (
                  logins.map(({ account }) => account).join(', ')
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {data.more > 0 && <p className="table-note">{fill(t.moreSessions, { more: data.more })}</p>}
    </div>
  )
}
