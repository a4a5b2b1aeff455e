import { between, colour, n, type Scene } from './canvas.ts'

/** Outlines in a square of 100. */
const outlines = {
  phone: [
    'M30 6h40a8 8 0 0 1 8 8v72a8 8 0 0 1-8 8H30a8 8 0 0 1-8-8V14a8 8 0 0 1 8-8Z',
    'M44 82h12',
    'M34 28h32M34 42h22',
  ],
  letter: ['M8 22h84v56H8Z', 'M8 24l42 32 42-32'],
  hook: ['M58 6v48a20 20 0 1 1-40 0v-6l12 10', 'M58 6h18', 'M66 6a8 8 0 1 0 16 0 8 8 0 1 0-16 0'],
  mask: ['M8 30q42-18 84 0q2 44-24 44q-12 0-18-14q-6 14-18 14Q6 74 8 30Z', 'M24 44q8-8 16 0M60 44q8-8 16 0'],
  lock: ['M22 46h56v44H22Z', 'M32 46V32a18 18 0 0 1 36 0v14', 'M50 62v12'],
  shield: ['M50 6l36 12v26c0 24-14 40-36 50C28 84 14 68 14 44V18Z', 'M34 48l12 13 22-26'],
  call: ['M24 10l16 4 6 22-12 8q8 16 22 24l8-12 22 6 4 16q-2 10-14 12Q22 84 12 24q2-12 12-14Z'],
  key: ['M34 66a20 20 0 1 1 0-40 20 20 0 0 1 0 40Z', 'M54 46h38M78 46v16M66 46v10'],
  page: ['M24 6h36l18 18v70H24Z', 'M60 6v18h18', 'M36 42h30M36 56h30M36 70h18'],
  question: ['M32 34a18 18 0 1 1 26 16q-8 4-8 16', 'M50 82v1'],
} as const

/**
 * A sign in a ring that opens, with one ring that expands. There is little movement, because every movement costs
 * bytes.
 */
export const sign =
  (name: keyof typeof outlines, tint: keyof typeof colour = 'blue'): Scene =>
  (moment) => {
    const drawn = outlines[name].map((path, i) => {
      const shown = between(moment, 0.08 + i * 0.16, 0.34 + i * 0.16)
      return shown === 0
        ? ''
        : `<path d="${path}" pathLength="100" stroke-dasharray="${n(shown * 100)} 200" stroke="${colour.white}" stroke-width="5"/>`
    })
    const wave = between(moment, 0.1, 0.55)
    const radius = 235 * between(moment, 0, 0.2)
    return `<circle cx="640" cy="360" r="${n(radius + wave * 70)}" stroke="${colour[tint]}" stroke-width="4" opacity="${n(1 - wave)}"/><circle cx="640" cy="360" r="${n(radius)}" fill="${colour.line}" stroke="${colour[tint]}" stroke-width="10"/><g transform="translate(510 230) scale(2.6)">${drawn.join('')}</g>`
  }
