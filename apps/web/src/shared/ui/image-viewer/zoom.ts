import { zoomMax, zoomMin } from '@foyer/protocol/limits'

/**
 * Placement of a picture on its stage: scaled about the middle, then moved. Lengths in CSS pixels from the stage's
 * middle.
 */
export interface Placement {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export interface Point {
  readonly x: number
  readonly y: number
}

/** Sizes of the stage, and of the picture at scale 1. */
export interface Sizes {
  readonly stage: readonly [width: number, height: number]
  readonly picture: readonly [width: number, height: number]
}

export const fitted: Placement = { scale: 1, x: 0, y: 0 }

/** Centres a picture that is smaller than the stage, and stops a larger one at the stage's edges. */
const bounded = (offset: number, scale: number, picture: number, stage: number): number => {
  const room = Math.max(0, (picture * scale - stage) / 2)
  return Math.min(room, Math.max(-room, offset))
}

export const inBounds = ({ scale, x, y }: Placement, { stage, picture }: Sizes): Placement => ({
  scale,
  x: bounded(x, scale, picture[0], stage[0]),
  y: bounded(y, scale, picture[1], stage[1]),
})

/** K7: scales to `to`, limited to 1/3 to 3, so that the picture's point under `at` does not move. */
export const zoomed = (from: Placement, to: number, at: Point, sizes: Sizes): Placement => {
  const scale = Math.min(zoomMax, Math.max(zoomMin, to))
  const by = scale / from.scale
  return inBounds({ scale, x: at.x - (at.x - from.x) * by, y: at.y - (at.y - from.y) * by }, sizes)
}

export const panned = (from: Placement, by: Point, sizes: Sizes): Placement =>
  inBounds({ ...from, x: from.x + by.x, y: from.y + by.y }, sizes)
