import { useRef } from 'react'
import '../theme/price-colours.ts'
import * as styles from './sparkline.module.css'
import { useFeed, useSeenQuote } from './use-quotes.ts'
import type { Sparkline as Line } from './use-sparklines.ts'

const [width, height, margin] = [72, 32, 2] as const
/** Prices of a whole trading day: 330 minutes, one price every ten. */
const wholeDay = 33
/** The movement, as a part of the close before, that every picture has room for in both directions. */
const room = 0.01

interface SparklineProps {
  code: string
  line: Line | undefined
}

/**
 * The course of a day as a small picture beside the figures, which say the same in words. It ends at the price beside it,
 * so that both have the same direction. The dashed line is the close before. While the market is closed, a short day fills
 * the whole width.
 */
export const Sparkline = ({ code, line }: SparklineProps) => {
  const element = useRef<SVGSVGElement>(null)
  const quote = useSeenQuote(code, element)
  const isClosed = useFeed().market?.state === 'closed'
  const loaded = line?.prices.map(Number) ?? []
  const prices = quote && loaded.length > 0 ? [...loaded.slice(0, -1), Number(quote.price)] : loaded
  const base = Number(line?.previousClose ?? 0)
  // all pictures have room for the same movement, so that a smaller one looks smaller
  const [lowest, highest] = [Math.min(base * (1 - room), ...prices), Math.max(base * (1 + room), ...prices)]
  const y = (price: number) =>
    highest === lowest ? height / 2 : margin + ((highest - price) / (highest - lowest)) * (height - 2 * margin)
  const last = prices.at(-1) ?? base
  const movement = last > base ? 'rise' : last < base ? 'fall' : 'flat'
  const step = width / Math.max(isClosed ? 1 : wholeDay - 1, prices.length - 1)
  return (
    <svg
      ref={element}
      className={styles.sparkline}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      data-movement={movement}
      aria-hidden="true"
    >
      {prices.length > 1 && (
        <>
          <line x1={0} x2={width} y1={y(base)} y2={y(base)} />
          <polyline points={prices.map((price, n) => `${(n * step).toFixed(1)},${y(price).toFixed(1)}`).join(' ')} />
          <path d={`M${((prices.length - 1) * step).toFixed(1)} ${y(last).toFixed(1)}h0`} />
        </>
      )}
    </svg>
  )
}
