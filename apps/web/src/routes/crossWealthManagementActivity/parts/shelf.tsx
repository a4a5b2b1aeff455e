import { inLanguage } from '@foyer/api/languages'
import type { WealthProduct } from '@foyer/api/wealth-connect'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { formatAmount } from '../../../shared/cross-border/format-amount.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from './shelf-text.ts'

const risks = { 1: 'risk1', 2: 'risk2', 3: 'risk3', 4: 'risk4' } as const
const levels = [1, 2, 3, 4, 5] as const

/** The risk level in words and as marks. The highest level is not sold in the scheme, so no product fills all marks. */
const Risk = ({ level }: { level: number }) => {
  const t = useText(text)
  return (
    <span className={styles.shelfRisk}>
      <span className={styles.shelfMarks} aria-hidden="true">
        {levels.map((n) => (
          <span key={n} className={n <= level ? styles.isFilled : undefined} />
        ))}
      </span>
      {t[risks[level as keyof typeof risks]]}
      <span className="visually-hidden">{fill(t.level, { n: level })}</span>
    </span>
  )
}

const Product = ({ product }: { product: WealthProduct }) => {
  const t = useText(text)
  const language = useLanguage()
  const { name, issuer, kind, risk, currency, minimum, redemption, soldOut } = product
  return (
    <li
      className={
        soldOut
          ? `${blocksStyles.card} ${styles.shelfProduct} ${styles.isSoldOut}`
          : `${blocksStyles.card} ${styles.shelfProduct}`
      }
    >
      <div className={styles.shelfHead}>
        <h3>{inLanguage(name, language)}</h3>
        <small>
          {t[kind]} · {inLanguage(issuer, language)}
        </small>
        {soldOut && <span className={styles.shelfSold}>{t.soldOut}</span>}
      </div>
      <dl className="numbers">
        <div>
          <dt>{t.risk}</dt>
          <dd>
            <Risk level={risk} />
          </dd>
        </div>
        <div>
          <dt>{t.minimum}</dt>
          <dd>{formatAmount(currency, minimum)}</dd>
        </div>
        <div>
          <dt>{t.redemption}</dt>
          <dd>{inLanguage(redemption, language)}</dd>
        </div>
      </dl>
    </li>
  )
}

/** The products of one direction, with kinds and risks and without returns. */
export const Shelf = ({ products }: { products: readonly WealthProduct[] }) => {
  const t = useText(text)
  return (
    <section className={blocksStyles.block} aria-labelledby="shelf">
      <h2 id="shelf">{t.title}</h2>
      <p className={styles.wealthSoft}>{t.lead}</p>
      <ul className={styles.shelf} role="list">
        {products.map((product) => (
          <Product key={product.id} product={product} />
        ))}
      </ul>
    </section>
  )
}
