import type { ActivitySummary } from '@foyer/contract/activities'
import { isRoute } from '../../../platform/navigation.ts'
import { formatPeriod } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ActivityGlyph } from './activity-glyph.tsx'

/** A large drawing of an activity. Its number selects one of four backgrounds, which never changes. */
export const Banner = ({ activity }: { activity: ActivitySummary }) => {
  const language = useLanguage()
  const { route, number, title, opensAt, closesAt } = activity
  const look = `banner banner-${number % 4}`
  const body = (
    <>
      <span>
        <strong>{title[language]}</strong>
        <small className="numbers">{formatPeriod(language, opensAt, closesAt)}</small>
      </span>
      <ActivityGlyph route={route} />
    </>
  )
  return isRoute(route) ? (
    <a className={look} href={`#${route}`}>
      {body}
    </a>
  ) : (
    <div className={look}>{body}</div>
  )
}
