import type { Position } from '@foyer/api/accounts'
import { inLanguage } from '@foyer/api/languages'
import { type ReactNode, useState } from 'react'
import { isRoute } from '../../../platform/navigation.ts'
import { PictureState } from '../../../shared/art/picture-state.tsx'
import { localeOf } from '../../../shared/format/locale.ts'
import { currencySymbol, grouped } from '../../../shared/market/figures.ts'
import { text as marketText } from '../../../shared/market/text.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { Amount } from './amount.tsx'
import * as figuresStyles from './figures.module.css'
import { Gain } from './gain.tsx'
import * as styles from './holdings.module.css'
import { type Column, type Order, orderBy, sorted } from './sort.ts'
import { text } from './text.ts'
import { useMask } from './use-mask.ts'

const securityRoute = '/security'

/** The quantity of shares, or the face value of a bond. While amounts are hidden it is left out. */
const Quantity = ({ position: { quantity, currency, offered } }: { position: Position }) => {
  const t = useText(text)
  const amount = new Intl.NumberFormat(localeOf(useLanguage())).format(quantity)
  if (useMask((mask) => mask.isHidden)) return null
  return (
    <>
      {' · '}
      {offered === 'bond'
        ? fill(t.faceValue, { amount: currencySymbol(currency) + amount })
        : fill(t.shares, { quantity: amount })}
    </>
  )
}

/** The price of a share, or that of a bond as a percentage of its face value. */
const usePrice = ({ price, currency, offered }: Position): string => {
  const t = useText(text)
  if (price === null) return t.noPrice
  const figure = offered === 'bond' ? `${grouped(price)}%` : `${currencySymbol(currency)}${grouped(price)}`
  // the mark beside the price of an offer names it
  return offered ? figure : fill(t.priceNow, { price: figure })
}

/** A holding as a link to its security, if the security has a page. */
const Linked = ({ position: { code, offered, price }, children }: { position: Position; children: ReactNode }) =>
  offered === null && price !== null && isRoute(securityRoute) ? (
    <a className={styles.holding} href={`#${securityRoute}?code=${code}`}>
      {children}
    </a>
  ) : (
    <div className={styles.holding}>{children}</div>
  )

const Holding = ({ position }: { position: Position }) => {
  const t = useText(text)
  const words = useText(marketText)
  const language = useLanguage()
  const { code, name, marketValue, isHalted, offered, gain, gainPercent, dayGain, dayGainPercent } = position
  return (
    <li>
      <Linked position={position}>
        <div className={styles.head}>
          <h3>{inLanguage(name, language)}</h3>
          <p>
            <span className="visually-hidden">{t.marketValue} </span>
            <Amount cents={marketValue} />
          </p>
        </div>
        <div className={styles.who}>
          <p className="numbers">
            <span>
              {code}
              <Quantity position={position} />
            </span>
            {isHalted && <span className={`${styles.mark} ${styles.isHalted}`}>{words.halted}</span>}
          </p>
          <p className="numbers">
            <span>{usePrice(position)}</span>
            {offered && <span className={styles.mark}>{offered === 'bond' ? t.atIssuePrice : t.atOfferPrice}</span>}
          </p>
        </div>
        <div className={styles.worth}>
          {typeof dayGain === 'number' && (
            <p>
              <span className={styles.what}>{t.ofDay}</span> <Gain cents={dayGain} percent={dayGainPercent} isShort />
            </p>
          )}
          {isPriced(position) && (
            <p>
              <span className={styles.what}>{t.ofTotal}</span> <Gain cents={gain} percent={gainPercent} isShort />
            </p>
          )}
        </div>
      </Linked>
    </li>
  )
}

/** Without a price the gain would be the whole cost, which says nothing. */
const isPriced = ({ price }: Position): boolean => price !== null

interface SortBarProps {
  columns: readonly Column[]
  order: Order
  onChange: (order: Order) => void
}

/** Selects what holdings are sorted by; a second tap reverses the order. */
const SortBar = ({ columns, order, onChange }: SortBarProps) => {
  const t = useText(text)
  return (
    <fieldset className={styles.sort}>
      <legend className="visually-hidden">{t.sort}</legend>
      {columns.map((column) => {
        const isChosen = column === order.column
        return (
          <button
            key={column}
            type="button"
            aria-pressed={isChosen}
            onClick={() => onChange(isChosen ? { column, isRising: !order.isRising } : orderBy(column))}
          >
            {t[`by_${column}`]}
            {isChosen && (
              <>
                <i aria-hidden="true">{order.isRising ? '↑' : '↓'}</i>
                <span className="visually-hidden">{order.isRising ? t.rising : t.falling}</span>
              </>
            )}
          </button>
        )
      })}
    </fieldset>
  )
}

/** The holdings of the account, the largest first unless the person chooses another order. */
export const Holdings = ({ positions }: { positions: readonly Position[] }) => {
  const t = useText(text)
  const language = useLanguage()
  const [order, setOrder] = useState<Order>(() => orderBy('value'))
  const hasDay = positions.some(({ dayGain }) => typeof dayGain === 'number')
  const columns: Column[] = ['value', ...(hasDay ? (['day'] as const) : []), 'total', 'name']
  return (
    <section className={figuresStyles.figureGroup}>
      <h2>
        {t.positions}
        {positions.length > 0 && <span className="numbers">{positions.length}</span>}
      </h2>
      {positions.length === 0 ? (
        <div className={styles.none}>
          <PictureState scene="empty-watchlist" title={t.noPositions}>
            <p>{t.noPositionsWhy}</p>
            {isRoute('/markets') && (
              <a className="button button-plain" href="#/markets">
                {t.toMarkets}
              </a>
            )}
          </PictureState>
        </div>
      ) : (
        <>
          {positions.length > 1 && <SortBar columns={columns} order={order} onChange={setOrder} />}
          <ul role="list" className={styles.holdings}>
            {sorted(positions, order, language).map((position) => (
              <Holding key={position.code} position={position} />
            ))}
          </ul>
        </>
      )}
    </section>
  )
}
