import { expect, test } from 'vitest'
import { applicantsAt, curveOf, placeOf, spanOf } from './curve.ts'

const series = { lotsOnOffer: 12_000, maxLots: 100 }

test('the scale goes from the applicants who can all get the maximum to three times the lots, in round figures', () => {
  const span = spanOf(series)
  expect(span).toEqual({ least: 120, most: 36_000 })
  expect([0, 0.5, 1].map((place) => applicantsAt(span, place))).toEqual([120, 2_100, 36_000])
  expect(placeOf(span, 36_000)).toBeCloseTo(1)
})

test('the curve falls from the full application to the share in a ballot', () => {
  const points = curveOf(spanOf(series), series.lotsOnOffer, 5)
  expect(points[0]).toEqual({ x: 0, y: 1 })
  expect(points.at(-1)?.y).toBeCloseTo(1 / 15)
  expect(points.every(({ y }, n) => n === 0 || y <= (points[n - 1]?.y ?? 0))).toBe(true)
})
