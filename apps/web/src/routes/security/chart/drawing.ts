// cspell:ignore tickmarksPriceFormatter
import {
  AreaSeries,
  CandlestickSeries,
  CrosshairMode,
  createChart,
  HistogramSeries,
  type IPriceLine,
  LineStyle,
  type Time,
} from 'lightweight-charts'
import { compactNumber, grouped } from '../../../shared/market/figures.ts'
import type { Language } from '../../../shared/text/languages.ts'
import type { ChartBar, ChartStyle } from './bars.ts'
import { timeText } from './time-text.ts'

interface DrawingOptions {
  language: Language
  style: ChartStyle
  /** true if prices are the points of an index */
  isIndex: boolean
  /** true if bars are within a day */
  isByMinute: boolean
  /** true if bars are of one day, which the labels do not repeat */
  isOneDay: boolean
  /** receives the index of the bar under the crosshair; undefined without a crosshair */
  onHover: (place: number | undefined) => void
}

/** What the chart shows. */
export interface Shown {
  readonly bars: readonly ChartBar[]
  /** number of bars in view at first; undefined for all */
  readonly inView: number | undefined
  /** a price that is marked by a dashed line, and that a line is compared with */
  readonly base: string | undefined
  /** moments after the last bar for which the chart has room */
  readonly room: readonly number[]
  /** without the colours of movements, because the figures stand still */
  readonly isNeutral: boolean
}

/** Bars that a step of the zoom adds or removes, as a part of those in view. */
const zoomStep = 0.3
const fewestBars = 8
/** The height of the volumes, as a part of that of the prices above them. */
const volumeShare = 0.3
/** Pixels between the middle of the tag of a price and that of a label of the axis, below which they overlap. */
const tagRoom = 16
const shift = 8 * 3_600

/** The library shows UTC, so moments are moved by Hong Kong's offset. */
const libraryTime = (time: ChartBar['time']): Time => (typeof time === 'string' ? time : time / 1000 + shift) as Time
const ownTime = (time: unknown): ChartBar['time'] => (typeof time === 'number' ? (time - shift) * 1000 : String(time))

const token = (element: Element, name: string): string => getComputedStyle(element).getPropertyValue(name).trim()

/**
 * Draws a line or candles above volumes on a canvas with lightweight-charts. Decimal strings become floating-point numbers
 * for pixels only; all text comes from the strings. The library's logo is off, because it injects a style sheet that our
 * content security policy refuses. `ChartNotice` contains the attribution instead.
 */
export const draw = (
  element: HTMLElement,
  { language, style, isIndex, isByMinute, isOneDay, onHover }: DrawingOptions,
) => {
  const exact = (price: number) => grouped(price.toFixed(isIndex ? 2 : 3))
  // labels of the axis are round
  const round = (price: number) => (isIndex && price >= 1000 ? grouped(price.toFixed(0)) : exact(price))
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const scaleMargins = { top: 0.1, bottom: 0.06 }
  const chart = createChart(element, {
    autoSize: true,
    layout: {
      attributionLogo: false,
      fontFamily: token(element, '--font'),
      fontSize: 12,
      background: { color: 'transparent' },
    },
    localization: {
      locale: language,
      priceFormatter: exact,
      timeFormatter: (time: unknown) => timeText(language, ownTime(time), isOneDay),
    },
    crosshair: { mode: CrosshairMode.Magnet, vertLine: { style: LineStyle.Solid, labelVisible: true } },
    // a vertical drag scrolls the page
    handleScroll: { vertTouchDrag: false, mouseWheel: false },
    handleScale: { mouseWheel: false },
    kineticScroll: { touch: !isCalm, mouse: false },
    rightPriceScale: { borderVisible: false, entireTextOnly: true, scaleMargins },
    timeScale: {
      borderVisible: false,
      allowBoldLabels: false,
      minBarSpacing: 0.2,
      fixLeftEdge: true,
      fixRightEdge: true,
      timeVisible: true,
      // labels of hours are short, and all full hours have one or none has
      tickMarkMaxCharacterLength: isByMinute ? 4 : 8,
      uniformDistribution: isByMinute,
    },
  })
  const prices =
    style === 'line'
      ? chart.addSeries(AreaSeries, { lineWidth: 2, priceLineVisible: false })
      : chart.addSeries(CandlestickSeries, { borderVisible: false, priceLineVisible: false })
  // an index has no volumes
  const volumes = isIndex
    ? undefined
    : chart.addSeries(
        HistogramSeries,
        {
          priceScaleId: 'volume',
          priceFormat: { type: 'custom', formatter: (volume: number) => compactNumber(language, String(volume)) },
          lastValueVisible: false,
          priceLineVisible: false,
        },
        1,
      )
  volumes?.priceScale().applyOptions({ scaleMargins: { top: 0.1, bottom: 0 } })
  chart.panes()[1]?.setStretchFactor(volumeShare)
  const isBelowTag = (price: number): boolean => {
    const last = prices.lastValueData(false)
    const label = prices.priceToCoordinate(price)
    return [last.noData ? undefined : last.price, shown.base].some((of) => {
      const tag = of === undefined ? null : prices.priceToCoordinate(Number(of))
      return tag !== null && label !== null && Math.abs(tag - label) < tagRoom
    })
  }
  chart.applyOptions({
    localization: {
      tickmarksPriceFormatter: (labels: number[]) => labels.map((price) => (isBelowTag(price) ? '' : round(price))),
    },
  })
  let shown: Shown = { bars: [], inView: undefined, base: undefined, room: [], isNeutral: false }
  let baseLine: IPriceLine | undefined
  let colours = { rise: '', fall: '', riseSoft: '', fallSoft: '', faintSoft: '', faint: '', ground: '', words: '' }

  const point = ({ time, open, high, low, close }: ChartBar) =>
    style === 'line'
      ? { time: libraryTime(time), value: Number(close) }
      : { time: libraryTime(time), open: Number(open), high: Number(high), low: Number(low), close: Number(close) }
  /** Below a line, which does not show how a bar opened, volumes have one colour. They are also too narrow for two. */
  const volumeColour = ({ open, close }: ChartBar) => {
    if (style === 'line') return colours.faintSoft
    return Number(close) < Number(open) ? colours.fallSoft : colours.riseSoft
  }
  const volume = (bar: ChartBar) => ({
    time: libraryTime(bar.time),
    value: Number(bar.volume),
    color: volumeColour(bar),
  })

  /** The line has the colour of its movement, so it is set with the bars too. */
  const colourPrices = () => {
    const { rise, fall } = colours
    const last = shown.bars.at(-1)
    const from = Number(shown.base ?? shown.bars[0]?.open ?? 0)
    const lineColor = Number(last?.close ?? 0) < from ? fall : rise
    if (style === 'line') prices.applyOptions({ lineColor, topColor: `${lineColor}38`, bottomColor: `${lineColor}00` })
    else prices.applyOptions({ upColor: rise, downColor: fall, wickUpColor: rise, wickDownColor: fall })
  }

  const showBase = () => {
    if (baseLine) prices.removePriceLine(baseLine)
    baseLine =
      shown.base === undefined
        ? undefined
        : prices.createPriceLine({
            price: Number(shown.base),
            color: colours.faint,
            lineStyle: LineStyle.Dashed,
            lineWidth: 1,
            axisLabelColor: colours.ground,
            axisLabelTextColor: colours.words,
          })
  }

  const paint = () => {
    const of = (name: string) => token(element, name)
    const [line, text, words] = [of('--line'), of('--ink-faint'), of('--ink-soft')]
    const [rise, fall] = shown.isNeutral ? [text, text] : [of('--rise'), of('--fall')]
    // volumes are in paler shades of the colours of the prices
    colours = {
      rise,
      fall,
      riseSoft: `${rise}59`,
      fallSoft: `${fall}59`,
      faintSoft: `${text}59`,
      faint: text,
      ground: of('--sunken'),
      words,
    }
    chart.applyOptions({
      layout: { textColor: words, panes: { enableResize: false, separatorColor: 'transparent' } },
      grid: { vertLines: { visible: false }, horzLines: { color: line } },
      crosshair: {
        vertLine: { color: text, labelBackgroundColor: words },
        horzLine: { color: text, labelBackgroundColor: words },
      },
    })
    colourPrices()
    showBase()
    volumes?.setData(shown.bars.map(volume))
  }
  paint()

  // theme, price colours and language are attributes of the document element
  const watch = new MutationObserver(paint)
  watch.observe(document.documentElement, { attributeFilter: ['data-theme', 'data-price-colours', 'lang'] })

  chart.subscribeCrosshairMove(({ time, logical }) =>
    onHover(time === undefined || logical === undefined ? undefined : Number(logical)),
  )

  const showAll = (isNew: boolean) => {
    const { bars, room, inView } = shown
    prices.setData([...bars.map(point), ...room.map((time) => ({ time: libraryTime(time) }))] as never)
    volumes?.setData(bars.map(volume))
    showBase()
    if (!isNew) return
    const scale = chart.timeScale()
    // the room after the last bar is in view too
    scale.applyOptions({ fixRightEdge: room.length === 0 })
    const end = bars.length + room.length - 0.5
    const from = inView === undefined ? 0 : Math.max(0, bars.length - inView)
    scale.setVisibleLogicalRange({ from: from - 0.5, to: end })
  }

  return {
    /** Shows the given bars. Updates only the last bar if that alone changed, which does not move the view. */
    show(next: Shown) {
      const before = shown
      shown = next
      if (next.isNeutral !== before.isNeutral) paint()
      const last = next.bars.at(-1)
      const isSame = before.bars[0] === next.bars[0] && before.bars.length === next.bars.length
      const isNew =
        before.bars.length === 0 || before.inView !== next.inView || before.bars[0]?.time !== next.bars[0]?.time
      if (last && isSame && !isNew) {
        // the room after the bar counts as newer data
        prices.update(point(last) as never, next.room.length > 0)
        volumes?.update(volume(last))
      } else showAll(isNew)
      colourPrices()
      // the library keeps the labels of the axis while the range of prices stays, but the tag moves
      prices.priceScale().applyOptions({ scaleMargins })
    },
    /** Puts the crosshair on a bar, and brings it into view. */
    point(place: number) {
      const bar = shown.bars[place]
      if (!bar) return
      const scale = chart.timeScale()
      const range = scale.getVisibleLogicalRange()
      if (range && (place < range.from || place > range.to)) {
        const width = range.to - range.from
        const from = place < range.from ? place - 1 : place + 1 - width
        scale.setVisibleLogicalRange({ from, to: from + width })
      }
      chart.setCrosshairPosition(Number(bar.close), libraryTime(bar.time), prices)
    },
    hideCrosshair: () => chart.clearCrosshairPosition(),
    /** Shows fewer or more bars around the middle of the view. */
    zoom(direction: 1 | -1) {
      const range = chart.timeScale().getVisibleLogicalRange()
      if (!range) return
      const half = ((range.to - range.from) * zoomStep * direction) / 2
      const [from, to] = [range.from + half, range.to - half]
      if (to - from >= fewestBars) chart.timeScale().setVisibleLogicalRange({ from, to })
    },
    remove() {
      watch.disconnect()
      chart.remove()
    },
  }
}

export type Drawing = ReturnType<typeof draw>
