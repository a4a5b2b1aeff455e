import { inLanguage } from '@foyer/api/languages'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { timeOfDay } from '@foyer/staff-interface/time'
import { OctagonX } from 'lucide-react'
import { Link, useLocation } from 'react-router'
import { useRead } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { text } from './text.ts'

/** Tells staff on every screen but the list of stops that rewards are stopped. */
export const StopBanner = () => {
  const t = useText(text)
  const language = useLanguage()
  const { session } = useSession()
  const { pathname } = useLocation()
  const { data } = useRead('POST /staff/stops', { every: 10_000 })
  const mayOpen = admits('POST /staff/stops/activities', session.roles)
  if (!data || data.open.length === 0 || (mayOpen && pathname === '/stops')) return null
  const first = data.open.find(({ activity }) => activity === null) ?? data.open[0]
  const { activity, lapsesAt } = first ?? {}
  const what = activity
    ? fill(data.open.length > 1 ? t.stoppedSeveral : t.stoppedOne, {
        name: inLanguage(activity.title, language) || activity.number,
        more: data.open.length - 1,
      })
    : t.stoppedAll
  return (
    <div className="banner banner-bad" role="status">
      <p className="banner-text">
        <OctagonX size={18} aria-hidden="true" />
        <span>
          <strong>{what}</strong> {lapsesAt != null && fill(t.stoppedUntil, { time: timeOfDay(language, lapsesAt) })}
        </span>
      </p>
      {mayOpen && (
        <Link className="button button-plain" to="/stops">
          {t.stoppedShow}
        </Link>
      )}
    </div>
  )
}
