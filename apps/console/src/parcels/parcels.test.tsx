import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { sessionOf } from '../testing/data.ts'
import { open } from '../testing/open.tsx'
import { bodiesOf, serve } from '../testing/server.ts'
import { parcelIn } from '../testing/stock-data.ts'

const session = sessionOf('fulfilment')
const reference = '7K2Q5-4X9PB'
const listOf = (...parcels: ReturnType<typeof parcelIn>[]) => ({
  'POST /staff/parcels': { data: { parcels, after: null } },
})
const acts = () =>
  page
    .getByRole('menuitem')
    .elements()
    .map((element) => element.textContent)
const openMenu = () => page.getByRole('button', { name: `Actions for ${reference}` }).click()

test('A packed gift is shipped with carrier and number, which the server accepts', async () => {
  await open('/parcels?status=packed', {
    session,
    answers: { ...listOf(parcelIn('packed')), 'POST /staff/parcels/step': { data: { status: 'shipped' } } },
  })
  await openMenu()
  expect(acts()).toEqual(['Ship…', 'Show the address…'])
  await page.getByRole('menuitem', { name: 'Ship…' }).click()
  const [carrier, number] = ['Carrier', 'Tracking number'].map((name) => page.getByRole('textbox', { name }))
  await carrier?.fill('<b>')
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect.element(page.getByText(/Enter up to 40 letters/).first()).toBeVisible()
  await carrier?.fill('SF Express')
  await number?.fill('SF 1234')
  await page.getByRole('button', { name: 'Ship', exact: true }).click()
  await expect.element(page.getByText(`${reference}: On its way`)).toBeVisible()
  expect(bodiesOf('POST /staff/parcels/step')).toEqual([
    { reference, from: 'packed', step: { event: 'ship', carrier: 'SF Express', trackingNo: 'SF 1234' } },
  ])
})

test('A gift that somebody moved meanwhile leaves the list, and the dialog still says so', async () => {
  await open(`/parcels?act=pack&id=${reference}`, {
    session,
    answers: {
      ...listOf(parcelIn('preparing')),
      'POST /staff/parcels/step': { status: 409, reason: 'reward_not_open' },
    },
  })
  await expect.element(page.getByRole('dialog')).toBeVisible()
  serve(listOf())
  await page.getByRole('button', { name: 'It is packed' }).click()
  await expect.element(page.getByText('This is not possible now')).toBeVisible()
  await expect.element(page.getByText('No gift is here')).toBeVisible()
  await expect.element(page.getByRole('dialog')).toBeVisible()
})

test('A returned gift is sent again only after another address, and a revoked one states where its stock goes', async () => {
  await open('/parcels?status=returned', { session, answers: listOf(parcelIn('returned', { needsAddress: true })) })
  await openMenu()
  expect(acts()).toEqual(['Show the address…', 'Revoke…'])
  await page.getByRole('menuitem', { name: 'Revoke…' }).click()
  serve({ 'POST /staff/parcels/step': { data: { status: 'revoked' } } })
  await page.getByRole('radio', { name: 'Written off' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Broken on the way')
  await page.getByRole('button', { name: 'Revoke the gift' }).click()
  await expect.element(page.getByText(`${reference}: Revoked`)).toBeVisible()
  expect(bodiesOf('POST /staff/parcels/step')).toEqual([
    { reference, from: 'returned', step: { event: 'revoke', stock: 'lost', reason: 'Broken on the way' } },
  ])
})

test('A reference finds one gift whatever its status, and an auditor can neither act nor read an address', async () => {
  await open('/parcels', { session: sessionOf('auditor') })
  await page.getByRole('searchbox').fill(' 7k2q5-4x9pb ')
  serve(listOf(parcelIn('delivered')))
  await page.getByRole('button', { name: 'Find' }).click()
  await expect.poll(() => bodiesOf('POST /staff/parcels').at(-1)).toEqual({ status: 'preparing', reference })
  await expect.element(page.getByRole('row').getByText('Delivered')).toBeVisible()
  expect(page.getByRole('button', { name: /^Actions for/ }).elements()).toHaveLength(0)
})
