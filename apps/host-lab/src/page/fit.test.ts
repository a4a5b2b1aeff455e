import { expect, test } from 'vitest'
import { scaleThatFits } from './fit.ts'

const phone = { width: 390, height: 844 }

test('a device that fits is shown at full size, and never larger', () => {
  expect(scaleThatFits([phone], { width: 1000, height: 1000 })).toBe(1)
  expect(scaleThatFits([phone], { width: 4000, height: 4000 })).toBe(1)
})

test('more devices are shown smaller, down to a minimum size', () => {
  const place = { width: 1096, height: 850 }
  const [few, many] = [2, 10].map((count) =>
    scaleThatFits(
      Array.from({ length: count }, () => phone),
      place,
    ),
  )
  expect(few).toBeGreaterThan(Number(many))
  expect(many).toBeGreaterThan(0.4)
  expect(scaleThatFits([phone], { width: 10, height: 10 })).toBe(0.25)
})
