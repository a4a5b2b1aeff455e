import type { LiveGlimpse } from '@foyer/api/tracking/operators'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { timeOfDay } from '@foyer/staff-interface/time'
import { reasons, text } from './text.ts'

const Time = ({ at }: { at: number }) => {
  const language = useLanguage()
  return (
    <time className="hint" dateTime={new Date(at).toISOString()}>
      {timeOfDay(language, at, { withSeconds: true })}
    </time>
  )
}

/** One event that debug mode read, with its removed parts, or a rejected one with the reason. */
export const LiveRow = ({ glimpse }: { glimpse: LiveGlimpse }) => {
  const t = useText(text)
  const r = useText(reasons)
  if ('rejection' in glimpse) {
    const { index, reason, field } = glimpse.rejection
    return (
      <li className="live-row">
        <Time at={glimpse.at} />
        <div className="live-what">
          <strong>{r[reason]}</strong> <code>{reason}</code>
          <p className="hint">
            {fill(t.atIndex, { nth: index + 1 })}
            {field && <> · {fill(t.field, { field })}</>}
          </p>
        </div>
        <span className="badge badge-bad">{t.rejected}</span>
      </li>
    )
  }
  const { event, cut, isStored } = glimpse
  return (
    <li className="live-row">
      <Time at={glimpse.at} />
      <div className="live-what">
        <strong>{event.event ?? event.type}</strong> {event.event !== undefined && <code>{event.type}</code>}
        {cut.length > 0 && <p className="warn">{fill(t.cut, { names: cut.join(', ') })}</p>}
        <details>
          <summary>{t.json}</summary>
          {/* wide lines scroll, so the keyboard must reach them */}
          <pre tabIndex={0}>{JSON.stringify(event, null, 2)}</pre>
        </details>
      </div>
      <span className={`badge ${isStored ? 'badge-good' : ''}`}>{isStored ? t.stored : t.dry}</span>
    </li>
  )
}
