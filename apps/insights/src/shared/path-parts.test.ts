import { expect, test } from 'vitest'
import { pathParts } from './path-parts.ts'

test('A line of a path may end between names and between the words of a name, and not after a single letter', () => {
  expect(pathParts('/GreenBondSubscription')).toEqual(['/Green', 'Bond', 'Subscription'])
  expect(pathParts('/guides/two-ways/')).toEqual(['/guides/', 'two-', 'ways/'])
  expect(pathParts('www.google.com')).toEqual(['www.', 'google.', 'com'])
  expect(pathParts('/818live')).toEqual(['/818live'])
  expect(pathParts('/')).toEqual(['/'])
})
