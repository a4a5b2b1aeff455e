import { expect, test } from 'vitest'
import { type Brand, brand } from './brand.ts'
import { brandFaults } from './brand-file.ts'
import { brand as institution } from './institution-brand.ts'

const named = (own: Brand, clientApp: Brand['clientApp']): Brand => ({ ...own, clientApp })

test('the brand files of the sample firm are valid', () => {
  expect(brandFaults(brand, institution)).toEqual([])
})

test('ADOPT-6 a client app may have any name, and its terminal source follows the name', () => {
  expect(brandFaults(named(brand, { name: 'other', terminalSource: '02' }), institution)).toEqual([])
})

test.each([
  [
    named(brand, { name: 'My App', terminalSource: '02' }),
    'brand.json: clientApp.name must be small letters, digits and hyphens.',
  ],
  [named(brand, { name: 'app', terminalSource: '2' }), 'brand.json: clientApp.terminalSource must be two digits.'],
  [
    named(brand, institution.clientApp),
    'brand.institution.json: clientApp.name must differ from the one in brand.json.',
  ],
  [
    { ...brand, appMarkers: ['One'] },
    'brand.json: appMarkers must be the markers of the retail and the institution app, in this order.',
  ],
  [
    { ...brand, secureHost: 'https://secure.example.com' },
    'brand.json: secureHost must be an https address on port 8443, such as https://secure.example.com:8443.',
  ],
  [
    { ...brand, secureHost: "https://a.example:8443; script-src 'unsafe-inline'" },
    'brand.json: secureHost must be an https address on port 8443, such as https://secure.example.com:8443.',
  ],
])('ADOPT-6 each invalid brand file gives an explanation of one line: %#', (retail, line) => {
  expect(brandFaults(retail, institution)).toEqual([line])
})

test.each([
  [[], 'hotlineOpening.periods must have at least one period'],
  [[{ days: [1], from: '18:00', to: '08:30' }], 'hotlineOpening.periods.0 must end after it begins'],
  [[{ days: [1], from: '8:30', to: '18:00' }], 'hotlineOpening.periods.0.from must be a time such as 08:30'],
  [
    [
      { days: [1, 2], from: '08:30', to: '13:00' },
      { days: [2, 3], from: '12:00', to: '18:00' },
    ],
    'hotlineOpening.periods must not overlap on a day',
  ],
])('R36 a brand file with the opening periods %j gives an explanation of one line', (periods, line) => {
  const invalid: Brand = { ...brand, hotlineOpening: { periods, onHolidays: false } }
  expect(brandFaults(invalid, institution)).toContain(`brand.json: ${line}.`)
})

test.each([[['activities']], [['activities', 'activities']], [['activities', 'shop']], [true]])(
  'R34 a brand file with the tabs %j gives an explanation of one line',
  (tabs) => {
    const invalid: Brand = { ...brand, tabs: tabs as Brand['tabs'] }
    expect(brandFaults(invalid, institution)).toEqual([
      'brand.json: tabs must be false, or a list of two to five of activities, markets, account, rewards, me, each once.',
    ])
    expect(brandFaults({ ...brand, tabs: ['me', 'activities'] }, institution)).toEqual([])
  },
)
