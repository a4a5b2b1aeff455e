import type { AccountFiguresReply } from '@foyer/api/accounts'
import { useState } from 'react'
import { formatMonthDay, hongKongDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { CountUp } from '../../../shared/ui/count-up/count-up.tsx'
import { Private, useMoney } from './amount.tsx'
import { AsOf } from './as-of.tsx'
import * as styles from './figures.module.css'
import { Gain } from './gain.tsx'
import { MaskToggle } from './mask-toggle.tsx'
import type { Point } from './ranges.ts'
import { text } from './text.ts'
import { noonOf, useDayText, ValueCourse } from './value-course.tsx'

/** An amount in large digits with a small currency. It grows when it first appears, and not while the books change. */
const LargeAmount = ({ cents }: { cents: number }) => {
  const money = useMoney()
  return (
    <Private>
      <CountUp name="account-value" value={cents}>
        {(value) => {
          const [sign, figure = ''] = money(value).split('HK$')
          const [whole, decimals] = figure.split('.')
          return (
            <>
              {sign}
              <small>HK$</small>
              <wbr />
              {whole}
              <small>.{decimals}</small>
            </>
          )
        }}
      </CountUp>
    </Private>
  )
}

/** The gain of the last trading day that began; nothing if the books do not say it. */
const DayGain = ({ asOf, day }: Pick<AccountFiguresReply, 'asOf' | 'day'>) => {
  const t = useText(text)
  const language = useLanguage()
  if (!day) return null
  const isToday = day.day === hongKongDay(asOf)
  const on = formatMonthDay(language, noonOf(day.day))
  return (
    <p className={styles.netValueDay}>
      <span>{isToday ? t.today : fill(t.onDay, { day: on })}</span> <Gain cents={day.gain} percent={day.percent} />
    </p>
  )
}

interface NetValueProps {
  reply: AccountFiguresReply
  /** a refresh failed, so the figures and the state of the market are old */
  isStale: boolean
  onRefresh: () => Promise<{ isSuccess: boolean }>
}

/** The net value of the account, the most prominent figure: now or on a day of its course, with the gain of the day. */
export const NetValue = ({ reply, isStale, onRefresh }: NetValueProps) => {
  const t = useText(text)
  const dayText = useDayText()
  const [shown, setShown] = useState<Point>()
  const { accountType, marginAccount, cashAccount } = reply.figures
  const now = marginAccount ?? cashAccount ?? 0
  return (
    <section className={styles.netValue} aria-label={t.netValue}>
      <div className={styles.netValueHead}>
        <h2>
          {t.netValue} <span>{t[accountType]}</span>
        </h2>
        <p className={`${styles.netValueAmount} numbers`}>
          <LargeAmount cents={shown?.value ?? now} />
        </p>
        <MaskToggle />
      </div>
      {shown ? <p className={styles.netValueDay}>{dayText(shown.day)}</p> : <DayGain {...reply} />}
      <ValueCourse reply={reply} now={now} onShow={setShown} />
      <AsOf reply={reply} isStale={isStale} onRefresh={onRefresh} />
    </section>
  )
}
