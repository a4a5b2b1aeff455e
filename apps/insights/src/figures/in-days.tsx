import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { timeOfDay } from '@foyer/staff-interface/time'
import { type ReactNode, useState } from 'react'
import { useCall } from '../session/use-call.ts'
import type { ReplyOf, RequestOf } from '../shared/call.ts'
import { Failure } from '../shared/failure.tsx'
import { text as sharedText } from '../text/text.ts'
import { presetAt, type Range } from './range.ts'
import { RangePicker } from './range-picker.tsx'
import { text } from './text.ts'

const bars = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** Placeholder of the figures: tiles, a chart and a table. */
const Waiting = () => (
  <div className="waiting" aria-hidden="true">
    <div className="key-figures">
      {bars.slice(0, 4).map((key) => (
        <div key={key} className="card">
          <span className="bone" />
          <span className="bone bone-figure" />
        </div>
      ))}
    </div>
    <div className="card">
      <span className="bone" />
      <div className="bone-chart">
        {bars.map((key) => (
          <span key={key} className="bone" />
        ))}
      </div>
    </div>
    <div className="card">
      <span className="bone" />
      {bars.slice(0, 5).map((key) => (
        <span key={key} className="bone bone-row" />
      ))}
    </div>
  </div>
)

interface Props<N extends 'figures' | 'behaviour'> {
  /** the call, whose body is the range of days */
  readonly of: N
  readonly isEmpty: (data: ReplyOf<N>) => boolean
  readonly children: (data: ReplyOf<N>, range: Range) => ReactNode
}

/** Shows the answer of a call for the chosen days, or its loading or error state. */
export const InDays = <N extends 'figures' | 'behaviour'>({ of, isEmpty, children }: Props<N>) => {
  const t = useText(text)
  const h = useText(sharedText)
  const language = useLanguage()
  const [range, setRange] = useState(() => presetAt('week', Date.now()))
  // the body of either call is a range; the compiler does not resolve it for both at once
  const body = range satisfies RequestOf<'figures' | 'behaviour'> as unknown as RequestOf<N>
  const { data, at, fault, isLoading, again } = useCall(of, body)
  return (
    <>
      <div className="bar-of-tools">
        <RangePicker range={range} choose={setRange} />
        <div className="refresh">
          <p className="hint" role="status">
            {isLoading ? h.loading : data && fill(t.asOf, { time: timeOfDay(language, at, { withSeconds: true }) })}
          </p>
          {/* without figures, the failure has a button that does the same */}
          {(data || !fault) && (
            <button type="button" className="button" onClick={again}>
              {t.refresh}
            </button>
          )}
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
          {children(data, range)}
        </div>
      )}
    </>
  )
}
