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

const Box = ({ x, y, height = 46, name }: { x: number; y: number; height?: number; name: string }) => (
  <g className={styles.loopBox}>
    <rect x={x} y={y} width="134" height={height} rx="10" />
    <text x={x + 67} y={y + height / 2 + 4.5}>
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
            <rect className={styles.loopSide} x="1" y="1" width="146" height="194" rx="14" />
            <rect className={styles.loopSide} x="181" y="1" width="146" height="194" rx="14" />
            <text className={styles.loopPlace} x="74" y="23">
              {from}
            </text>
            <text className={styles.loopPlace} x="254" y="23">
              {to}
            </text>
            <Box x={7} y={36} height={148} name={t.remittance} />
            <Box x={187} y={36} name={t.investment} />
            <Box x={187} y={138} name={t.products} />
            <path className={styles.loopWay} d="M143 50h40m-7-5 7 5-7 5" />
            <path className={`${styles.loopWay} ${styles.loopBack}`} d="M185 70h-40m7-5-7 5 7 5" />
            <path className={styles.loopWay} d="M228 84v50m-5-7 5 7 5-7" />
            <path className={`${styles.loopWay} ${styles.loopBack}`} d="M280 136v-50m-5 7 5-7 5 7" />
            <Stop n={1} x={164} y={31} />
            <Stop n={2} x={208} y={111} />
            <Stop n={3} x={300} y={111} isBack />
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
