import { inLanguage } from '@foyer/api/languages'
import type { CareCashback } from '@foyer/api/staff/care'
import { useLanguage, useText } from '@foyer/staff-interface/language'
import { fill } from '@foyer/staff-interface/table'
import { dateTime, dayText, monthText } from '@foyer/staff-interface/time'
import { useState } from 'react'
import { useReadOf } from '../acts/query.ts'
import { dollars } from '../shared/money.ts'
import { Badge } from '../ui/badge.tsx'
import { CopyText } from '../ui/copy-text.tsx'
import { SelectField } from '../ui/field.tsx'
import { Loaded } from '../ui/loaded.tsx'
import { stateNames, text, whyNames } from './cashback-text.ts'

type Account = CareCashback['accounts'][number]
interface Chosen {
  readonly account: string
  readonly month: string
}

/** One account: its months, and the trades of the chosen one. */
export const Statement = ({
  account: { clientNo, statement },
  choose,
}: {
  readonly account: Account
  readonly choose: (chosen: Chosen) => void
}) => {
  const t = useText(text)
  const states = useText(stateNames)
  const whys = useText(whyNames)
  const language = useLanguage()
  const money = ({ minor }: { readonly minor: number }) => dollars(language, minor, { withCents: true })
  const { registration, shown, months } = statement
  if (!registration || !shown) return null
  const payout = months.find(({ month }) => month === shown.month)
  const all = shown.counted + shown.notCounted
  return (
    <section className="panel">
      <div className="panel-head">
        <h2>{fill(t.account, { clientNo })}</h2>
        {payout && (
          <Badge tone={payout.state === 'credited' ? 'good' : 'neutral'} dot>
            {states[payout.state]}
          </Badge>
        )}
      </div>
      <p className="hint">
        {fill(t.since, { at: dateTime(language, registration.since) })} · <CopyText value={registration.reference} />
      </p>
      <SelectField<string>
        label={t.month}
        value={shown.month}
        choices={months.map(({ month, amount, state }) => [
          month,
          `${monthText(language, month)} · ${money(amount)} · ${states[state]}`,
        ])}
        choose={(month) => choose({ account: registration.reference, month })}
      />
      <dl className="sums">
        {(
          [
            [t.fees, money(shown.fees)],
            [t.unsettled, money(shown.unsettledFees)],
            [t.amount, money(payout?.amount ?? shown.cashback)],
            [t.payout, payout?.payoutDay ? dayText(language, payout.payoutDay) : '–'],
          ] as const
        ).map(([name, value]) => (
          <div key={name} className="sum">
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {payout && payout.clawedBack.minor > 0 && (
        <p>
          {t.clawedBack}: {money(payout.clawedBack)}
        </p>
      )}
      <h3>{t.trades}</h3>
      {shown.trades.length === 0 && <p className="soft">{t.noTrades}</p>}
      <ul className="care-lines">
        {shown.trades.map(({ reference, code, name, executedAt, fees, why }) => (
          <li key={reference}>
            <span className="stacked">
              <span className="strong">
                {inLanguage(name, language)} <code>{code}</code>
              </span>
              <span className="hint">
                {dateTime(language, executedAt)} · <CopyText value={reference} />
              </span>
            </span>
            <span className="stacked care-amount">
              <span className="strong">{money(fees)}</span>
              <span className="hint">{why === null ? t.counts : whys[why]}</span>
            </span>
          </li>
        ))}
      </ul>
      {all > shown.trades.length && <p className="hint">{fill(t.newest, { shown: shown.trades.length, all })}</p>}
    </section>
  )
}

/** The cashback of the accounts under the number of a person, as the person sees it. */
export const Cashback = ({ person }: { person: string }) => {
  const t = useText(text)
  const [chosen, choose] = useState<Chosen>()
  const reading = useReadOf('POST /staff/care/cashback', { id: person, ...chosen })
  return (
    <Loaded data={reading.data?.accounts} reading={reading}>
      {(accounts) =>
        accounts.length === 0 ? (
          <p className="soft">{t.none}</p>
        ) : (
          <div className="panels">
            {accounts.map((account) => (
              <Statement key={account.statement.registration?.reference} account={account} choose={choose} />
            ))}
          </div>
        )
      }
    </Loaded>
  )
}
