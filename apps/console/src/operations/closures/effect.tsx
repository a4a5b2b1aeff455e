import type { MarketClosure } from '@foyer/api/staff/closures'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime } from '@foyer/staff-interface/time'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../shared/call.ts'
import { faultIn } from '../../shared/fault.ts'
import { Failure } from '../../ui/failure.tsx'
import { activityName } from '../activity-name.ts'
import { text } from './text.ts'

const shownAtOnce = 5

/** What a closure or its withdrawal would change, before anybody confirms it. */
export const Effect = ({ day, declared }: { day: string; declared: Omit<MarketClosure, 'day'> | null }) => {
  const t = useText(text)
  const language = useLanguage()
  const request = { day, declared }
  const { data, error, refetch } = useQuery({
    queryKey: ['POST /staff/closures/preview', request],
    placeholderData: keepPreviousData,
    staleTime: 0,
    queryFn: ({ signal }) => call('POST /staff/closures/preview', request, signal),
  })
  if (error) return <Failure fault={faultIn(error)} again={() => void refetch()} />
  const { moved = [], total = 0, followers = 0 } = data ?? {}
  return (
    <section className="notice effect" aria-label={t.effect} aria-live="polite">
      {!data && <p>{t.effectLoading}</p>}
      {data && <p>{fill(total === 0 ? t.effectNone : t.effectSome, { total, followers })}</p>}
      {moved.length > 0 && (
        <ul>
          {moved.slice(0, shownAtOnce).map(({ activity, endsAt, wouldEndAt }) => (
            <li key={activity.number}>
              <span className="strong">{activityName(activity, language)}</span>
              <span className="soft">
                {fill(t.ends, { before: dateTime(language, endsAt), after: dateTime(language, wouldEndAt) })}
              </span>
            </li>
          ))}
        </ul>
      )}
      {total > shownAtOnce && <p className="soft">{fill(t.effectMore, { more: total - shownAtOnce })}</p>}
    </section>
  )
}
