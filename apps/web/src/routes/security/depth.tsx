import type { DepthLevel, DepthReply } from '@foyer/api/market-details'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useId } from 'react'
import { useUser } from '../../platform/user-store.ts'
import { useIsVisitor } from '../../platform/visitor.ts'
import { requestMarket } from '../../shared/market/calls.ts'
import { compactNumber, grouped } from '../../shared/market/figures.ts'
import { useFeed } from '../../shared/market/use-quotes.ts'
import { useLanguage } from '../../shared/text/language.ts'
import { useText } from '../../shared/text/use-text.ts'
import * as skeletonStyles from '../../shared/ui/skeleton.module.css'
import * as styles from './depth.module.css'
import * as pageStyles from './page.module.css'
import { text } from './text.ts'

/** Milliseconds between two requests while shares are traded. */
const every = 3_000

interface SideProps {
  label: string
  side: 'bid' | 'ask'
  levels: readonly DepthLevel[]
  /** the largest volume of both sides, which has the longest bar */
  most: number
}

/**
 * One side of the book. The prices of both sides are next to each other. A bar is the ground of its row, begins at the middle
 * of the book, and is pale enough for the figures before it.
 */
const Side = ({ label, side, levels, most }: SideProps) => {
  const t = useText(text)
  const language = useLanguage()
  const inOrder = <T,>(price: T, shares: T) => (side === 'bid' ? [shares, price] : [price, shares])
  return (
    <table className={`${styles.depthSide} numbers`} data-side={side}>
      <caption className="visually-hidden">{label}</caption>
      <thead>
        <tr>
          {inOrder(label, t.shares).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {levels.map(({ price, volume }) => (
          <tr key={price}>
            {inOrder(
              <th key="price" scope="row">
                <span className={styles.depthBar} style={{ '--share': Number(volume) / most } as CSSProperties} />
                {grouped(price)}
              </th>,
              <td key="shares">{compactNumber(language, volume)}</td>,
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const Book = ({ depth }: { depth: NonNullable<DepthReply['depth']> }) => {
  const t = useText(text)
  const most = Math.max(1, ...[...depth.bids, ...depth.offers].map(({ volume }) => Number(volume)))
  return (
    <div className={styles.depth}>
      <Side label={t.bid} side="bid" levels={depth.bids} most={most} />
      <Side label={t.ask} side="ask" levels={depth.offers} most={most} />
    </div>
  )
}

/** The order book for registered persons; a visitor sees that it needs a sign-in. Its size depends on the state of the market alone. */
export const DepthPart = ({ code }: { code: string }) => {
  const t = useText(text)
  const id = useId()
  const isVisitor = useIsVisitor()
  const isSignedIn = useUser((state) => state.userInfo !== null)
  const state = useFeed().market?.state
  const isOpen = state === 'open'
  const { data } = useQuery({
    queryKey: ['depth', code],
    queryFn: ({ signal }) => requestMarket<DepthReply>('market/depth', { code }, signal),
    enabled: isSignedIn,
    refetchInterval: isOpen ? every : false,
    retry: false,
    gcTime: every,
  })
  const content = () => {
    if (isVisitor)
      return (
        <a className={pageStyles.partLink} href={`#/loginPage?back=${encodeURIComponent(location.hash.slice(1))}`}>
          {t.depthSignIn}
        </a>
      )
    if (!data) return <div className={`${skeletonStyles.skeleton} ${styles.depthShape}`} aria-hidden="true" />
    return data.depth ? <Book depth={data.depth} /> : <p className={styles.depthNone}>{t.noDepth}</p>
  }
  return (
    <section className={pageStyles.securityCard} aria-labelledby={id}>
      <h2 id={id}>{t.depth}</h2>
      <div
        className={isVisitor ? undefined : styles.depthRoom}
        data-closed={(state !== undefined && !isOpen) || undefined}
      >
        {content()}
      </div>
    </section>
  )
}
