import { line } from '../canvas.ts'
import type { Art } from './kit.ts'
import { around, box, disc, each, glow, magnifier, ring, shape, stroke, tick } from './kit.ts'

const windows = (x: number, y: number, across: number, down: number, colour: string): string =>
  each(across * down, (step) =>
    box(x + (step % across) * 40, y + Math.floor(step / across) * 56, 20, 28, colour, 4, step % 3 === 1 ? 0.9 : 0.35),
  )

/** A spiral that turns around a point. */
const spiral = (x: number, y: number, from: number, to: number, begin: number): string =>
  line(
    Array.from({ length: 40 }, (_, step) => around(x, y, from + ((to - from) * step) / 39, begin + (step / 39) * 0.9)),
  )

/** The posters of the films about markets. */
export const markets: Readonly<Record<string, Art>> = {
  // towers, and the sun's way over them
  'a-hong-kong-trading-day': ({ light, main, strong, warning }) =>
    stroke('M90 620C260 120 1020 120 1190 620', light, 6, 0.5) +
    each(5, (step) => {
      const [x, y] = [
        [150, 490],
        [350, 300],
        [640, 245],
        [930, 300],
        [1_130, 490],
      ][step] ?? [0, 0]
      return disc(x ?? 0, y ?? 0, step === 1 ? 84 : 14, step === 1 ? warning : light)
    }) +
    box(120, 420, 180, 320, strong, 8) +
    box(320, 350, 130, 400, main, 8) +
    shape('M500 720V300L575 210L650 300V720Z', strong) +
    shape('M690 720V380L860 310V720Z', main) +
    box(890, 440, 120, 300, strong, 8) +
    box(1_040, 500, 170, 240, main, 8) +
    windows(150, 456, 4, 5, light) +
    windows(530, 330, 3, 7, light) +
    windows(915, 480, 2, 4, light),
  // trade, and two days later the shares
  'from-trade-to-settlement': ({ light, main, strong }) =>
    stroke('M230 360H1050', light, 14, 0.4) +
    stroke('M230 360H1050', light, 14) +
    box(120, 250, 220, 220, main, 44) +
    stroke('M170 325h120l-40-40M290 395H170l40 40', '#ffffff', 20) +
    ring(640, 360, 92, light, 14) +
    disc(640, 360, 78, strong) +
    stroke('M640 306V360L676 384', light, 14) +
    disc(1_020, 360, 168, main) +
    disc(1_020, 360, 126, '#ffffff') +
    tick(1_012, 366, 58, strong, 34) +
    each(2, (step) => shape(`M${440 + step * 340} 330l52 30-52 30Z`, '#ffffff')),
  // the two sides of an order book
  'market-and-limit-orders': ({ light, main, strong, warning }) =>
    each(6, (step) => {
      const [y, bid, ask] = [96 + step * 92, 470 - step * 62, 170 + ((step * 131) % 330)]
      return box(620 - bid, y, bid, 64, main, 14) + box(660, y, ask, 64, step === 2 ? warning : light, 14)
    }) +
    box(632, 60, 16, 600, strong, 8) +
    ring(760, 312, 76, '#ffffff', 16) +
    disc(760, 312, 18, '#ffffff'),
  // a report under a glass
  'reading-a-results-announcement': ({ light, main, strong, warning }) =>
    glow(470, 360, 420, light) +
    box(210, 70, 500, 660, light, 26) +
    box(260, 130, 260, 30, strong, 15) +
    each(3, (step) => box(260, 190 + step * 40, [400, 360, 400][step] ?? 0, 16, strong, 8, 0.35)) +
    each(6, (step) => {
      const height = [90, 130, 110, 170, 210, 260][step] ?? 0
      return box(262 + step * 68, 660 - height, 46, height, step === 5 ? warning : main, 8)
    }) +
    magnifier(830, 330, 170, main, '#ffffff') +
    stroke('M750 390l56-60 44 34 62-92', warning, 22),
  // companies by their weight
  'what-moves-an-index': ({ light, main, strong, warning }) =>
    disc(470, 370, 236, main) +
    disc(800, 250, 150, strong) +
    disc(800, 530, 128, light) +
    disc(1_010, 400, 96, main) +
    disc(210, 190, 84, strong) +
    disc(1_060, 190, 62, light) +
    disc(180, 570, 58, light) +
    disc(1_140, 570, 44, strong) +
    stroke('M290 440l110-80 90 60 140-150', '#ffffff', 22) +
    stroke('M740 280l60-60 60 60', '#ffffff', 18) +
    stroke('M756 516l44 44 44-44', warning, 18),
  // a typhoon from above
  'typhoon-and-trading': ({ light, main, strong, warning }) =>
    ring(640, 360, 520, light, 2, 0.35) +
    ring(640, 360, 380, light, 2, 0.35) +
    each(3, (arm) => stroke(spiral(640, 360, 60, 420, arm / 3), arm === 0 ? '#ffffff' : light, 54, 0.9)) +
    each(3, (arm) => stroke(spiral(640, 360, 130, 470, arm / 3 + 0.14), main, 26, 0.9)) +
    disc(640, 360, 62, strong) +
    ring(640, 360, 62, warning, 16),
}
