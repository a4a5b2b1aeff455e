import { formatCount } from '../../../shared/format/count.ts'
import { useText } from '../../../shared/text/use-text.ts'
import * as styles from './calculator.module.css'
import { curveOf, placeOf, type Span, shareAt } from './curve.ts'
import { text } from './text.ts'

const [width, height] = [320, 136]
const [left, top, right, bottom] = [8, 8, 312, 128]
const xOf = (x: number) => left + x * (right - left)
const yOf = (y: number) => bottom - y * (bottom - top)

interface ChartProps {
  span: Span
  lotsOnOffer: number
  applied: number
  /** number of applicants that is marked on the curve */
  applicants: number
  /** description of the curve in words */
  label: string
}

/**
 * Lots per applicant over the number of applicants, on a logarithmic scale. A sentence and a table next to it show the
 * same.
 */
export const Chart = ({ span, lotsOnOffer, applied, applicants, label }: ChartProps) => {
  const t = useText(text)
  const curve = curveOf(span, lotsOnOffer, applied)
    .map(({ x, y }) => `${xOf(x).toFixed(1)} ${yOf(y).toFixed(1)}`)
    .join('L')
  const [x, y] = [xOf(placeOf(span, applicants)), yOf(shareAt(applicants, lotsOnOffer, applied))]
  return (
    <figure className={styles.chancesChart}>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label}>
        <path className={styles.chancesGrid} d={`M${left} ${bottom}H${right}M${left} ${top}H${right}`} />
        <path className={styles.chancesArea} d={`M${left} ${bottom}L${curve}L${right} ${bottom}Z`} />
        <path className={styles.chancesLine} d={`M${curve}`} />
        <path className={styles.chancesAt} d={`M${x} ${bottom}V${y}`} />
        <circle className={styles.chancesDot} cx={x} cy={y} r="5" />
      </svg>
      <div className={`${styles.chancesScale} numbers`} aria-hidden="true">
        <span>{formatCount(span.least)}</span>
        <span>{t.axisX}</span>
        <span>{formatCount(span.most)}</span>
      </div>
    </figure>
  )
}
