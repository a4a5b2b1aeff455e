import type { AccountFiguresReply, Figures, Position } from '@foyer/api/accounts'
import { inLanguage } from '@foyer/api/languages'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Button } from '../../../shared/ui/button.tsx'
import { Icon } from '../../../shared/ui/icon.tsx'
import { forwardIcon } from '../../../shared/ui/later-icons.ts'
import * as styles from './all-figures.module.css'
import { Amount, Private, useMaskedMoney } from './amount.tsx'
import { BuyingPower, NetValueParts, Row } from './figure-groups.tsx'
import { text } from './text.ts'
import { useMask } from './use-mask.ts'

/** What of each holding of a margin account counts as collateral. */
const Collateral = ({ positions }: { positions: readonly Position[] }) => {
  const t = useText(text)
  const language = useLanguage()
  if (positions.length === 0) return null
  return (
    <section className={styles.group}>
      <h3>{t.collateral}</h3>
      <dl>
        {positions.map(({ code, name, marginable, loanableValue }) => (
          <Row
            key={code}
            label={inLanguage(name, language)}
            note={marginable > 0 ? fill(t.collateralPart, { percent: marginable }) : t.noCollateral}
          >
            <Amount cents={loanableValue} />
          </Row>
        ))}
      </dl>
    </section>
  )
}

/** How near a loan is to its limit: little room is left from 80 %, and above the limit a margin call is possible. */
const levelOf = (loan: number, limit: number): 'over' | 'high' | undefined => {
  if (loan > limit) return 'over'
  return loan >= limit * 0.8 ? 'high' : undefined
}

/** How much of its credit limit an account with a loan uses: the figure that decides about a margin call. */
const CreditInUse = ({ figures: { loan, creditLimit } }: { figures: Figures }) => {
  const t = useText(text)
  const money = useMaskedMoney()
  const isHidden = useMask((mask) => mask.isHidden)
  const percent = Math.ceil((loan / creditLimit) * 100)
  const isOver = loan > creditLimit && !isHidden
  return (
    <>
      <span>
        <span className={styles.label}>{t.creditUsed}</span>
        <strong className="numbers" data-over={isOver || undefined}>
          <Private>{percent}%</Private>
        </strong>
      </span>
      <small className={`${styles.inUse} numbers`}>
        <span className={styles.meter} data-use={isHidden ? undefined : levelOf(loan, creditLimit)} aria-hidden="true">
          <i style={{ width: isHidden ? 0 : `${Math.min(percent, 100)}%` }} />
        </span>
        {isOver && <strong data-over>{fill(t.overLimit, { over: money(loan - creditLimit) })}</strong>}
        {fill(t.ofLimit, { loan: money(loan), limit: money(creditLimit) })}
      </small>
    </>
  )
}

interface AllFiguresProps {
  reply: AccountFiguresReply
  onExplain: () => void
}

/** The credit in use or the buying power, with every other figure of the account folded below it. */
export const AllFigures = ({ reply: { figures, positions }, onExplain }: AllFiguresProps) => {
  const t = useText(text)
  return (
    <details className={styles.allFigures}>
      <summary>
        {figures.loan > 0 && figures.creditLimit > 0 ? (
          <CreditInUse figures={figures} />
        ) : (
          <span>
            <span className={styles.label}>{t.buyingPower}</span>
            <strong>
              <Amount cents={figures.maximumBuyingPower} />
            </strong>
            {figures.accountType === 'margin' && (
              <small className={styles.inUse}>{fill(t.buyingPowerOf, { percent: figures.bestMarginable })}</small>
            )}
          </span>
        )}
        <span className={styles.more}>
          {t.details}
          <Icon path={forwardIcon} mirrors size={16} />
        </span>
      </summary>
      <BuyingPower figures={figures} />
      <NetValueParts figures={figures} />
      {figures.accountType === 'margin' && <Collateral positions={positions} />}
      <Button look="plain" onClick={onExplain}>
        {t.counted}
      </Button>
    </details>
  )
}
