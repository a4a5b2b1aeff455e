import { useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { faults, text } from '../text/text.ts'
import type { Fault } from './call.ts'

/** Returns a function that describes a fault. */
export const useFaultText = (): ((fault: Fault) => string) => {
  const t = useText(faults)
  return (fault) => {
    if (fault.kind === 'limited') return fill(t.limited, { minutes: Math.ceil(fault.seconds / 60) })
    return fault.kind in t ? t[fault.kind as keyof typeof t] : t.unexpected
  }
}

/** Shows a failure with a retry button. */
export const Failure = ({ fault, again }: { fault: Fault; again: () => void }) => {
  const t = useText(text)
  const say = useFaultText()
  return (
    <div className="failure" role="alert">
      <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true">
        <path d="M12 3.5 2.5 20h19zM12 10v4.5M12 17.2v.1" />
      </svg>
      <p>{say(fault)}</p>
      <button type="button" className="button" onClick={again}>
        {t.again}
      </button>
    </div>
  )
}
