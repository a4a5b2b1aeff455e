import type { TrackingFigures } from '@foyer/contract/tracking-figures'
import { useState } from 'react'
import { Failure } from '../shared/failure.tsx'
import { timeOfDay } from '../shared/time-of-day.ts'
import { useCall } from '../shared/use-call.ts'
import { useLanguage, useText } from '../text/language.ts'
import { fill } from '../text/table.ts'
import { text as house } from '../text/text.ts'
import { ByDay } from './by-day.tsx'
import { Joins } from './joins.tsx'
import { KeyFigures } from './key-figures.tsx'
import { PageViews } from './page-views.tsx'
import { daysIn, presetAt } from './range.ts'
import { RangePicker } from './range-picker.tsx'
import { Rejected } from './rejected.tsx'
import { SignInFunnel } from './sign-in-funnel.tsx'
import { text } from './text.ts'

const isEmpty = ({ totals, rejected }: TrackingFigures): boolean =>
  totals.events + totals.stored + totals.doubles === 0 && rejected.length === 0

/** Where figures will stand. */
const Waiting = () => (
  <div className="waiting" aria-hidden="true">
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <div key={key} className="card" />
    ))}
  </div>
)

/** What happened in some days. */
export const Figures = () => {
  const t = useText(text)
  const h = useText(house)
  const language = useLanguage()
  const [range, setRange] = useState(() => presetAt('week', Date.now()))
  const { data, at, fault, isLoading, again } = useCall<TrackingFigures>('figures', range)
  return (
    <>
      <div className="bar-of-tools">
        <RangePicker range={range} choose={setRange} />
        <div className="refresh">
          <p className="hint" role="status">
            {isLoading ? h.loading : data && fill(t.asOf, { time: timeOfDay(language, at) })}
          </p>
          <button type="button" className="button" onClick={again}>
            {t.refresh}
          </button>
        </div>
      </div>
      {fault && <Failure fault={fault} again={again} />}
      {!data && !fault && <Waiting />}
      {data && isEmpty(data) && (
        <div className="card empty">
          <h2>{t.empty}</h2>
          <p className="soft">{t.emptyHow}</p>
        </div>
      )}
      {data && !isEmpty(data) && (
        <div className="figures" aria-busy={isLoading}>
          <KeyFigures totals={data.totals} rejected={data.rejected} />
          {daysIn(range) > 1 && <ByDay days={data.days} range={range} />}
          <div className="pair">
            <SignInFunnel signIn={data.signIn} />
            <Rejected rejected={data.rejected} />
          </div>
          <PageViews pageViews={data.pageViews} />
          <Joins joins={data.joins} />
        </div>
      )}
    </>
  )
}
