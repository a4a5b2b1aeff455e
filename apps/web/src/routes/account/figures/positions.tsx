import type { Figures, Position } from '@foyer/api/accounts'
import { currencySymbol, grouped } from '../../../shared/market/figures.ts'
import { arrows, type Movement, withSign } from '../../../shared/market/movement.ts'
import * as styles from '../../../shared/market/price.module.css'
import { text as marketText } from '../../../shared/market/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { usePriceColours } from '../../../shared/theme/price-colours.ts'
import * as pageStyles from '../page.module.css'
import { Amount, Private, useMaskedMoney, useMoney } from './amount.tsx'
import * as figuresStyles from './figures.module.css'
import { text } from './text.ts'

const movements = { '1': 'rise', '0': 'flat', '-1': 'fall' } as const
const movementOf = (gain: number): Movement => movements[String(Math.sign(gain)) as keyof typeof movements] ?? 'flat'

/** The gain or loss as an arrow, a sign, a colour and a word. When amounts are hidden, the direction is hidden too. */
const Gain = ({ position: { gain, gainPercent } }: { position: Position }) => {
  const t = useText(text)
  const money = useMoney()
  usePriceColours()
  const movement = movementOf(gain)
  const words = { rise: t.profit, fall: t.deficit, flat: t.even }
  return (
    <Private>
      <span className={`${styles.change} numbers`} data-movement={movement}>
        {movement !== 'flat' && <i aria-hidden="true">{arrows[movement]}</i>}
        <span className="visually-hidden">{words[movement]} </span>
        {gain > 0 && '+'}
        {money(gain)}
        {gainPercent !== null && ` (${withSign(gainPercent)}%)`}
      </span>
    </Private>
  )
}

const Collateral = ({ position: { marginable, loanableValue } }: { position: Position }) => {
  const t = useText(text)
  const money = useMaskedMoney()
  return (
    <p className={`${figuresStyles.positionCollateral} numbers`}>
      {marginable > 0 ? fill(t.collateral, { percent: marginable, amount: money(loanableValue) }) : t.noCollateral}
    </p>
  )
}

/** The quantity and its price: shares at their price, a bond as a percentage of its face value. */
const QuantityAndPrice = ({ position: { quantity, price, currency, offered } }: { position: Position }) => {
  const t = useText(text)
  const amount = new Intl.NumberFormat(useLanguage()).format(quantity)
  const symbol = currencySymbol(currency)
  return (
    <p className={`${figuresStyles.positionHeld} numbers`}>
      <Private>
        {offered === 'bond' ? fill(t.faceValue, { amount: symbol + amount }) : fill(t.shares, { quantity: amount })}
      </Private>
      {' × '}
      {price === null ? t.noPrice : offered === 'bond' ? `${grouped(price)}%` : `${symbol}${grouped(price)}`}
    </p>
  )
}

const Row = ({ position, isMargin }: { position: Position; isMargin: boolean }) => {
  const t = useText(text)
  const words = useText(marketText)
  const language = useLanguage()
  const { code, name, marketValue, isHalted, offered } = position
  return (
    <li className={figuresStyles.position}>
      <div className={figuresStyles.positionWho}>
        <h3>{name[language]}</h3>
        <p className="numbers">
          {code}
          {isHalted && (
            <span className={`${figuresStyles.positionMark} ${figuresStyles.isHalted}`}>{words.halted}</span>
          )}
          {offered && (
            <span className={figuresStyles.positionMark}>{offered === 'bond' ? t.atIssuePrice : t.atOfferPrice}</span>
          )}
        </p>
      </div>
      <div className={figuresStyles.positionWorth}>
        <p className={figuresStyles.positionValue}>
          <span className="visually-hidden">{t.marketValue} </span>
          <Amount cents={marketValue} />
        </p>
        <p>
          <span className="visually-hidden">{t.gain} </span>
          <Gain position={position} />
        </p>
      </div>
      <QuantityAndPrice position={position} />
      {isMargin && <Collateral position={position} />}
    </li>
  )
}

/** The positions of the account, the largest first, at the prices that the figures above use. */
export const Positions = ({ positions, figures }: { positions: readonly Position[]; figures: Figures }) => {
  const t = useText(text)
  return (
    <section className={figuresStyles.figureGroup}>
      <h2>{t.positions}</h2>
      {positions.length === 0 ? (
        <div className={`${pageStyles.accountCard} ${figuresStyles.positionsNone}`}>
          <p>{t.noPositions}</p>
          <p>{t.noPositionsWhy}</p>
        </div>
      ) : (
        <ul role="list" className={pageStyles.accountCard}>
          {positions.map((position) => (
            <Row key={position.code} position={position} isMargin={figures.accountType === 'margin'} />
          ))}
        </ul>
      )}
    </section>
  )
}
