import { line } from '../canvas.ts'
import type { Art } from './kit.ts'
import { around, box, coin, disc, each, glow, paper, rays, ring, shape, stroke, turned } from './kit.ts'

const basket = (x: number, y: number, width: number, fill: string, edge: string): string =>
  shape(`M${x - width / 2} ${y}H${x + width / 2}L${x + width * 0.36} ${y + 180}H${x - width * 0.36}Z`, fill) +
  box(x - width / 2 - 14, y - 16, width + 28, 40, edge, 20) +
  stroke(
    `M${x - width * 0.36} ${y - 10}C${x - width * 0.3} ${y - 290} ${x + width * 0.3} ${y - 290} ${x + width * 0.36} ${y - 10}`,
    edge,
    14,
  )

const egg = (x: number, y: number, fill: string): string =>
  `<ellipse cx="${x}" cy="${y}" rx="52" ry="66" fill="${fill}"/>`

const curve = (rate: number): string =>
  line(Array.from({ length: 31 }, (_, step) => [130 + step * 34, 610 - 60 * (Math.exp((rate * step) / 30) - 1)]))

const hexagon = (x: number, y: number, radius: number): string =>
  `${line(Array.from({ length: 6 }, (_, step) => around(x, y, radius, step / 6)))}Z`

/** The posters of the films about products. */
export const products: Readonly<Record<string, Art>> = {
  'not-all-in-one-basket': ({ light, main, strong, warning }) =>
    box(0, 620, 1_280, 100, strong, 0, 0.55) +
    [230, 640, 1_050]
      .map(
        (x, at) =>
          egg(x - 74, 416, [light, '#ffffff', warning][at] ?? light) +
          egg(x + 72, 408, ['#ffffff', warning, light][at] ?? light) +
          egg(x, 380, [warning, light, '#ffffff'][at] ?? light) +
          basket(x, 450, 330, main, light),
      )
      .join(''),
  // a certificate with its coupons
  'how-a-retail-bond-pays': ({ light, main, strong, warning }) =>
    glow(460, 350, 400, light) +
    box(170, 110, 620, 400, light, 26) +
    `<rect x="200" y="140" width="560" height="340" rx="16" fill="none" stroke="${main}" stroke-width="8"/>` +
    box(250, 190, 300, 34, strong, 17) +
    each(3, (step) => box(250, 270 + step * 52, [420, 360, 420][step] ?? 0, 18, strong, 9, 0.35)) +
    disc(690, 420, 66, warning) +
    shape('M650 470l-14 90 54-34 54 34-14-90Z', warning) +
    each(4, (step) => coin(960, 572 - step * 138, step === 3 ? 74 : 56, warning, strong)),
  // a wave that a floor limits
  'a-floor-under-the-coupon': ({ light, main, strong, warning }) =>
    shape(
      'M0 430C140 180 260 160 400 300S640 470 760 430C900 380 960 200 1110 210S1240 330 1280 360V720H0Z',
      main,
      0.75,
    ) +
    shape('M0 520C160 420 300 330 470 430S760 540 900 470S1180 380 1280 450V720H0Z', light, 0.55) +
    box(0, 520, 1_280, 34, warning, 0) +
    box(0, 554, 1_280, 166, strong, 0) +
    each(9, (step) => box(40 + step * 142, 590, 96, 26, light, 13, 0.25)),
  // two results of the same saving
  'costs-over-ten-years': ({ light, main, warning }) =>
    shape(`${curve(2.15)}L1150 640H130Z`, light, 0.95) +
    shape(`${curve(1.6)}L1150 640H130Z`, main) +
    stroke('M110 640H1180', '#ffffff', 14) +
    stroke('M1150 190V370', warning, 18) +
    stroke('M1112 190H1188M1112 370H1188', warning, 18),
  // the same day in each sheet of a calendar
  'the-same-day-each-month': ({ light, main, strong, warning }) =>
    each(3, (month) => {
      const x = 110 + month * 370
      return (
        box(x, 150, 320, 420, light, 30) +
        shape(`M${x} 240V180a30 30 0 0 1 30-30h260a30 30 0 0 1 30 30v60Z`, main) +
        each(2, (hook) => box(x + 76 + hook * 148, 118, 20, 70, strong, 10)) +
        each(16, (day) =>
          disc(
            x + 58 + (day % 4) * 68,
            300 + Math.floor(day / 4) * 68,
            day === 9 ? 34 : 15,
            day === 9 ? warning : strong,
            day === 9 ? 1 : 0.3,
          ),
        )
      )
    }),
  // lots are drawn among tickets
  'how-new-shares-are-allotted': ({ light, main, strong, warning }) =>
    rays(640, 800, 16, light, 0.07) +
    each(21, (step) => {
      const [x, y] = [130 + (step % 7) * 150, 120 + Math.floor(step / 7) * 170]
      const isDrawn = [2, 8, 12, 19].includes(step)
      return turned(
        isDrawn ? -8 : 0,
        x + 60,
        y + 60,
        shape(
          `M${x} ${y}h120v40a20 20 0 0 0 0 40v40h-120v-40a20 20 0 0 0 0-40Z`,
          isDrawn ? warning : main,
          isDrawn ? 1 : 0.75,
        ) +
          box(x + 34, y + 38, 52, 14, isDrawn ? '#ffffff' : strong, 7, 0.8) +
          box(x + 34, y + 66, 34, 14, isDrawn ? '#ffffff' : strong, 7, 0.8),
      )
    }) +
    box(0, 640, 1_280, 80, strong, 0, 0.4) +
    stroke('M300 640H980', light, 10, 0.6),
  // a steep course behind a token
  'virtual-asset-etf-risks': ({ light, main, strong, warning }) =>
    stroke(
      'M0 470L130 380L210 500L330 220L430 430L520 300L640 600L760 170L880 520L980 360L1100 590L1280 140',
      warning,
      18,
    ) +
    shape(hexagon(640, 360, 250), strong) +
    shape(hexagon(640, 360, 206), main) +
    stroke(hexagon(640, 360, 150), light, 16) +
    each(6, (step) => {
      const [x, y] = around(640, 360, 150, step / 6)
      return stroke(`M640 360L${x.toFixed(0)} ${y.toFixed(0)}`, light, 8, 0.6) + disc(x, y, 24, light)
    }) +
    disc(640, 360, 52, '#ffffff'),
  // one coin of two halves
  'one-fund-two-currencies': ({ light, main, strong, warning }) =>
    glow(640, 360, 470, light) +
    disc(500, 360, 230, warning) +
    ring(500, 360, 178, strong, 14, 0.5) +
    disc(790, 360, 230, main) +
    ring(790, 360, 178, light, 14, 0.6) +
    shape('M645 182a230 230 0 0 1 0 356a230 230 0 0 1 0-356Z', light) +
    stroke('M605 330h80l-26-26M685 392h-80l26 26', strong, 18),
  'old-fee-schedule': ({ light, main, strong, warning }) =>
    turned(-7, 640, 360, paper(400, 90, 440, 560, main, strong)) +
    turned(6, 640, 360, paper(440, 80, 440, 560, light, strong) + stroke('M480 560L840 150', warning, 30)),
}
