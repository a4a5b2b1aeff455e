import { inLanguage } from '@foyer/api/languages'
import type { VoucherChoice } from '@foyer/api/staff/merchants'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { useQuery } from '@tanstack/react-query'
import { CalendarDays } from 'lucide-react'
import { useSession } from '../session/session-context.ts'
import { call } from '../shared/call.ts'
import { faultIn } from '../shared/fault.ts'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { text } from './text.ts'

const shownDays = 90

/** How many vouchers a merchant redeemed on each day. */
export const Days = ({ code, vouchers }: { code: string; vouchers: readonly VoucherChoice[] }) => {
  const t = useText(text)
  const language = useLanguage()
  const { lost } = useSession()
  const { data, error, refetch } = useQuery({
    queryKey: ['POST /staff/merchants/days', code],
    queryFn: ({ signal }) =>
      call('POST /staff/merchants/days', { code, days: shownDays }, signal).catch((failed: unknown) => {
        if (!signal.aborted) lost(faultIn(failed))
        throw failed
      }),
  })
  if (error) return <Failure fault={faultIn(error)} again={() => void refetch()} isWhole />
  if (!data) return <LoadingRows />
  if (data.days.length === 0) return <Empty icon={CalendarDays} title={t.daysNone} />
  const most = Math.max(...data.days.map(({ redeemed }) => redeemed))
  const nameOf = (activity: number, item: string) =>
    inLanguage(vouchers.find((one) => one.activity === activity && one.item === item)?.name, language) ?? item
  return (
    <ul className="days">
      {data.days.map(({ day, activity, item, redeemed }) => (
        <li key={`${day} ${activity} ${item}`}>
          <span>{day}</span>
          <span className="item-name">
            <span className="hint">{nameOf(activity, item)}</span>
            <span className="level-bar" aria-hidden="true">
              <span style={{ width: `${(redeemed / most) * 100}%` }} />
            </span>
          </span>
          <span className="strong">{redeemed.toLocaleString(language)}</span>
        </li>
      ))}
    </ul>
  )
}
