import type { CashbackReply } from '@foyer/api/cashback'
import { useState } from 'react'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { formatDay } from '../../../shared/format/hong-kong-time.ts'
import { formatMoney } from '../../../shared/format/money.ts'
import * as statusChipStyles from '../../../shared/rewards/status-chip.module.css'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Calendar } from '../../../shared/ui/calendar/calendar.tsx'
import type { DayMark } from '../../../shared/ui/calendar/calendar-props.ts'
import * as styles from '../page.module.css'
import { payoutsId } from './clawed-back.tsx'
import { gain } from './gain.ts'
import { formatMonth, momentOf } from './months.ts'
import { toneOf } from './state-label.ts'
import { text } from './text.ts'

/** The payout day and state of each month as a list, and on request as a calendar. */
export const Payouts = ({ cashback }: { cashback: CashbackReply }) => {
  const t = useText(text)
  const language = useLanguage()
  const { months, closedDays, today } = cashback
  // the calendar opens at the next payout (months are listed newest first)
  const coming = months
    .map(({ payoutDay }) => payoutDay)
    .filter((day) => day >= today)
    .at(-1)
  const [day, choose] = useState(coming)
  const [isOpen, setOpen] = useState(false)
  const [first = today] = [today, ...months.map(({ payoutDay }) => payoutDay)].sort()
  const marks: DayMark[] = [
    ...months.map(({ month, amount, payoutDay }) => ({
      day: payoutDay,
      kind: 'payout' as const,
      note: fill(t.payoutNote, { month: formatMonth(language, month), amount: gain(language, amount) }),
    })),
    ...closedDays.map((closed) => ({ day: closed, kind: 'closed' as const })),
  ]
  return (
    <section className={blocksStyles.block} id={payoutsId} tabIndex={-1} aria-label={t.payouts}>
      <h2>{t.payouts}</h2>
      {/* the headline panel shows the payout of the first month */}
      {months.length > 1 && (
        <ul className={`${blocksStyles.card} ${styles.payouts}`} role="list" aria-label={t.byMonth}>
          {months.map((entry) => (
            <li key={entry.month}>
              <span className={styles.payoutMonth}>{formatMonth(language, entry.month)}</span>
              <strong className={`${styles.payoutAmount} numbers`}>{gain(language, entry.amount)}</strong>
              <span className={`${styles.payoutDay} numbers`}>
                {fill(t.payoutOn, { day: formatDay(language, momentOf(entry.payoutDay)) })}
              </span>
              <span className={statusChipStyles.statusChip} data-tone={toneOf(entry)}>
                {t[entry.state]}
              </span>
              {entry.clawedBack.minor > 0 && (
                <span className={styles.payoutBack}>
                  {fill(t.withdrawn, { amount: formatMoney(language, entry.clawedBack) })}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <details className={styles.payoutCalendar} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t.calendar}</summary>
        {isOpen && (
          <Calendar
            label={t.calendar}
            mode="single"
            today={today}
            min={first}
            marks={marks}
            value={day}
            onChange={choose}
          />
        )}
      </details>
    </section>
  )
}
