import { isLanguage, languageName } from '@foyer/api/languages'
import type { ActivityResults } from '@foyer/api/staff/results'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dayText } from '@foyer/staff-interface/time'
import { percent, whole } from '../rules/amounts.ts'
import { text } from './text.ts'

/** Draws a share of a whole as a bar. The caller shows the number. */
export const Bar = ({ part, of }: { part: number; of: number }) => (
  <svg className="bar" viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
    <rect className="chart-space bar-whole" width={100} height={4} />
    <rect className="chart-bar" width={of > 0 ? Math.min(100, (part / of) * 100) : 0} height={4} />
  </svg>
)

type Shares = NonNullable<ActivityResults['tracker']>['hosts']

const Share = ({ title, shares }: { title: string; shares: Shares }) => {
  const t = useText(text)
  const language = useLanguage()
  const most = Math.max(1, ...shares.map(({ visitors }) => visitors))
  return (
    <div className="shares">
      <h3>{title}</h3>
      <ul>
        {shares.map(({ name, visitors }) => (
          <li key={name}>
            <span>{name === '' ? t.unnamed : isLanguage(name) ? languageName(name) : name}</span>
            <span className="strong">{whole(language, visitors)}</span>
            <Bar part={visitors} of={most} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What visitors who consented did on the page. */
export const Tracked = ({ tracker }: Pick<ActivityResults, 'tracker'>) => {
  const t = useText(text)
  const language = useLanguage()
  if (!tracker) return <p className="notice notice-warn">{t.noTracker}</p>
  const { from, to, seen, languages, hosts } = tracker
  return (
    <section className="panel">
      <h2>{t.funnel}</h2>
      <p className="soft">{fill(t.funnelLead, { from: dayText(language, from), to: dayText(language, to) })}</p>
      <ul className="funnel">
        {(['seen', 'pressed', 'joined'] as const).map((part) => (
          <li key={part}>
            <span>{t[part]}</span>
            <span>
              <span className="strong">{whole(language, tracker[part])}</span>
              {part !== 'seen' && seen > 0 && (
                <span className="faint"> {percent(language, Math.round((tracker[part] / seen) * 1_000) * 1_000)}</span>
              )}
            </span>
            <Bar part={tracker[part]} of={seen} />
          </li>
        ))}
      </ul>
      {seen > 0 && (
        <div className="panels">
          <Share title={t.languages} shares={languages} />
          <Share title={t.hosts} shares={hosts} />
        </div>
      )}
    </section>
  )
}
