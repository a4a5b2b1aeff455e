import { between, colour, line, mix, n, type Scene, thrown } from './canvas.ts'

const [left, right, top, bottom] = [150, 1130, 150, 570]

interface Columns {
  readonly from: readonly number[]
  /** heights of the columns in the second half */
  readonly to?: readonly number[]
  /** share of the height below which a column turns red */
  readonly threshold?: number
}

/** Columns that grow and then change; heights as shares of the picture's height. */
export const columns =
  ({ from, to = from, threshold }: Columns): Scene =>
  (moment) => {
    const step = (right - left) / from.length
    const bars = from.map((first, i) => {
      const grown = first * between(moment, i * 0.04, 0.3 + i * 0.04)
      const share = mix(grown, to[i] ?? first, between(moment, 0.5, 0.85))
      const height = share * (bottom - top)
      const isLow = threshold !== undefined && moment > 0.45 && share < threshold
      const fill = isLow ? colour.coral : i % 3 === 2 ? colour.teal : colour.blue
      return `<rect x="${n(left + step * (i + 0.2))}" y="${n(bottom - height)}" width="${n(step * 0.6)}" height="${n(height)}" rx="10" fill="${fill}"/>`
    })
    const limit = threshold === undefined ? 0 : bottom - threshold * (bottom - top)
    const dashes =
      threshold === undefined
        ? ''
        : `<path d="M${left - 20} ${n(limit)}H${n(mix(left - 20, right + 20, between(moment, 0.28, 0.5)))}" stroke="${colour.amber}" stroke-width="6" stroke-dasharray="2 16"/>`
    return `${bars.join('')}<path d="M${left - 20} ${bottom}H${right + 20}" stroke="${colour.white}" stroke-width="4"/>${dashes}`
  }

/** A curve over time, from shares of the width to shares of the height. */
export type Course = (x: number) => number

export const growing =
  (rate: number): Course =>
  (x) =>
    0.08 + (0.86 * (Math.exp(rate * x) - 1)) / (Math.exp(2.1) - 1)

/** A curve that varies around a line from one height to another. */
export const wandering = (seed: number, from: number, to: number, size = 0.16): Course => {
  const next = thrown(seed)
  const waves = [3, 7, 13, 23].map((speed) => ({ speed, phase: next() * 6.3, weight: next() / Math.sqrt(speed / 3) }))
  return (x) =>
    mix(from, to, x) +
    size * waves.reduce((sum, { speed, phase, weight }) => sum + weight * Math.sin(speed * x + phase), 0)
}

/** Limits a curve to a minimum. */
export const floored =
  (course: Course, floor: number): Course =>
  (x) =>
    Math.max(course(x), floor)

const strokes = [colour.blue, colour.amber, colour.teal, colour.coral, colour.white]

/** Curves that are drawn over time, with a line at `floor` if given. */
export const courses =
  (all: readonly Course[], floor?: number): Scene =>
  (moment) => {
    const reached = between(moment, 0.04, 0.9)
    const place = (x: number, y: number): [number, number] => [mix(left, right, x), mix(bottom, top, y)]
    const drawn = all.map((course, i) => {
      const points = Array.from({ length: 61 }, (_, k): [number, number] => {
        const x = (k / 60) * reached
        return place(x, course(x))
      })
      const [x, y] = place(reached, course(reached))
      return `<path d="${line(points)}" stroke="${strokes[i % 5]}" stroke-width="8"/><circle cx="${n(x)}" cy="${n(y)}" r="14" fill="${strokes[i % 5]}"/>`
    })
    const base =
      floor === undefined
        ? ''
        : `<path d="M${left} ${n(mix(bottom, top, floor))}H${right}" stroke="${colour.white}" stroke-width="5" stroke-dasharray="2 14"/>`
    return `<path d="M${left} ${top}V${bottom}H${right}" stroke="${colour.white}" stroke-width="4"/>${base}${drawn.join('')}`
  }
