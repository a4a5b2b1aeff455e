import { n, sheet } from '../canvas.ts'

/** The colours of a poster: two of the ground, three of the drawing from light to strong, and one for warnings. */
export interface Tone {
  readonly ground: readonly [top: string, bottom: string]
  readonly light: string
  readonly main: string
  readonly strong: string
  readonly warning: string
}

/** Returns the drawing of a poster as SVG. */
export type Art = (tone: Tone) => string

export const disc = (x: number, y: number, radius: number, fill: string, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const ring = (x: number, y: number, radius: number, stroke: string, width: number, opacity = 1): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${stroke}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  radius = 16,
  opacity = 1,
): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${radius}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const shape = (path: string, fill: string, opacity = 1): string =>
  `<path d="${path}" fill="${fill}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const stroke = (path: string, colour: string, width: number, opacity = 1): string =>
  `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''}/>`

export const turned = (degrees: number, x: number, y: number, content: string): string =>
  `<g transform="rotate(${n(degrees)} ${n(x)} ${n(y)})">${content}</g>`

/** The drawings of a series, one for each step. */
export const each = (count: number, draw: (step: number) => string): string =>
  Array.from({ length: count }, (_, step) => draw(step)).join('')

/** A point on a circle, at a share of its circumference from the top, clockwise. */
export const around = (x: number, y: number, radius: number, share: number): [number, number] => [
  x + radius * Math.sin(share * 2 * Math.PI),
  y - radius * Math.cos(share * 2 * Math.PI),
]

/** A soft light behind the subject. */
export const glow = (x: number, y: number, radius: number, fill: string): string =>
  disc(x, y, radius, fill, 0.14) + disc(x, y, radius * 0.72, fill, 0.18)

/** Rays from a point to the edges. */
export const rays = (x: number, y: number, count: number, fill: string, opacity: number): string =>
  each(count, (step) => {
    const [a, b] = [around(x, y, 1_500, step / count), around(x, y, 1_500, (step + 0.5) / count)]
    return shape(`M${n(x)} ${n(y)}L${n(a[0])} ${n(a[1])}L${n(b[0])} ${n(b[1])}Z`, fill, opacity)
  })

/** A coin, seen from the front. */
export const coin = (x: number, y: number, radius: number, fill: string, inner: string): string =>
  disc(x, y, radius, fill) + ring(x, y, radius * 0.68, inner, radius * 0.12)

/** A sheet of paper with lines of text. */
export const paper = (x: number, y: number, width: number, height: number, fill: string, ink: string): string =>
  box(x, y, width, height, fill, 22) +
  each(Math.floor((height - 80) / 54), (step) =>
    box(x + 40, y + 48 + step * 54, (width - 80) * (step % 3 === 2 ? 0.55 : 1), 18, ink, 9, 0.35),
  )

export const tick = (x: number, y: number, size: number, colour: string, width: number): string =>
  stroke(`M${n(x - size)} ${n(y)}l${n(size * 0.7)} ${n(size * 0.75)}l${n(size * 1.3)} ${n(-size * 1.5)}`, colour, width)

export const cross = (x: number, y: number, size: number, colour: string, width: number): string =>
  stroke(
    `M${n(x - size)} ${n(y - size)}L${n(x + size)} ${n(y + size)}M${n(x + size)} ${n(y - size)}L${n(x - size)} ${n(y + size)}`,
    colour,
    width,
  )

/** A phone that stands upright, with `screen` drawn on it. */
export const phone = (x: number, y: number, width: number, body: string, face: string, screen: string): string => {
  const height = width * 1.95
  return (
    box(x, y, width, height, body, 46) +
    box(x + 18, y + 18, width - 36, height - 36, face, 32) +
    box(x + width / 2 - 44, y + 34, 88, 18, body, 9) +
    screen
  )
}

export const magnifier = (x: number, y: number, radius: number, rim: string, glass: string): string =>
  stroke(`M${n(x + radius * 0.7)} ${n(y + radius * 0.7)}l${n(radius * 0.95)} ${n(radius * 0.95)}`, rim, radius * 0.3) +
  disc(x, y, radius, glass, 0.85) +
  ring(x, y, radius, rim, radius * 0.16)

/** A complete poster. */
export const poster = (tone: Tone, art: Art): string => {
  const { width, height } = sheet
  const [top, bottom] = tone.ground
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="0.7" y2="1"><stop offset="0" stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/><g stroke-linecap="round" stroke-linejoin="round">${art(tone)}</g></svg>`
}
