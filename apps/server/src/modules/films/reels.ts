import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Fragments, fragmentsOf } from './boxes.ts'

/** The folder of the reels. scripts/films draws them, and they come with a release. */
const folder = join(import.meta.dirname, '../../../content/reels')

/** Reels are pictures without speech; one reel serves several films. */
export const reelNames = ['borrowing', 'growth', 'income', 'market-day', 'safety', 'spread'] as const
export type ReelName = (typeof reelNames)[number]

/** Both renditions of every reel, the larger first. */
export const renditions = [
  { height: 720, width: 1280, codecs: 'avc1.4d401f' },
  { height: 360, width: 640, codecs: 'avc1.42c01e' },
] as const
export type Height = (typeof renditions)[number]['height']

/** Seconds of a segment and of a scene, as scripts/films.ts produces them. */
export const segmentSeconds = 4
export const sceneSeconds = 8

const read = (name: ReelName): Readonly<Record<Height, Fragments>> => {
  const of = (height: Height) => fragmentsOf(readFileSync(join(folder, `${name}-${height}.mp4`)))
  return { 720: of(720), 360: of(360) }
}

/**
 * All reels, less than three megabytes together, read at start. A requested name is a key of the map and never becomes
 * a path.
 */
const reels = new Map<string, Readonly<Record<Height, Fragments>>>(reelNames.map((name) => [name, read(name)]))

export const segmentCount = (name: ReelName): number => reels.get(name)?.[720].segments.length ?? 0

/** Peak and average bits per second of a rendition of these reels. */
export const bandwidthOf = (names: readonly ReelName[], height: Height): { peak: number; average: number } => {
  const sizes = names.flatMap((name) => reels.get(name)?.[height].segments.map(({ length }) => length) ?? [])
  const bits = (bytes: number) => Math.ceil((bytes * 8) / segmentSeconds)
  return { peak: bits(Math.max(...sizes)), average: bits(sizes.reduce((sum, size) => sum + size, 0) / sizes.length) }
}

/**
 * Returns a file's bytes by its name in a playlist; undefined for an unknown name.
 *
 * @param file `init.mp4`, or a segment such as `3.m4s`
 */
export const reelFile = (name: string, height: number, file: string): Buffer | undefined => {
  const reel = reels.get(name)
  const fragments = height === 720 || height === 360 ? reel?.[height] : undefined
  if (file === 'init.mp4') return fragments?.init
  const number = /^(0|[1-9]\d{0,3})\.m4s$/.exec(file)?.[1]
  return number === undefined ? undefined : fragments?.segments[Number(number)]
}
