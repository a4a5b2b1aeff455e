import { expect, test } from 'vitest'
import { type ClientBooks, type ClientRead, differencesOfClient } from './client-books.ts'
import { differencesOfEvents } from './events.ts'
import { differencesOfPerson, type PersonBooks, type PersonRead } from './person-books.ts'

const personBooks: PersonBooks = {
  name: 'person',
  meal: { state: 'confirmed', is: 'MEAL' },
  exchange: { state: 'confirmed', is: 'JOIN' },
  conversions: [
    { offer: 'coffee', cost: 120, outcome: { state: 'confirmed', is: { id: 'c1' } } },
    { offer: 'supermarket', cost: 260, outcome: { state: 'unknown' } },
  ],
  redemptions: new Map([['v1', { confirmed: 1, unknown: 0 }]]),
}
const personRead: PersonRead = {
  meal: 'MEAL',
  exchange: 'JOIN',
  rewards: [
    { id: 'm1', status: 'available', activity: 499 },
    { id: 'v1', status: 'used', activity: 488 },
  ],
  balance: { available: 480, held: 0 },
  conversions: new Map([['c1', { status: 'succeeded', reward: 'v1' }]]),
}
const [meal, voucher] = personRead.rewards as [PersonRead['rewards'][number], PersonRead['rewards'][number]]

test('a person whose records are what was confirmed has no difference, whether an unknown conversion was done or not', () => {
  expect(differencesOfPerson(personBooks, personRead)).toEqual([])
  const done = { id: 'v2', status: 'available', activity: 488 } as const
  const read = { ...personRead, rewards: [meal, voucher, done], balance: { available: 120, held: 100 } }
  expect(differencesOfPerson(personBooks, read)).toEqual([])
})

test.each<[string, Partial<PersonRead>, Partial<PersonBooks>, RegExp]>([
  [
    'a confirmed claim is missing',
    { meal: null, rewards: [voucher] },
    {},
    /MEAL was confirmed, and the server has nothing/,
  ],
  ['a refused claim was done', {}, { meal: { state: 'refused' } }, /the person has MEAL, which was refused/],
  ['a claim granted two vouchers', { rewards: [meal, { ...meal, id: 'm2' }, voucher] }, {}, /2 meal vouchers for one/],
  ['a voucher waits for its partner', { rewards: [{ ...meal, status: 'pending' }, voucher] }, {}, /m1 stays pending/],
  ['a confirmed conversion is missing', { conversions: new Map() }, {}, /c1 of coffee was confirmed and is missing/],
  ['a conversion granted no voucher', { rewards: [meal] }, {}, /c1 of coffee succeeded without a voucher/],
  [
    'a conversion granted three vouchers',
    {
      rewards: [
        meal,
        voucher,
        { ...voucher, id: 'v2', status: 'available' },
        { ...voucher, id: 'v3', status: 'available' },
      ],
    },
    {},
    /3 vouchers for 2 conversions/,
  ],
  ['points were granted twice', { balance: { available: 1_080, held: 0 } }, {}, /1080 points are left of 600/],
  ['points were spent twice', { balance: { available: 90, held: 0 } }, {}, /90 points are left of 600/],
  [
    'a voucher was redeemed twice',
    {},
    { redemptions: new Map([['v1', { confirmed: 2, unknown: 0 }]]) },
    /v1 was redeemed 2 times/,
  ],
  [
    'a redemption is missing',
    { rewards: [meal, { ...voucher, status: 'available' }] },
    {},
    /v1 was redeemed and is available/,
  ],
  ['a voucher is used without a redemption', {}, { redemptions: new Map() }, /v1 is used, and nobody redeemed it/],
])('the comparison finds that %s', (_, read, books, found) => {
  const differences = differencesOfPerson({ ...personBooks, ...books }, { ...personRead, ...read })
  expect(differences).toEqual(expect.arrayContaining([expect.stringMatching(found)]))
})

const applied = (reference: string) => ({ state: 'confirmed', is: { reference, status: 'submitted' } }) as const
const clientBooks: ClientBooks = {
  name: 'client',
  applications: [
    { outcome: applied('A'), cancellation: { state: 'confirmed', is: 'cancelled' } },
    { outcome: applied('B'), cancellation: { state: 'none' } },
  ],
  cash: 1_000,
}
const cancelled = { reference: 'A', status: 'cancelled', blocked: 200 } as const
const submitted = { reference: 'B', status: 'submitted', blocked: 300 } as const
const clientRead: ClientRead = {
  applications: [submitted, cancelled],
  shown: [submitted],
  orders: ['cancelled', 'accepted'],
  cash: { available: 700, blocked: 300 },
}

test('a client whose orders at the firm are those of the confirmed applications has no difference', () => {
  expect(differencesOfClient(clientBooks, clientRead)).toEqual([])
})

test.each<[string, Partial<ClientRead>, RegExp]>([
  ['a confirmed application is missing', { applications: [cancelled] }, /B was confirmed and is missing/],
  [
    'a cancellation was not done',
    { applications: [submitted, { ...cancelled, status: 'submitted' }] },
    /A is submitted/,
  ],
  [
    'an application is still unknown',
    { applications: [{ ...submitted, status: 'placing' }, cancelled] },
    /B is placing/,
  ],
  [
    'an application was stored twice',
    { applications: [submitted, { ...submitted, reference: 'C' }, cancelled] },
    /2 applications for one/,
  ],
  ['the page omits an open application', { shown: [cancelled] }, /omits the open application B/],
  [
    'the page shows an application differently than it is stored',
    { shown: [{ ...submitted, blocked: 0 }] },
    /shows B, submitted, 0 blocked, which is not stored/,
  ],
  ['the firm has an order twice', { orders: ['cancelled', 'accepted', 'accepted'] }, /2 orders for 1 applications/],
  ['the firm has no order', { orders: ['cancelled'] }, /0 orders for 1 applications/],
  ['the firm did not cancel', { orders: ['accepted'] }, /0 cancelled orders for 1 cancelled/],
  ['the firm blocks cash twice', { cash: { available: 400, blocked: 600 } }, /blocks 600 and leaves 400 of 1000/],
])('the comparison finds that %s', (_, read, found) => {
  const differences = differencesOfClient(clientBooks, { ...clientRead, ...read })
  expect(differences).toEqual(expect.arrayContaining([expect.stringMatching(found)]))
})

test('the comparison finds tracked events that are lost, stored twice or were never sent', () => {
  const books = { sent: new Set([1, 2, 3]), confirmed: new Set([1, 2]) }
  expect(differencesOfEvents(books, [1, 2])).toEqual([])
  expect(differencesOfEvents(books, [1, 2, 3])).toEqual([])
  expect(differencesOfEvents(books, [1])).toEqual(['1 tracked events were confirmed and are missing, such as 2'])
  expect(differencesOfEvents(books, [1, 2, 2])).toEqual(['1 tracked events are stored twice'])
  expect(differencesOfEvents(books, [1, 2, 9])).toEqual(['the tracked event 9 is stored, and nobody sent it'])
})
