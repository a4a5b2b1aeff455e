import type { Direction } from '@foyer/api/cross-border'
import { useId } from 'react'
import * as blocksStyles from '../../../shared/activity/blocks/blocks.module.css'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from '../page.module.css'
import { text } from './loop-text.ts'

/** A numbered stop of the loop. */
const Stop = ({ n, x, y, isBack = false }: { n: number; x: number; y: number; isBack?: boolean }) => (
  <g className={isBack ? `${styles.loopStop} ${styles.loopBack}` : styles.loopStop}>
    <circle cx={x} cy={y} r="11" />
    <text x={x} y={y + 4.5}>
      {n}
    </text>
  </g>
)

const Box = ({ x, y, name }: { x: number; y: number; name: string }) => (
  <g className={styles.loopBox}>
    <rect x={x} y={y} width="128" height="46" rx="10" />
    <text x={x + 64} y={y + 27}>
      {name}
    </text>
  </g>
)

/**
 * The closed loop as a drawing in the colours of the theme. Its name and description give the content in words, and the
 * list below gives it step by step at any text size.
 */
export const Loop = ({ direction }: { direction: Direction }) => {
  const t = useText(text)
  const id = useId()
  const isSouth = direction === 'southbound'
  const [from, to] = isSouth ? [t.mainland, t.hongKong] : [t.hongKong, t.mainland]
  return (
    <section className={blocksStyles.block} aria-labelledby={id}>
      <h2 id={id}>{t.title}</h2>
      <div className={`${blocksStyles.card} ${styles.wealthLoop}`}>
        <svg viewBox="0 0 328 196" role="img" aria-labelledby={`${id}-name`} aria-describedby={`${id}-description`}>
          <title id={`${id}-name`}>{t.name}</title>
          <desc id={`${id}-description`}>{isSouth ? t.southboundDescription : t.northboundDescription}</desc>
          <g>
            <rect className={styles.loopSide} x="1" y="1" width="142" height="92" rx="14" />
            <rect className={styles.loopSide} x="185" y="1" width="142" height="194" rx="14" />
            <text className={styles.loopPlace} x="72" y="22">
              {from}
            </text>
            <text className={styles.loopPlace} x="256" y="22">
              {to}
            </text>
            <Box x={8} y={36} name={t.remittance} />
            <Box x={192} y={36} name={t.investment} />
            <Box x={192} y={138} name={t.products} />
            <path className={styles.loopWay} d="M140 50h46m-7-5 7 5-7 5" />
            <path className={`${styles.loopWay} ${styles.loopBack}`} d="M188 70h-46m7-5-7 5 7 5" />
            <path className={styles.loopWay} d="M230 84v50m-5-7 5 7 5-7" />
            <path className={`${styles.loopWay} ${styles.loopBack}`} d="M282 136v-50m-5 7 5-7 5 7" />
            <Stop n={1} x={164} y={32} />
            <Stop n={2} x={210} y={111} />
            <Stop n={3} x={302} y={111} isBack />
            <Stop n={4} x={164} y={90} isBack />
          </g>
        </svg>
        <ol className={styles.loopSteps}>
          {[t.one, t.two, t.three, t.four].map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
    </section>
  )
}
