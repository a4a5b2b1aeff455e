import type { Art } from './kit.ts'
import { around, box, cross, disc, each, glow, phone, rays, ring, shape, stroke, tick, turned } from './kit.ts'

/** A speech bubble whose tail is on the left or the right. */
const bubble = (x: number, y: number, width: number, height: number, fill: string, tail: 'left' | 'right'): string =>
  box(x, y, width, height, fill, 56) +
  (tail === 'left'
    ? shape(`M${x + 60} ${y + height - 20}l-30 96 120-90Z`, fill)
    : shape(`M${x + width - 60} ${y + height - 20}l30 96-120-90Z`, fill))

const tiles = (x: number, y: number, colours: readonly string[]): string =>
  each(9, (step) =>
    box(x + (step % 3) * 84, y + Math.floor(step / 3) * 92, 64, 64, colours[step % colours.length] ?? '', 18),
  )

/** The posters of the films about safety. */
export const safety: Readonly<Record<string, Art>> = {
  // four baits on four hooks
  'four-signs-of-a-scam': ({ light, main, warning }) =>
    shape('M0 250C200 210 320 290 520 250S860 210 1040 250S1200 270 1280 250V720H0Z', main, 0.35) +
    each(4, (step) => {
      const x = 200 + step * 290
      const y = [420, 520, 380, 480][step] ?? 0
      return (
        stroke(`M${x} 0V${y}`, light, 6) +
        stroke(`M${x} ${y}v64a46 46 0 1 1-92 0v-18l26 26`, '#ffffff', 18) +
        disc(x, y, 26, warning) +
        box(x + 14, y - 96, 120, 74, step % 2 ? light : warning, 18) +
        box(x + 36, y - 66, 76, 14, '#ffffff', 7)
      )
    }),
  // one message is ours, one only looks like it
  'is-it-really-us': ({ light, main, strong, warning }) =>
    glow(640, 360, 460, main) +
    bubble(150, 110, 560, 240, light, 'left') +
    disc(270, 230, 66, main) +
    tick(265, 233, 30, '#ffffff', 18) +
    each(2, (step) => box(380, 190 + step * 54, [260, 180][step] ?? 0, 24, strong, 12, 0.5)) +
    bubble(560, 370, 560, 220, warning, 'right') +
    disc(680, 480, 62, '#ffffff') +
    cross(680, 480, 24, warning, 18) +
    each(2, (step) => box(786, 440 + step * 54, [260, 190][step] ?? 0, 24, '#ffffff', 12, 0.75)),
  // a lock with a code
  'codes-and-passwords': ({ light, main, strong, warning }) =>
    rays(640, 420, 20, light, 0.06) +
    stroke('M500 330V230a140 140 0 0 1 280 0V330', light, 54) +
    box(390, 310, 500, 340, main, 56) +
    box(430, 430, 420, 110, strong, 55) +
    each(4, (step) => disc(500 + step * 93, 485, 24, step === 3 ? warning : '#ffffff')),
  // a true app and its copy
  'false-apps': ({ light, main, strong, warning }) =>
    turned(-6, 400, 400, phone(240, 90, 320, '#ffffff', strong, tiles(298, 190, [light, main]))) +
    turned(
      7,
      860,
      420,
      phone(
        700,
        130,
        320,
        light,
        strong,
        tiles(758, 230, [main, light]) + box(826, 310, 96, 96, warning, 24) + cross(874, 358, 26, '#ffffff', 16),
      ),
    ),
  // a bell that is worth hearing
  'alerts-worth-having': ({ light, main, strong, warning }) =>
    each(3, (step) => {
      const radius = 300 + step * 92
      const at = (share: number) =>
        around(640, 350, radius, share)
          .map((value) => value.toFixed(0))
          .join(' ')
      return (
        stroke(`M${at(0.18)}A${radius} ${radius} 0 0 1 ${at(0.32)}`, main, 18, 0.9 - step * 0.25) +
        stroke(`M${at(0.68)}A${radius} ${radius} 0 0 1 ${at(0.82)}`, main, 18, 0.9 - step * 0.25)
      )
    }) +
    shape('M640 110c-130 0-190 96-190 214 0 130-40 170-80 226h540c-40-56-80-96-80-226 0-118-60-214-190-214Z', light) +
    shape('M640 110c130 0 190 96 190 214 0 130 40 170 80 226H640Z', main) +
    disc(640, 600, 58, strong) +
    box(606, 70, 68, 68, light, 34) +
    disc(800, 190, 76, warning) +
    ring(800, 190, 76, '#ffffff', 10),
}
