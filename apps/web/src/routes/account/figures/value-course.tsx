import type { AccountFiguresReply, AccountValue } from '@foyer/api/accounts'
import { type CSSProperties, useId, useState } from 'react'
import { formatDay, formatMonthDay } from '../../../shared/format/hong-kong-time.ts'
import { useLanguage } from '../../../shared/text/language.ts'
import { fill } from '../../../shared/text/table.ts'
import { useText } from '../../../shared/text/use-text.ts'
import { usePriceColours } from '../../../shared/theme/price-colours.ts'
import { Segmented } from '../../../shared/ui/segmented.tsx'
import * as skeletonStyles from '../../../shared/ui/skeleton.module.css'
import { useMaskedMoney } from './amount.tsx'
import * as styles from './course.module.css'
import { Gain, movementOf } from './gain.tsx'
import { areaOf, baseOf, dotOf, edgeOf, lineOf, sideOf } from './line.ts'
import { type Course, courseOf, gainUntil, type Point, type Range, ranges } from './ranges.ts'
import { text } from './text.ts'
import { useMask } from './use-mask.ts'
import { useValues } from './use-values.ts'

/** Noon of a day, YYYY-MM-DD, in Hong Kong. */
export const noonOf = (day: string): number => Date.parse(`${day}T12:00:00+08:00`)

/** Formats a day, YYYY-MM-DD. */
export const useDayText = (): ((day: string) => string) => {
  const language = useLanguage()
  return (day) => formatDay(language, noonOf(day))
}

/** The height of a label and its dot in the box of the chart. */
const labelHeight = 40

interface ChartProps {
  course: Course
  onShow: (point: Point | undefined) => void
}

/**
 * The course as a line. A range input covers it, so a finger, a mouse, the keyboard and a screen reader read the value of
 * each day.
 */
const Chart = ({ course: { points, gain, paidIn }, onShow }: ChartProps) => {
  const t = useText(text)
  const dayText = useDayText()
  const money = useMaskedMoney()
  const isHidden = useMask((mask) => mask.isHidden)
  usePriceColours()
  const last = points.length - 1
  const [at, setAt] = useState<number>()
  const show = (next: number | undefined) => {
    setAt(next)
    onShow(next === undefined || next >= last ? undefined : points[next])
  }
  const shown = points[at ?? last]
  // a line would show the direction of hidden amounts
  const drawn = isHidden ? points.map(({ day }) => ({ day, value: 0, base: 0 })) : points
  const dot = dotOf(drawn, Math.min(at ?? last, last))
  const values = points.map(({ value }) => value)
  const lowest = values.indexOf(Math.min(...values))
  const highest = values.indexOf(Math.max(...values))
  const base = dotOf(drawn, 0, 'base')
  // the last value is on the other side of the dashed line than its label
  const isBaseAbove = gain < 0
  // the first and the last value have texts of their own, and one near the dashed line would crowd its label
  const extremes = [lowest, highest].filter(
    (nth) => nth > 0 && nth < last && (paidIn !== 0 || Math.abs(dotOf(drawn, nth).y - base.y) >= labelHeight),
  )
  const id = useId()
  return (
    <>
      <div
        className={styles.chart}
        data-movement={isHidden ? 'flat' : movementOf(gain)}
        data-hidden={isHidden || undefined}
      >
        {isHidden ? (
          <p className={styles.hiddenWord} aria-hidden="true">
            {t.nowHidden}
          </p>
        ) : (
          extremes.map((nth) => {
            const { x, y } = dotOf(drawn, nth)
            return (
              <span
                key={nth}
                className={styles.extreme}
                data-low={nth === lowest || undefined}
                data-late={x > 500 || undefined}
                style={{ '--at': `${x / 10}%`, top: `${y / 3}%` } as CSSProperties}
                aria-hidden="true"
              >
                <small className="numbers">
                  {fill(nth === lowest ? t.lowest : t.highest, { amount: money(values[nth] ?? 0) })}
                </small>
              </span>
            )
          })
        )}
        {paidIn === 0 && !isHidden && (
          <p
            className={`${styles.baseLabel} numbers`}
            data-above={isBaseAbove || undefined}
            data-early={dotOf(drawn, isBaseAbove ? highest : lowest).x > 500 || undefined}
            style={{ top: `${base.y / 3}%` }}
          >
            {fill(t.base, { amount: money(points[0]?.value ?? 0) })}
          </p>
        )}
        <svg viewBox="0 0 1000 300" preserveAspectRatio="none" aria-hidden="true">
          {(['above', 'below'] as const).map((side) => (
            <g key={side} data-side={side}>
              <linearGradient
                id={`${id}${side}fill`}
                gradientUnits="userSpaceOnUse"
                x1="0"
                x2="0"
                y1={edgeOf(side)}
                y2={base.y}
              >
                <stop />
                <stop offset="1" stopOpacity="0" />
              </linearGradient>
              <clipPath id={`${id}${side}`}>
                <path d={sideOf(drawn, side)} />
              </clipPath>
              <path d={areaOf(drawn)} fill={`url(#${id}${side}fill)`} clipPath={`url(#${id}${side})`} />
            </g>
          ))}
          <path className={styles.base} d={baseOf(drawn)} />
          <path className={styles.line} d={lineOf(drawn)} />
        </svg>
        {at !== undefined && <span className={styles.cursor} style={{ insetInlineStart: `${dot.x / 10}%` }} />}
        <span className={styles.dot} style={{ insetInlineStart: `${dot.x / 10}%`, top: `${dot.y / 3}%` }} />
        <input
          type="range"
          aria-label={t.course}
          aria-valuetext={
            shown && fill(t.valueOn, { day: dayText(shown.day), value: isHidden ? t.isHidden : money(shown.value) })
          }
          min={0}
          max={last}
          value={Math.min(at ?? last, last)}
          onChange={(event) => show(Number(event.target.value))}
          onPointerUp={() => show(undefined)}
          onPointerCancel={() => show(undefined)}
          onBlur={() => show(undefined)}
        />
      </div>
      <p className={`${styles.days} numbers`} aria-hidden="true">
        <span>{points[0] && dayText(points[0].day)}</span>
        <span>{points[last] && dayText(points[last].day)}</span>
      </p>
    </>
  )
}

interface RangeGainProps {
  range: Range
  course: Course
  /** a past day of the course, if a finger or the keyboard is on it */
  point: Point | undefined
}

/** What the value gained over the range or until one of its days, and the terms of the dashed line if there were payments. */
const RangeGain = ({ range, course, point }: RangeGainProps) => {
  const t = useText(text)
  const language = useLanguage()
  const money = useMaskedMoney()
  const { points, paidIn } = course
  const { gain, percent } = point ? gainUntil(course, point) : course
  const terms = { value: money(points[0]?.value ?? 0), amount: money(Math.abs(paidIn)) }
  return (
    <div className={styles.rangeGain}>
      <p>
        {point ? fill(t.pastUntil, { day: formatMonthDay(language, noonOf(point.day)) }) : t[`past_${range}`]}{' '}
        <Gain cents={gain} percent={percent} />
      </p>
      {paidIn !== 0 && <p className={styles.dashed}>{fill(paidIn > 0 ? t.basePaidIn : t.basePaidOut, terms)}</p>}
    </div>
  )
}

interface ShownProps {
  values: readonly AccountValue[]
  reply: AccountFiguresReply
  now: number
  onShow: (point: Point | undefined) => void
}

const Shown = ({ values, reply, now, onShow }: ShownProps) => {
  const t = useText(text)
  const [range, setRange] = useState<Range>('month')
  const [point, setPoint] = useState<Point>()
  const show = (next: Point | undefined) => {
    setPoint(next)
    onShow(next)
  }
  const course = courseOf(values, reply, now, range)
  if (!course) return <p className={styles.none}>{t.noCourse}</p>
  return (
    <>
      <Chart key={range} course={course} onShow={show} />
      <Segmented
        isSlim
        label={t.range}
        options={ranges.map((value) => ({ value, label: t[value] }))}
        value={range}
        onChange={(next) => {
          show(undefined)
          setRange(next)
        }}
      />
      <RangeGain range={range} course={course} point={point} />
    </>
  )
}

type ValueCourseProps = Omit<ShownProps, 'values'>

/** The net value over time, in its final size while it loads. */
export const ValueCourse = (props: ValueCourseProps) => {
  const t = useText(text)
  const { data, error, refetch } = useValues()
  return (
    <div className={styles.course}>
      {data?.values ? (
        <Shown {...props} values={data.values} />
      ) : data ? (
        <p className={styles.none}>{t.noCourse}</p>
      ) : error ? (
        <p className={styles.none} role="status">
          {t.courseFailed}{' '}
          <button type="button" className={styles.again} onClick={() => void refetch()}>
            {t.again}
          </button>
        </p>
      ) : (
        <div className={`${skeletonStyles.skeleton} ${styles.shape}`} />
      )}
    </div>
  )
}
