import type { ActivitySummary } from '@foyer/api/activities'
import { isRoute } from '../../../platform/navigation.ts'
import { formatPeriod } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { ActivityGlyph } from './activity-glyph.tsx'
import * as styles from './banners.module.css'

/** A large drawing of an activity. Its number selects one of four backgrounds, which never changes. */
export const Banner = ({ activity }: { activity: ActivitySummary }) => {
  const language = useLanguage()
  const { route, number, title, opensAt, closesAt } = activity
  const ground = number % 4
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
    <a className={styles.banner} data-ground={ground} href={`#${route}`}>
      {body}
    </a>
  ) : (
    <div className={styles.banner} data-ground={ground}>
      {body}
    </div>
  )
}
