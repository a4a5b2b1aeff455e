import type { Candle, InstrumentFacts } from '@foyer/api/market'
import { useEffect, useRef, useState } from 'react'
import { useLanguage } from '../../text/language.ts'
import * as styles from './chart.module.css'
import { type Drawing, draw } from './drawing.ts'
import { Legend } from './legend.tsx'

interface CanvasProps {
  facts: InstrumentFacts
  /** oldest first; at least one */
  candles: readonly Candle[]
  /** a text alternative of the picture */
  summary: string
  onOldest: () => void
}

/** The chart and the values under its crosshair. It is a chunk of its own, together with the chart library. */
export const Canvas = ({ facts, candles, summary, onOldest }: CanvasProps) => {
  const language = useLanguage()
  const box = useRef<HTMLDivElement>(null)
  const drawing = useRef<Drawing>(undefined)
  const [hovered, setHovered] = useState<number>()
  const older = useRef(onOldest)
  const shown = useRef(candles)
  useEffect(() => {
    older.current = onOldest
    shown.current = candles
  })
  const isIndex = facts.kind === 'index'

  useEffect(() => {
    if (!box.current) return
    const own = draw(box.current, { language, isIndex, onHover: setHovered, onOldest: () => older.current() })
    drawing.current = own
    own.show(shown.current)
    return () => own.remove()
  }, [language, isIndex])
  useEffect(() => drawing.current?.show(candles), [candles])

  const place = hovered !== undefined && candles[hovered] ? hovered : candles.length - 1
  const candle = candles[place]
  return (
    <>
      {candle && <Legend kind={facts.kind} candle={candle} before={candles[place - 1]} />}
      <div ref={box} className={styles.chartCanvas} role="img" aria-label={summary} />
    </>
  )
}
