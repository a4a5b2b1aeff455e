import type { Point } from './ranges.ts'

type Values = readonly Pick<Point, 'value' | 'base'>[]

/** The box that lines are drawn in. */
const width = 1000
const height = 300
/** Room above the highest and below the lowest point. */
const room = 36
/** Room at the right of the last point, so that its dot stays inside the column. */
const inset = 16

/** The places in the box of one line of the points; if all values are equal, they are in its middle. */
const placesOf = (points: Values, of: keyof Values[number] = 'value'): { x: number; y: number }[] => {
  const all = points.flatMap(({ value, base }) => [value, base])
  const [low, high] = [Math.min(...all), Math.max(...all)]
  const step = (width - inset) / Math.max(points.length - 1, 1)
  return points.map((point, nth) => ({
    x: Math.round(nth * step * 10) / 10,
    y: high === low ? height / 2 : Math.round(room + ((high - point[of]) / (high - low)) * (height - 2 * room)),
  }))
}

const pathOf = (places: readonly { x: number; y: number }[]): string =>
  places.map(({ x, y }, nth) => `${nth === 0 ? 'M' : 'L'}${x} ${y}`).join('')

/** The path of the values. */
export const lineOf = (points: Values): string => pathOf(placesOf(points))

/** The path of the values without gains. */
export const baseOf = (points: Values): string => pathOf(placesOf(points, 'base'))

/** The path of the area between the two. */
export const areaOf = (points: Values): string =>
  `${pathOf([...placesOf(points), ...placesOf(points, 'base').reverse()])}Z`

/** The part of the box above or below the line of the values without gains. */
export const sideOf = (points: Values, side: 'above' | 'below'): string => {
  const edge = side === 'above' ? 0 : height
  return `${baseOf(points)}L${width} ${edge}L0 ${edge}Z`
}

/** The place of one of the points, in the box of 1000 by 300. */
export const dotOf = (points: Values, nth: number, of?: keyof Values[number]): { x: number; y: number } =>
  placesOf(points, of)[nth] ?? { x: width, y: height / 2 }

/** Where the colour of the area above or below the line of the values without gains is strongest. */
export const edgeOf = (side: 'above' | 'below'): number => (side === 'above' ? room : height - room)
