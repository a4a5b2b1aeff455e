import { useState } from 'react'
import { table } from '../../shared/text/table.ts'
import { useText } from '../../shared/text/use-text.ts'
import { Calendar } from '../../shared/ui/calendar/calendar.tsx'
import type { DayMark, DayRange } from '../../shared/ui/calendar/calendar-props.ts'

export const title = 'Calendar'

const text = table('gallery/parts/calendar')

/** The day that the server would report; the device's clock is not used. */
const today = '2026-11-21'

export const Part = () => {
  const t = useText(text)
  const [day, setDay] = useState<string>()
  const [range, setRange] = useState<DayRange>()
  const marks: readonly DayMark[] = [
    { day: '2026-11-10', kind: 'payout', note: t.paid },
    { day: '2026-11-24', kind: 'payout' },
    { day: '2026-11-24', kind: 'subscription' },
    { day: '2026-11-25', kind: 'subscription' },
    { day: '2026-11-26', kind: 'subscription' },
    { day: '2026-11-27', kind: 'closed', note: t.typhoon },
    { day: '2026-12-01', kind: 'milestone', note: t.result },
    { day: '2026-12-10', kind: 'payout' },
    { day: '2026-12-25', kind: 'closed', note: t.christmas },
  ]
  return (
    <>
      <h3>{t.payouts}</h3>
      <Calendar
        mode="single"
        label={t.payouts}
        today={today}
        min="2026-09-01"
        marks={marks}
        value={day}
        onChange={setDay}
      />
      <p className="numbers">
        {t.chosen}: <output>{day}</output>
      </p>
      <h3>{t.subscription}</h3>
      <Calendar
        mode="range"
        label={t.subscription}
        today={today}
        max="2027-02-15"
        marks={marks}
        value={range}
        onChange={setRange}
      />
      <p className="numbers">
        {t.chosen}: <output>{[range?.from, range?.to].filter(Boolean).join(' – ')}</output>
      </p>
    </>
  )
}
