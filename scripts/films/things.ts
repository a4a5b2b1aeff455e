import { between, colour, line, mix, n, type Scene } from './canvas.ts'

const coin = (x: number, y: number, radius = 34): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${radius}" fill="${colour.amber}"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(radius * 0.66)}" stroke="${colour.ground}" stroke-width="5"/>`

/** Payments along a time line; the last one is `last` times as large. */
export const payments =
  (count: number, last = 1): Scene =>
  (moment) => {
    const passed = mix(170, 1110, between(moment, 0.05, 0.9))
    const coins = Array.from({ length: count }, (_, i) => {
      const x = mix(170, 1110, (i + 0.7) / count)
      const fallen = between(passed, x - 40, x + 20)
      const radius = (count > 8 ? 34 : 48) * (i === count - 1 ? last : 1)
      return fallen === 0 ? '' : coin(x, mix(120, 430 - radius, fallen), radius)
    })
    return `<path d="M170 470H1110" stroke="${colour.line}" stroke-width="10"/><path d="M170 470H${n(passed)}" stroke="${colour.blue}" stroke-width="10"/><circle cx="${n(passed)}" cy="470" r="18" fill="${colour.white}"/>${coins.join('')}`
  }

const blocks = (x: number, y: number, count: number, fill: string): string =>
  Array.from(
    { length: count },
    (_, i) =>
      `<rect x="${n(x - 78 + (i % 3) * 54)}" y="${n(y - 52 - Math.floor(i / 3) * 54)}" width="48" height="48" rx="8" fill="${fill}"/>`,
  ).join('')

/** Scales that tip from one side to the other: `from` and `to` between -1 and 1. */
export const scales =
  (from: number, to: number, weights: readonly [number, number]): Scene =>
  (moment) => {
    const tip = mix(from, to, between(moment, 0.2, 0.75)) * 0.28 + Math.sin(moment * 18) * 0.012
    const end = (side: -1 | 1): [number, number] => [640 + side * 300 * Math.cos(tip), 220 + side * 300 * Math.sin(tip)]
    const pan = (side: -1 | 1, count: number, fill: string): string => {
      const [x, y] = end(side)
      return `<path d="M${n(x)} ${n(y)}L${n(x - 110)} ${n(y + 210)}H${n(x + 110)}Z" stroke="${colour.line}" stroke-width="5"/>${blocks(x, y + 206, count, fill)}<path d="M${n(x - 124)} ${n(y + 212)}H${n(x + 124)}" stroke="${colour.white}" stroke-width="10"/>`
    }
    return `<path d="M640 220V590M540 596H740" stroke="${colour.white}" stroke-width="12"/>${pan(-1, weights[0], colour.blue)}${pan(1, weights[1], colour.coral)}<path d="${line([end(-1), end(1)])}" stroke="${colour.white}" stroke-width="12"/><circle cx="640" cy="220" r="20" fill="${colour.amber}"/>`
  }

/** A clock face whose hour hand moves from one hour to another. */
export const dial =
  (from: number, to: number): Scene =>
  (moment) => {
    const hour = mix(from, to, between(moment, 0.1, 0.9))
    const at = (hours: number, radius: number): [number, number] => {
      const angle = (hours / 12) * 2 * Math.PI
      return [640 + radius * Math.sin(angle), 360 - radius * Math.cos(angle)]
    }
    const ticks = Array.from({ length: 12 }, (_, i) => line([at(i, 205), at(i, 222)])).join('')
    const [a, b] = [at(from, 180), at(hour, 180)]
    const sector = `<path d="M640 360L${n(a[0])} ${n(a[1])}A180 180 0 ${hour - from > 6 ? 1 : 0} 1 ${n(b[0])} ${n(b[1])}Z" fill="${colour.teal}" opacity="0.35"/>`
    return `<circle cx="640" cy="360" r="245" stroke="${colour.white}" stroke-width="12"/>${sector}<path d="${ticks}" stroke="${colour.blue}" stroke-width="8"/><path d="${line([[640, 360], at(hour, 120)])}" stroke="${colour.amber}" stroke-width="16"/><path d="${line([[640, 360], at((hour % 1) * 12, 185)])}" stroke="${colour.white}" stroke-width="9"/><circle cx="640" cy="360" r="15" fill="${colour.white}"/>`
  }

/** A calendar sheet with seven days per row. The named days are marked one after the other and connected in order. */
export const days =
  (marked: readonly number[]): Scene =>
  (moment) => {
    const centre = (day: number): [number, number] => [290 + (day % 7) * 117, 190 + Math.floor(day / 7) * 117]
    const cells = Array.from({ length: 28 }, (_, day) => {
      const [x, y] = centre(day)
      const isWeekend = day % 7 > 4
      return `<rect x="${x - 46}" y="${y - 46}" width="92" height="92" rx="16" fill="${isWeekend ? colour.deep : colour.line}" opacity="${n(between(moment, day * 0.008, day * 0.008 + 0.12) * 0.9)}"/>`
    })
    const marks = marked.map((day, i) => {
      const [x, y] = centre(day)
      const shown = between(moment, 0.3 + (i * 0.5) / marked.length, 0.42 + (i * 0.5) / marked.length)
      return `<circle cx="${x}" cy="${y}" r="${n(34 * shown)}" fill="${i === marked.length - 1 ? colour.amber : colour.blue}"/>`
    })
    return `${cells.join('')}${marks.join('')}`
  }

/** Baskets with contents, one of which falls, and the share of the whole that it held. */
export const baskets =
  (count: number): Scene =>
  (moment) => {
    const width = Math.min(340, 760 / count)
    const fall = between(moment, 0.5, 0.8)
    return Array.from({ length: count }, (_, i) => {
      const x = 640 + (i - (count - 1) / 2) * (width + 40)
      const turned = i === 0 ? `rotate(${n(fall * 38)} ${n(x)} 560) translate(0 ${n(fall * 60)})` : ''
      const balls = Array.from({ length: Math.max(2, Math.round(8 / count)) }, (_, k) => {
        const dropped = between(moment, 0.04 + k * 0.03 + i * 0.03, 0.24 + k * 0.03 + i * 0.03)
        const bx = x + ((k % 3) - 1) * width * 0.22
        return `<circle cx="${n(bx)}" cy="${n(mix(60, 420 - Math.floor(k / 3) * 62, dropped))}" r="30" fill="${i === 0 && fall > 0 ? colour.coral : [colour.blue, colour.teal, colour.amber][(i + k) % 3]}"/>`
      })
      return `<g transform="${turned}">${balls.join('')}<path d="M${n(x - width / 2)} 430L${n(x - width / 2.7)} 570H${n(x + width / 2.7)}L${n(x + width / 2)} 430Z" fill="${colour.line}" stroke="${colour.white}" stroke-width="8"/></g>`
    }).join('')
  }
