/** Size of every picture of a film, which contains no text. */
export const sheet = { width: 1280, height: 720 } as const

export const colour = {
  ground: '#10254b',
  deep: '#0b1a36',
  line: '#2c4475',
  blue: '#8fb2f0',
  teal: '#7fd8c0',
  amber: '#f2ab32',
  coral: '#f08a7a',
  white: '#f4f7fc',
} as const

/** Returns a drawing as SVG, at a time of its scene from 0 to 1. */
export type Scene = (moment: number) => string

const clamp = (value: number): number => Math.min(Math.max(value, 0), 1)

/** Progress of a movement that starts and ends at given times of the scene, eased at both ends. */
export const between = (moment: number, from: number, to: number): number => {
  const t = clamp((moment - from) / (to - from))
  return t * t * (3 - 2 * t)
}

export const mix = (from: number, to: number, share: number): number => from + (to - from) * share

/** Formats a number for a drawing. */
export const n = (value: number): string => String(Math.round(value * 10) / 10)

export const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')

/** A generator of pseudo-random numbers that are the same in every build. */
export const thrown = (seed: number): (() => number) => {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const rules = [150, 290, 430, 570]
  .map((y) => `<path d="M110 ${y}H1170" stroke="${colour.line}" stroke-width="2" stroke-dasharray="3 13"/>`)
  .join('')

/** A complete picture: `content` on the common background. */
export const picture = (content: string, opacity: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1280" height="720" viewBox="0 0 1280 720"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${colour.ground}"/><stop offset="1" stop-color="${colour.deep}"/></linearGradient></defs><rect width="1280" height="720" fill="url(#g)"/>${rules}<g opacity="${n(opacity * 10) === '10' ? 1 : opacity.toFixed(2)}" fill="none" stroke-linecap="round" stroke-linejoin="round">${content}</g></svg>`
