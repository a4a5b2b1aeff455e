import type { Art } from './kit.ts'
import { around, box, coin, disc, each, glow, magnifier, rays, ring, shape, stroke, tick } from './kit.ts'

const stack = (x: number, count: number, fill: string, inner: string): string =>
  each(count, (step) => {
    const y = 590 - step * 44
    return `<ellipse cx="${x}" cy="${y}" rx="104" ry="34" fill="${fill}" stroke="${inner}" stroke-width="8"/>`
  })

/** The posters of the films about 818. */
export const festival: Readonly<Record<string, Art>> = {
  // a gong opens the day
  '818-opening-replay': ({ light, main, strong }) =>
    rays(640, 350, 18, light, 0.08) +
    stroke('M330 700V120H950V700', strong, 34) +
    stroke('M300 120H980', light, 34) +
    stroke('M500 130L560 210M780 130L720 210', light, 10) +
    disc(640, 380, 214, main) +
    each(3, (step) => ring(640, 380, 178 - step * 46, strong, 12, 0.55)) +
    disc(640, 380, 54, light) +
    stroke('M1130 250L930 360', light, 22) +
    disc(906, 374, 58, '#ffffff') +
    disc(906, 374, 34, light),
  // rates fall, step by step
  '818-rates-replay': ({ light, main, strong }) =>
    glow(420, 330, 380, main) +
    each(5, (step) => box(640 + step * 110, 190 + step * 92, 110, 720, step % 2 ? strong : main, 0)) +
    ring(270, 240, 84, light, 44) +
    ring(500, 480, 84, light, 44) +
    stroke('M560 180L210 560', light, 46) +
    stroke('M720 110C860 130 980 250 1080 420M1080 420l-66-18M1080 420l14-66', light, 16),
  // interest that grows upon what is borrowed
  'margin-interest': ({ light, main, strong, warning }) =>
    box(0, 600, 1_280, 120, strong, 0, 0.5) +
    [3, 5, 7, 9]
      .map(
        (count, at) =>
          stack(240 + at * 262, count, main, strong) +
          each(at + 1, (step) => {
            const y = 590 - (count + step) * 44
            return `<ellipse cx="${240 + at * 262}" cy="${y}" rx="104" ry="34" fill="${warning}" stroke="${light}" stroke-width="8"/>`
          }),
      )
      .join(''),
  // a meter whose hand is in the last part
  'margin-call': ({ light, main, strong, warning }) => {
    const part = (from: number, to: number, colour: string) => {
      const [a, b] = [around(640, 560, 340, from), around(640, 560, 340, to)]
      return stroke(`M${a[0]} ${a[1]}A340 340 0 0 1 ${b[0]} ${b[1]}`, colour, 96)
    }
    const [x, y] = around(640, 560, 300, 0.2)
    return (
      glow(640, 560, 620, main) +
      part(-0.25, -0.02, main) +
      part(-0.02, 0.13, light) +
      part(0.13, 0.25, warning) +
      shape(`M615 535L${x} ${y}L665 585Z`, '#ffffff') +
      disc(640, 560, 54, '#ffffff') +
      disc(640, 560, 24, strong)
    )
  },
  // a receipt under a glass
  '818-fees-explained': ({ light, main, strong, warning }) =>
    rays(470, 720, 14, main, 0.1) +
    shape('M300 70H720V610l-42 44-42-44-42 44-42-44-42 44-42-44-42 44-42-44-42 44-42-44Z', light) +
    each(6, (step) => box(350, 140 + step * 68, step % 2 ? 150 : 190, 22, strong, 11, 0.4)) +
    each(6, (step) => box(600, 140 + step * 68, 70, 22, step === 3 ? warning : strong, 11, step === 3 ? 1 : 0.4)) +
    magnifier(850, 320, 150, main, '#ffffff') +
    coin(850, 320, 84, main, strong),
  // a shield among confetti
  '818-take-part-with-care': ({ light, main, strong, warning }) =>
    glow(640, 360, 430, main) +
    each(26, (step) => {
      const [x, y] = around(640, 360, 330 + (step % 4) * 84, (step * 0.381_97) % 1)
      const colours = [light, main, warning, '#ffffff']
      return `<rect x="${x.toFixed(0)}" y="${y.toFixed(0)}" width="34" height="16" rx="5" fill="${colours[step % 4]}" transform="rotate(${(step * 47) % 180} ${x.toFixed(0)} ${y.toFixed(0)})"/>`
    }) +
    shape('M640 110L850 180V360C850 500 770 580 640 640C510 580 430 500 430 360V180Z', light) +
    shape('M640 110L850 180V360C850 500 770 580 640 640Z', main) +
    tick(632, 366, 92, strong, 44),
}
