import { inLanguage } from '@foyer/api/languages'
import type { ActivityResults, ResultItem } from '@foyer/api/staff/results'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime } from '@foyer/staff-interface/time'
import { ChartColumn, Download, Gift } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { useReadOf } from '../acts/query.ts'
import { ActivityList, PhaseBadge } from '../rules/activity-list.tsx'
import { percent, whole } from '../rules/amounts.ts'
import { activityIn } from '../rules/rules.tsx'
import { text as ruleText } from '../rules/text.ts'
import { useSession } from '../session/session-context.ts'
import { fetchFile } from '../shared/call.ts'
import { type Fault, faultIn } from '../shared/fault.ts'
import { dollars } from '../shared/money.ts'
import { saveFile } from '../shared/save-file.ts'
import { Button } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Failure } from '../ui/failure.tsx'
import { LoadingRows } from '../ui/loading-rows.tsx'
import { Page } from '../ui/page.tsx'
import { useSay } from '../ui/toasts.tsx'
import { DayChart } from './day-chart.tsx'
import { text } from './text.ts'
import { Bar, Tracked } from './tracked.tsx'

const Figure = ({ name, value, hint }: { name: string; value: string; hint?: string }) => (
  <div className="figure-card">
    <dt>{name}</dt>
    <dd>
      <span className="figure-value">{value}</span>
      {hint && <span className="hint">{hint}</span>}
    </dd>
  </div>
)

const Figures = ({ ledger }: Pick<ActivityResults, 'ledger'>) => {
  const t = useText(text)
  const language = useLanguage()
  const { joins, grants, redeemed, draws, points, committed, claimed, budget } = ledger
  const many = (value: number) => whole(language, value)
  return (
    <section className="panel">
      <dl className="figure-cards">
        <Figure name={t.joins} value={many(joins)} />
        <Figure name={t.grants} value={many(grants)} />
        <Figure name={t.redeemed} value={many(redeemed)} />
        {draws > 0 && <Figure name={t.draws} value={many(draws)} />}
        {points > 0 && <Figure name={t.points} value={many(points)} />}
        <Figure name={t.committed} value={dollars(language, committed)} hint={t.committedHint} />
        {claimed > 0 && <Figure name={t.claimed} value={dollars(language, claimed)} />}
      </dl>
      {budget === null ? (
        <p className="faint">{t.noBudget}</p>
      ) : (
        <div className="budget">
          <Bar part={committed} of={budget} />
          <p className="soft">
            {fill(t.ofBudget, {
              share: percent(language, Math.round((committed / budget) * 10_000) * 100),
              budget: dollars(language, budget),
            })}
          </p>
        </div>
      )}
    </section>
  )
}

const counts = ['granted', 'redeemed', 'expired', 'revoked'] as const
const values = ['value', 'redeemedValue'] as const

const Items = ({ items }: { items: readonly ResultItem[] }) => {
  const t = useText(text)
  const language = useLanguage()
  const money = (cents: number | null) => (cents === null ? t.unknown : dollars(language, cents))
  return (
    <section className="panel">
      <h2>{t.byItem}</h2>
      <div className="table-box">
        <table className="data-table" aria-label={t.byItem}>
          <thead>
            <tr>
              <th scope="col">{t.reward}</th>
              {[...counts, ...values].map((name) => (
                <th key={name} scope="col" className="figure">
                  {t[name]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {items.map((item) => (
              <tr key={`${item.item} ${item.type}`}>
                <td data-part="title">{inLanguage(item.name, language)}</td>
                {counts.map((name) => (
                  <td key={name} data-name={t[name]} className="figure">
                    {whole(language, item[name])}
                  </td>
                ))}
                {values.map((name) => (
                  <td key={name} data-name={t[name]} className="figure">
                    {money(item[name])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}

/** The buttons that download the same figures. */
const Downloads = ({ number, failed }: { number: number; failed: (fault: Fault | undefined) => void }) => {
  const t = useText(text)
  const say = useSay()
  const { lost } = useSession()
  const [busy, setBusy] = useState<'days' | 'items'>()
  const isRunning = useRef(false)
  const load = async (table: 'days' | 'items') => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(table)
    failed(undefined)
    try {
      const query = { activity: String(number), table }
      const file = await fetchFile('GET /staff/results/export', query, AbortSignal.timeout(60_000))
      saveFile(file, `activity-${number}-${table}.csv`)
      say(t.exported)
    } catch (error) {
      failed(faultIn(error))
      lost(faultIn(error))
    }
    isRunning.current = false
    setBusy(undefined)
  }
  const button = (table: 'days' | 'items', name: string) => (
    <Button icon={<Download size={16} aria-hidden="true" />} isBusy={busy === table} onClick={() => void load(table)}>
      {name}
    </Button>
  )
  return (
    <>
      {button('days', t.exportDays)}
      {button('items', t.exportItems)}
    </>
  )
}

const OfActivity = ({ number }: { number: number }) => {
  const t = useText(text)
  const r = useText(ruleText)
  const language = useLanguage()
  const { data, fault, again } = useReadOf('POST /staff/results', { activity: number })
  const [failed, setFailed] = useState<Fault>()
  const isNothing = data && data.ledger.joins + data.ledger.grants === 0
  return (
    <Page
      title={inLanguage(data?.activity.title, language) ?? t.title}
      lead={data && fill(t.asOf, { at: dateTime(language, data.asOf) })}
      back={{ to: '/results', name: r.back }}
      state={data && <PhaseBadge phase={data.activity.phase} />}
      acts={
        data && (
          <>
            <Link className="button button-plain" to={`/rules?activity=${number}`}>
              <Gift size={16} aria-hidden="true" />
              {t.rule}
            </Link>
            <Downloads number={number} failed={setFailed} />
          </>
        )
      }
    >
      {failed && <Failure fault={failed} />}
      {!data && !fault && <LoadingRows />}
      {fault && <Failure fault={fault} again={again} isWhole={!data} />}
      {isNothing && <Empty icon={ChartColumn} title={t.nothingTitle} text={t.nothingLead} />}
      {data && !isNothing && (
        <>
          <Figures ledger={data.ledger} />
          <DayChart results={data} />
          {data.ledger.items.length > 0 && <Items items={data.ledger.items} />}
        </>
      )}
      {data && <Tracked tracker={data.tracker} />}
    </Page>
  )
}

/** Results of activities: the list, or one activity. */
export const Results = () => {
  const t = useText(text)
  const [query] = useSearchParams()
  const number = activityIn(query)
  if (number !== undefined) return <OfActivity key={number} number={number} />
  return (
    <Page title={t.title} lead={t.lead}>
      <ActivityList to="/results" />
    </Page>
  )
}
