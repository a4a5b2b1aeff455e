/**
 * Draws the film about diversification frame by frame: one holding varies widely, five holdings vary independently, and
 * their average varies less. The film has no words; the captions describe it. The figures belong to no product.
 */

export const size = { width: 1280, height: 720 }
export const seconds = 14

const [left, right, middle, unit] = [120, 1160, 360, 150]
const points = 160

const navy = '#14223f'
const grid = '#2a3b60'
const single = '#f08a7a'
const holdings = ['#8fb2f0', '#7fd8c0', '#c3a8f0', '#f0c98f', '#9fd0ea']
const blend = '#ffffff'

/** The movement that all holdings share and that diversification does not remove. */
const market = (x: number): number => 0.5 * Math.sin(x * 7.3 + 0.4) + 0.18 * Math.sin(x * 17.9) - 0.35 * x

/** The course of a holding from a common start: the market plus a few waves of its own. */
const course = (seed: number) => {
  const own = (x: number): number =>
    0.62 * Math.sin(x * (5.1 + seed * 1.7) + seed * 2.3) +
    0.34 * Math.sin(x * (11.3 + seed * 2.9) + seed * 4.1) +
    0.14 * Math.sin(x * (23.7 - seed * 1.3) + seed)
  return (x: number): number => market(x) - market(0) + own(x) - own(0)
}
const courses = [0, 1, 2, 3, 4].map(course)
const average = (x: number): number => courses.reduce((sum, one) => sum + one(x), 0) / courses.length
const lone = courses[0] ?? average

const ease = (t: number): number => {
  const at = Math.min(Math.max(t, 0), 1)
  return at * at * (3 - 2 * at)
}
/** Progress from 0 to 1 of a transition between two seconds. */
const between = (now: number, from: number, to: number): number => ease((now - from) / (to - from))

const number = (value: number): string => value.toFixed(1)
const across = (x: number): number => left + x * (right - left)
const down = (value: number): number => middle - value * unit

const line = (values: (x: number) => number, part: number, colour: string, width: number, opacity: number): string => {
  if (part <= 0 || opacity <= 0) return ''
  const last = Math.max(1, Math.round(points * part))
  const path = Array.from({ length: last + 1 }, (_, i) => {
    const x = i / points
    return `${i === 0 ? 'M' : 'L'}${number(across(x))} ${number(down(values(x)))}`
  }).join('')
  const end = last / points
  const stroke = `fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`
  const dot = `<circle cx="${number(across(end))}" cy="${number(down(values(end)))}" r="${width * 1.8}" fill="${colour}"/>`
  return `<g opacity="${opacity.toFixed(3)}"><path d="${path}" ${stroke}/>${dot}</g>`
}

/** The distance between the highest and lowest point, as a bar at the side. */
const spread = (values: (x: number) => number, x: number, colour: string, shown: number): string => {
  if (shown <= 0) return ''
  const heights = Array.from({ length: points + 1 }, (_, i) => down(values(i / points)))
  const [top, bottom] = [Math.min(...heights), Math.max(...heights)]
  const height = (bottom - top) * shown
  const y = (top + bottom - height) / 2
  return `<rect x="${x}" y="${number(y)}" width="14" height="${number(height)}" rx="7" fill="${colour}" opacity="0.9"/>`
}

const backdrop = [-2, -1, 0, 1, 2]
  .map((step) => {
    const y = middle + step * 110
    return `<path d="M${left} ${y}H${right}" stroke="${grid}" stroke-width="2"${step === 0 ? '' : ' stroke-dasharray="4 12"'}/>`
  })
  .join('')

/** The picture at a time in seconds, as SVG. */
export const frame = (now: number): string => {
  const aside = 1 - 0.72 * between(now, 4.2, 5)
  const many = between(now, 4.8, 8.2)
  const faded = 1 - 0.75 * between(now, 8.6, 9.4)
  const others = courses.map((one, i) => line(one, many, holdings[i] ?? blend, 5, faded))
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}" viewBox="0 0 ${size.width} ${size.height}">`,
    `<rect width="100%" height="100%" fill="${navy}"/>${backdrop}`,
    ...others,
    line(lone, between(now, 0.4, 4), single, 7, Math.max(aside, between(now, 11, 11.8))),
    line(average, between(now, 9, 11.2), blend, 9, 1),
    spread(lone, 60, single, between(now, 11.2, 12)),
    spread(average, 1206, blend, between(now, 11.6, 12.4)),
    '</svg>',
  ].join('')
}
