import type { Candle } from '@foyer/api/market'
import { CandlestickSeries, CrosshairMode, createChart, HistogramSeries, LineStyle } from 'lightweight-charts'
import type { Language } from '../../text/languages.ts'
import { compactNumber, grouped } from '../figures.ts'
import { dayText } from './day-text.ts'

interface DrawingOptions {
  language: Language
  /** true if prices are the points of an index */
  isIndex: boolean
  /** receives the index of the candle under the crosshair; undefined without a crosshair */
  onHover: (place: number | undefined) => void
  /** the oldest candles have scrolled into view */
  onOldest: () => void
}

/** Older candles are requested when fewer than this number remain left of the view. */
const margin = 15

const token = (element: Element, name: string): string => getComputedStyle(element).getPropertyValue(name).trim()

/**
 * Draws candles above volumes on a canvas with lightweight-charts. Decimal strings become floating-point numbers for
 * pixels only; all text comes from the strings. The library's logo is off, because it injects a style sheet that our
 * content security policy refuses. `ChartNotice` contains the attribution instead.
 */
export const draw = (element: HTMLElement, { language, isIndex, onHover, onOldest }: DrawingOptions) => {
  const fits = (price: number) => grouped(price.toFixed(isIndex && price >= 1000 ? 0 : isIndex ? 2 : 3))
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const chart = createChart(element, {
    autoSize: true,
    layout: {
      attributionLogo: false,
      fontFamily: token(element, '--font'),
      fontSize: 11,
      background: { color: 'transparent' },
    },
    localization: {
      locale: language,
      priceFormatter: fits,
      timeFormatter: (day: unknown) => dayText(language, String(day)),
    },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: { style: LineStyle.Solid, labelVisible: true } },
    // a vertical drag scrolls the page
    handleScroll: { vertTouchDrag: false, mouseWheel: false },
    handleScale: { mouseWheel: false },
    kineticScroll: { touch: !isCalm, mouse: false },
    rightPriceScale: { borderVisible: false, scaleMargins: { top: 0.1, bottom: isIndex ? 0.06 : 0.26 } },
    timeScale: { borderVisible: false, rightOffset: 2, barSpacing: 7, minBarSpacing: 2, fixRightEdge: true },
  })
  const candles = chart.addSeries(CandlestickSeries, { borderVisible: false })
  const volumes = chart.addSeries(HistogramSeries, {
    priceScaleId: 'volume',
    priceFormat: { type: 'custom', formatter: (volume: number) => compactNumber(language, String(volume)) },
    lastValueVisible: false,
    priceLineVisible: false,
  })
  chart.priceScale('volume').applyOptions({ scaleMargins: { top: 0.82, bottom: 0 } })
  let shown: readonly Candle[] = []
  let colours = { rise: '', fall: '', riseSoft: '', fallSoft: '' }

  const bar = ({ day, open, high, low, close }: Candle) => ({
    time: day,
    open: Number(open),
    high: Number(high),
    low: Number(low),
    close: Number(close),
  })
  const volume = ({ day, open, close, volume }: Candle) => ({
    time: day,
    value: Number(volume),
    color: Number(close) < Number(open) ? colours.fallSoft : colours.riseSoft,
  })

  const paint = () => {
    const of = (name: string) => token(element, name)
    const [rise, fall, line, text] = [of('--rise'), of('--fall'), of('--line'), of('--ink-faint')]
    // volumes are behind the candles, in paler shades of the same colours
    colours = { rise, fall, riseSoft: `${rise}59`, fallSoft: `${fall}59` }
    chart.applyOptions({
      layout: { textColor: text },
      grid: { vertLines: { visible: false }, horzLines: { color: line } },
      crosshair: {
        vertLine: { color: text, labelBackgroundColor: of('--ink-soft') },
        horzLine: { color: text, labelBackgroundColor: of('--ink-soft') },
      },
    })
    candles.applyOptions({
      upColor: rise,
      downColor: fall,
      wickUpColor: rise,
      wickDownColor: fall,
      priceLineColor: text,
    })
    if (!isIndex) volumes.setData(shown.map(volume))
  }
  paint()

  // theme, price colours and language are attributes of the document element
  const watch = new MutationObserver(paint)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-price-colours', 'lang'] })

  chart.subscribeCrosshairMove(({ time, logical }) =>
    onHover(time === undefined || logical === undefined ? undefined : Number(logical)),
  )
  chart.timeScale().subscribeVisibleLogicalRangeChange((range) => {
    if (range && range.from < margin && shown.length > 0) onOldest()
  })

  return {
    /**
     * Shows the given candles. Updates only the last candle if that alone changed or was added. Adding older candles
     * does not move the view.
     */
    show(next: readonly Candle[]) {
      const before = shown
      shown = next
      const last = next.at(-1)
      const isNear = next.length - before.length === 0 || next.length - before.length === 1
      if (last && isNear && before.length > 0 && before[0] === next[0]) {
        candles.update(bar(last))
        if (!isIndex) volumes.update(volume(last))
        return
      }
      candles.setData(next.map(bar))
      if (!isIndex) volumes.setData(next.map(volume))
      if (before.length === 0) chart.timeScale().scrollToRealTime()
    },
    remove() {
      watch.disconnect()
      chart.remove()
    },
  }
}

export type Drawing = ReturnType<typeof draw>
