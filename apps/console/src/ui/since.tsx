import { useLanguage, useText } from '@foyer/staff-interface/language'
import { ago, dateTime } from '@foyer/staff-interface/time'
import { serverNow } from '../shared/clock.ts'
import { text } from '../text/text.ts'

/** A time in the past: how long ago, and when exactly. */
export const Since = ({ at }: { at: number | null }) => {
  const t = useText(text)
  const language = useLanguage()
  if (at === null) return <span className="faint">{t.never}</span>
  return (
    <time className="since" dateTime={new Date(at).toISOString()}>
      <span>{ago(language, at, serverNow())}</span>
      <span className="hint">{dateTime(language, at)}</span>
    </time>
  )
}
