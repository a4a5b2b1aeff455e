import type { InstrumentFacts } from '@foyer/api/market'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { priceText } from '../../../shared/market/figures.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import type { ChartStyle } from './bars.ts'
import * as styles from './chart.module.css'
import { type Drawing, draw, type Shown } from './drawing.ts'
import { Legend } from './legend.tsx'
import { text } from './text.ts'
import { timeText } from './time-text.ts'

interface CanvasProps {
  facts: InstrumentFacts
  style: ChartStyle
  /** at least one bar */
  shown: Shown
  /** the period of the change in the legend; undefined if it is that of the change beside the price */
  period: string | undefined
  /** the bars are of one day */
  isOneDay: boolean
  isHalted: boolean
  /** a text alternative of the picture */
  summary: string
}

/** Where a key moves the crosshair among `count` bars; undefined for other keys. */
const target = (key: string, place: number, count: number): number | undefined => {
  const steps: Record<string, number> = {
    ArrowLeft: place - 1,
    ArrowRight: place + 1,
    PageUp: place - 10,
    PageDown: place + 10,
    Home: 0,
    End: count - 1,
  }
  const to = steps[key]
  return to === undefined ? undefined : Math.min(Math.max(to, 0), count - 1)
}

/**
 * The chart and the values under its crosshair. It is a chunk of its own, together with the chart library. The keyboard
 * moves the crosshair as a slider whose value is the bar; plus and minus zoom.
 */
export const Canvas = ({ facts, style, shown, period, isOneDay, isHalted, summary }: CanvasProps) => {
  const t = useText(text)
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing>(undefined)
  const [hovered, setHovered] = useState<number>()
  const latest = useRef(shown)
  useEffect(() => {
    latest.current = shown
  })
  const isIndex = facts.kind === 'index'
  const isByMinute = typeof shown.bars[0]?.time === 'number'

  useEffect(() => {
    if (!box.current) return
    const own = draw(box.current, {
      language,
      style,
      isIndex,
      isByMinute,
      isOneDay,
      onHover: setHovered,
    })
    drawing.current = own
    own.show(latest.current)
    return () => own.remove()
  }, [language, style, isIndex, isByMinute, isOneDay])
  useEffect(() => drawing.current?.show(shown), [shown])

  const { bars, base } = shown
  const place = hovered !== undefined && bars[hovered] ? hovered : bars.length - 1
  const bar = bars[place]
  const press = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') drawing.current?.zoom(1)
    else if (event.key === '-') drawing.current?.zoom(-1)
    else {
      const to = target(event.key, place, bars.length)
      if (to === undefined) return
      setHovered(to)
      drawing.current?.point(to)
    }
    event.preventDefault()
  }
  if (!bar) return null
  const price = (of: 'open' | 'high' | 'low' | 'close') => priceText(facts.kind, bar[of])
  return (
    <>
      <Legend
        kind={facts.kind}
        bar={bar}
        before={base ?? bars[place - 1]?.close}
        period={period}
        style={style}
        isOneDay={isOneDay}
        isHalted={isHalted}
      />
      <div
        className={styles.chartSlider}
        role="slider"
        tabIndex={0}
        aria-label={summary}
        aria-valuemin={0}
        aria-valuemax={bars.length - 1}
        aria-valuenow={place}
        aria-valuetext={fill(t.value, {
          time: timeText(language, bar.time),
          open: price('open'),
          high: price('high'),
          low: price('low'),
          close: price('close'),
        })}
        onKeyDown={press}
        onBlur={() => {
          setHovered(undefined)
          drawing.current?.hideCrosshair()
        }}
      >
        <div ref={box} className={styles.chartCanvas} aria-hidden="true" />
      </div>
    </>
  )
}
