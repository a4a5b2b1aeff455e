import type { TrackingFigures } from '@foyer/api/tracking/figures'
import { ByDay } from './by-day.tsx'
import { InDays } from './in-days.tsx'
import { Joins } from './joins.tsx'
import { KeyFigures } from './key-figures.tsx'
import { PageViews } from './page-views.tsx'
import { daysIn } from './range.ts'
import { Rejected } from './rejected.tsx'
import { SignInFunnel } from './sign-in-funnel.tsx'

const isEmpty = ({ totals, rejected }: TrackingFigures): boolean =>
  totals.events + totals.stored + totals.duplicates === 0 && rejected.length === 0

/** Figures of a range of days. */
export const Figures = () => (
  <InDays of="figures" isEmpty={isEmpty}>
    {(data, range) => (
      <>
        <KeyFigures totals={data.totals} rejected={data.rejected} />
        {daysIn(range) > 1 && <ByDay days={data.days} range={range} />}
        <div className="pair">
          <SignInFunnel signIn={data.signIn} />
          <Rejected rejected={data.rejected} />
        </div>
        <PageViews pageViews={data.pageViews} />
        <Joins joins={data.joins} />
      </>
    )}
  </InDays>
)
