import { between, picture, type Scene } from './canvas.ts'
import { columns, courses, floored, growing, wandering } from './charts.ts'
import { sign } from './signs.ts'
import { baskets, days, dial, payments, scales } from './things.ts'

/** Every reel has six scenes of eight seconds. Captions belong to the films that use it. */
export const sceneSeconds = 8

const falling = wandering(5, 0.86, 0.2)

/** Pictures for narration: several films share one reel, each with its own captions and chapters. */
export const reels: Readonly<Record<string, readonly Scene[]>> = {
  borrowing: [
    columns({ from: [0.9, 0.45], to: [0.9, 0.62] }),
    scales(0.5, -0.9, [6, 3]),
    courses([falling], 0.4),
    columns({ from: [0.8, 0.76, 0.7, 0.72, 0.66, 0.6], to: [0.8, 0.76, 0.64, 0.5, 0.4, 0.32], threshold: 0.48 }),
    payments(12),
    sign('page', 'amber'),
  ],
  growth: [
    payments(6),
    courses([growing(1.2)]),
    courses([growing(2.1), growing(1.5)]),
    columns({ from: [0.2, 0.28, 0.37, 0.5, 0.66, 0.86], to: [0.18, 0.24, 0.3, 0.38, 0.48, 0.6] }),
    scales(-0.7, 0.2, [5, 4]),
    days([0, 7, 14, 21]),
  ],
  safety: [
    sign('phone', 'blue'),
    sign('hook', 'coral'),
    sign('mask', 'coral'),
    sign('lock', 'amber'),
    sign('call', 'teal'),
    sign('shield', 'teal'),
  ],
  spread: [
    baskets(1),
    courses([wandering(11, 0.5, 0.25, 0.2)]),
    baskets(4),
    courses([wandering(2, 0.4, 0.7), wandering(8, 0.5, 0.45), wandering(21, 0.3, 0.5), wandering(34, 0.6, 0.55)]),
    scales(0.8, 0, [4, 4]),
    columns({ from: [0.5, 0.5, 0.5, 0.5], to: [0.7, 0.42, 0.54, 0.36] }),
  ],
  'market-day': [
    dial(9, 12),
    columns({ from: [0.3, 0.5, 0.42, 0.7, 0.62, 0.8, 0.58] }),
    courses([wandering(17, 0.45, 0.6, 0.18)]),
    dial(13, 16.2),
    sign('question', 'amber'),
    days([1, 2, 3]),
  ],
  income: [
    payments(6, 1.8),
    courses([floored(wandering(3, 0.62, 0.34, 0.16), 0.36)], 0.36),
    columns({ from: [0.34, 0.5, 0.42, 0.36, 0.58, 0.36], threshold: 0.34 }),
    baskets(3),
    sign('page', 'blue'),
    days([4, 11, 18, 25]),
  ],
}

/** Returns the picture of a reel at a second, with scenes that fade in and out. */
export const pictureAt = (scenes: readonly Scene[], second: number): string => {
  const at = Math.min(Math.floor(second / sceneSeconds), scenes.length - 1)
  const moment = second / sceneSeconds - at
  return picture(scenes[at]?.(moment) ?? '', Math.min(between(moment, -0.01, 0.05), 1 - between(moment, 0.955, 1.01)))
}
