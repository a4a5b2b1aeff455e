import type { NamedActivity } from '@foyer/api/staff/stops'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useDeferredValue, useId, useState } from 'react'
import { useSession } from '../session/session-context.ts'
import { call } from '../shared/call.ts'
import { faultIn } from '../shared/fault.ts'
import { Failure } from '../ui/failure.tsx'
import { activityName } from './activity-name.ts'
import { text } from './text.ts'

/** Milliseconds after the last key until the search is sent. */
const pause = 250

const wait = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, pause)
    signal.addEventListener('abort', () => {
      clearTimeout(timer)
      reject(signal.reason)
    })
  })

interface Props {
  readonly chosen: number | null
  readonly fault?: string | undefined
  readonly choose: (number: number) => void
}

/** Finds one activity among thousands by number, code or title. */
export const ActivityField = ({ chosen, fault, choose }: Props) => {
  const t = useText(text)
  const id = useId()
  const language = useLanguage()
  const { lost } = useSession()
  const [typed, setTyped] = useState('')
  const search = useDeferredValue(typed.trim())
  const { data, error, refetch } = useQuery({
    queryKey: ['POST /staff/stops/activities', search],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      if (search !== '') await wait(signal)
      return call('POST /staff/stops/activities', { search }, signal).then(
        ({ activities }) => activities,
        (failed: unknown) => {
          if (!signal.aborted) lost(faultIn(failed))
          throw failed
        },
      )
    },
  })
  const isListed = data?.some(({ number }) => number === chosen)
  const shown: readonly NamedActivity[] = [
    // the choice remains while another search is shown
    ...(chosen !== null && !isListed ? [{ number: chosen, title: null }] : []),
    ...(data ?? []),
  ]
  return (
    <fieldset className="field checks" aria-describedby={fault && `${id}-fault`}>
      <legend>{t.activity}</legend>
      <input
        type="search"
        className="input"
        aria-label={t.activitySearch}
        placeholder={t.activitySearch}
        value={typed}
        maxLength={60}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="choices">
        {shown.map((activity) => (
          <label key={activity.number} className="check">
            <input
              type="radio"
              name="activity"
              checked={activity.number === chosen}
              onChange={() => choose(activity.number)}
            />
            <span>{activityName(activity, language)}</span>
          </label>
        ))}
      </div>
      {data?.length === 0 && <p className="hint">{t.activityNone}</p>}
      {data?.length === 20 && <p className="hint">{fill(t.activityMore, { many: 20 })}</p>}
      {error && <Failure fault={faultIn(error)} again={() => void refetch()} />}
      {fault && (
        <p id={`${id}-fault`} className="field-fault" role="alert">
          {fault}
        </p>
      )}
    </fieldset>
  )
}
