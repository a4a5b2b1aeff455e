import { useText } from '@foyer/staff-interface/language'
import { useQueries } from '@tanstack/react-query'
import { ChevronRight, CircleCheck } from 'lucide-react'
import { Link } from 'react-router'
import { useSend } from '../acts/query.ts'
import { useSession } from '../session/session-context.ts'
import { admits } from '../shared/admission.ts'
import { placesOf } from '../shell/places.ts'
import { text as placeNames } from '../shell/text.ts'
import { text } from './text.ts'
import { type Wait, waits } from './waits.ts'

/** Reads the counts of what waits. A list that is read page by page counts by its first page. */
const useCounts = (listed: readonly Wait[]) => {
  const send = useSend()
  const { session } = useSession()
  return useQueries({
    queries: listed.map(({ call, body, count }) => ({
      // an act that changes the list also ends its count
      queryKey: [call, 'waiting', body],
      // reads of client care count towards an hourly limit
      staleTime: 60_000,
      refetchInterval: 300_000,
      refetchOnWindowFocus: false,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        count(await send(call, body as never, signal), session.id),
    })),
  })
}

/** What waits for the person, with its number; nothing for those for whom nothing can wait. */
export const Waiting = () => {
  const t = useText(text)
  const names = useText(placeNames)
  const { session } = useSession()
  const places = placesOf(session.roles)
  const mine = waits.filter(({ acts }) => acts.some((act) => admits(act, session.roles)))
  const counts = useCounts(mine)
  if (mine.length === 0) return null
  const isRead = counts.every(({ isPending }) => !isPending)
  const shown = mine.flatMap((wait, nth) => {
    const { data, isError } = counts[nth] ?? {}
    const place = places.find(({ name }) => name === wait.place)
    return place && (data || isError) ? [{ ...place, note: t[`${wait.place}Wait`], count: data }] : []
  })
  return (
    <section className="section" aria-label={t.waiting} aria-busy={!isRead}>
      <h2>{t.waiting}</h2>
      <ul className="waits">
        {shown.map(({ name, path, icon: Icon, note, count }) => (
          <li key={name}>
            <Link className="wait" to={path}>
              <span className="card-icon">
                <Icon size={18} aria-hidden="true" />
              </span>
              <span className="card-text">
                <span className="card-title">{note}</span>
                <span className="soft">{names[name]}</span>
              </span>
              <span className="wait-count">{count ?? <span className="soft">{t.notCounted}</span>}</span>
              <ChevronRight className="card-arrow" size={16} aria-hidden="true" />
            </Link>
          </li>
        ))}
        {shown.length === 0 && (
          <li className="wait soft">
            {isRead ? (
              <>
                <CircleCheck size={18} aria-hidden="true" />
                {t.nothingWaits}
              </>
            ) : (
              <span className="bone" />
            )}
          </li>
        )}
      </ul>
    </section>
  )
}
