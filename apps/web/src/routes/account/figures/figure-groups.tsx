import type { Figures } from '@foyer/api/accounts'
import type { ReactNode } from 'react'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from './all-figures.module.css'
import { Amount, useMaskedMoney } from './amount.tsx'
import { text } from './text.ts'

/** A figure with its name, and a note below it. */
export const Row = ({ label, note, children }: { label: string; note?: string | undefined; children: ReactNode }) => (
  <div className={styles.figure}>
    <dt>{label}</dt>
    <dd>{children}</dd>
    {note && <dd className={styles.figureNote}>{note}</dd>}
  </div>
)

/**
 * The components of the net value. The account has one type; the figure of the other type says which type it is.
 */
export const NetValueParts = ({ figures }: { figures: Figures }) => {
  const t = useText(text)
  const money = useMaskedMoney()
  const { accountType, holdingsValue, fundBalance, blockedFunds, loan } = figures
  const isMargin = accountType === 'margin'
  return (
    <section className={styles.group}>
      <h3>{t.worth}</h3>
      <dl>
        <Row label={t.holdings}>
          <Amount cents={holdingsValue} />
        </Row>
        <Row
          label={t.funds}
          note={blockedFunds > 0 ? fill(t.blockedFunds, { amount: money(blockedFunds) }) : undefined}
        >
          <Amount cents={fundBalance} />
        </Row>
        {isMargin && (
          <Row label={t.loan}>
            <Amount cents={-loan} />
          </Row>
        )}
        <Row label={isMargin ? t.cash : t.margin}>
          <span className={styles.figureNone}>{isMargin ? t.isMargin : t.isCash}</span>
        </Row>
      </dl>
    </section>
  )
}

/** The terms of the buying power of a margin account, by the bound that decides; nothing if it has none. */
const useBuyingPowerTerms = (figures: Figures): string | undefined => {
  const t = useText(text)
  const money = useMaskedMoney()
  const { accountType, maximumBuyingPower, availableFunds, agreedLimit, loan } = figures
  if (accountType === 'cash') return undefined
  const values = { agreed: money(agreedLimit), loan: money(loan), carried: money(figures.loanableValue) }
  const ratio = { percent: figures.bestMarginable }
  if (maximumBuyingPower === 0) return fill(t.buyingPowerOf, ratio)
  const isByLimit = maximumBuyingPower === availableFunds + agreedLimit - loan
  return fill(isByLimit ? t.powerByLimit : t.powerByCollateral, { ...values, ...ratio })
}

/** The amounts that the account can buy with, the largest first. */
export const BuyingPower = ({ figures }: { figures: Figures }) => {
  const t = useText(text)
  const { maximumBuyingPower, availableFunds, availableCredit, creditLimit, accountType } = figures
  return (
    <section className={styles.group}>
      <h3>{t.means}</h3>
      <dl>
        <Row label={t.buyingPower} note={useBuyingPowerTerms(figures)}>
          <Amount cents={maximumBuyingPower} />
        </Row>
        <Row label={t.availableFunds}>
          <Amount cents={availableFunds} />
        </Row>
        <Row label={t.availableCredit}>
          <Amount cents={availableCredit} />
        </Row>
        <Row label={t.creditLimit} note={accountType === 'cash' ? t.noCredit : undefined}>
          <Amount cents={creditLimit} />
        </Row>
      </dl>
    </section>
  )
}
