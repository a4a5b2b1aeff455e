import type { Point } from './ranges.ts'

/** The box that lines are drawn in. */
const width = 1000
const height = 300
/** Room above the highest and below the lowest point. */
const room = 42

/** The places of points in the box; points of equal values are in its middle. */
const placesOf = (points: readonly Pick<Point, 'value'>[]): { x: number; y: number }[] => {
  const values = points.map(({ value }) => value)
  const [low, high] = [Math.min(...values), Math.max(...values)]
  const step = width / Math.max(points.length - 1, 1)
  return values.map((value, nth) => ({
    x: Math.round(nth * step * 10) / 10,
    y: high === low ? height / 2 : Math.round(room + ((high - value) / (high - low)) * (height - 2 * room)),
  }))
}

/** The path of a line through the points. */
export const lineOf = (points: readonly Pick<Point, 'value'>[]): string =>
  placesOf(points)
    .map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${x} ${y}`)
    .join('')

/** The height at which the line begins, in the box of 1000 by 300. */
export const startOf = (points: readonly Pick<Point, 'value'>[]): number => placesOf(points)[0]?.y ?? height / 2

/** The path of the area below that line. */
export const areaOf = (points: readonly Pick<Point, 'value'>[]): string =>
  `${lineOf(points)}L${width} ${height}L0 ${height}Z`

/** The place of one of the points, in the box of 1000 by 300. */
export const dotOf = (points: readonly Pick<Point, 'value'>[], nth: number): { x: number; y: number } =>
  placesOf(points)[nth] ?? { x: width, y: height / 2 }
