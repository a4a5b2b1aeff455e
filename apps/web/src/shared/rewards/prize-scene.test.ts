import { expect, test } from 'vitest'
import { prizeNamed } from './prize-scene.ts'

test('A reward has the drawn picture that its code or its file names, and an unknown reward has none', () => {
  expect(
    ['tea-set', 'desk-lamp', 'lucky-cash', 'offer-coffee.svg', 'lantern', 'coffeehouse', null].map(prizeNamed),
  ).toEqual(['prizes/tea-set', 'prizes/lamp', 'prizes/cash', 'prizes/coffee', 'prizes/lantern', undefined, undefined])
})
