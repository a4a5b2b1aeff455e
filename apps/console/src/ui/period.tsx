import { useLanguage } from '@foyer/staff-interface/language'
import { dateTime, dayOf, timeOfDay } from '@foyer/staff-interface/time'

interface Props {
  /** null if it is not decided */
  readonly from: number | null
  readonly until: number | null
}

/** A period in Hong Kong time. The end shows its day only if it differs from the first. */
export const Period = ({ from, until }: Props) => {
  const language = useLanguage()
  const isOneDay = from !== null && until !== null && dayOf(from) === dayOf(until)
  const end = until === null ? '…' : isOneDay ? timeOfDay(language, until) : dateTime(language, until)
  return (
    <span className="period time">
      <span>{from === null ? '…' : dateTime(language, from)}</span> <span className="soft">– {end}</span>
    </span>
  )
}
