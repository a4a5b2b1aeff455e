import { expectAccessible, refused, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { detailsOf } from '../../../shared/market/testing/replies.ts'
import { alertsEndpoint, openSecurity } from '../testing/open.ts'

const sheet = page.getByRole('dialog', { name: 'Price alert' })
const field = sheet.getByRole('textbox')
const set = sheet.getByRole('button', { name: 'Set alert' })
const added = () => requestsOf(`${alertsEndpoint}/add`).map(({ body }) => body)
const alertOf = (kind: string, value: string) => ({
  id: crypto.randomUUID(),
  instrument: detailsOf('99134').instrument,
  kind,
  value,
  createdAt: 0,
  reached: null,
})

const open = async () => {
  await openSecurity('99134', {}, { viewer: 'registered' })
  await page.getByRole('button', { name: 'Price alert' }).click()
  await expect.element(sheet.getByText('No alerts yet')).toBeVisible()
}

test('a person sets an alert above the price by typing a higher price, and below it by a lower one', async () => {
  await open()
  serve({ [`${alertsEndpoint}/add`]: { alerts: [alertOf('above', '4.500')] } })
  await field.fill('4.5')
  await set.click()
  await expect.element(sheet.getByText('Rises to HK$4.500')).toBeVisible()
  await expectAccessible()
  serve({ [`${alertsEndpoint}/add`]: { alerts: [alertOf('below', '3.900'), alertOf('above', '4.500')] } })
  await field.fill('3.9')
  await set.click()
  await expect.element(sheet.getByText('Falls to HK$3.900')).toBeVisible()
  expect(added()).toEqual([
    { code: '99134', kind: 'above', value: '4.500' },
    { code: '99134', kind: 'below', value: '3.900' },
  ])
})

test('a person sets an alert by a percentage of the day', async () => {
  await open()
  serve({ [`${alertsEndpoint}/add`]: { alerts: [alertOf('percent_down', '5.00')] } })
  await sheet.getByText('Day down', { exact: true }).click()
  await field.fill('5')
  await set.click()
  await expect.element(sheet.getByText('Down 5.00% in a day')).toBeVisible()
  expect(added()).toEqual([{ code: '99134', kind: 'percent_down', value: '5' }])
})

test('a text that is no price, and the price now, show what is wrong without a request', async () => {
  await open()
  await field.fill('abc')
  await set.click()
  await expect.element(sheet.getByRole('alert').first()).toHaveTextContent('Enter a price with up to three decimals')
  await field.fill('4.08')
  await set.click()
  await expect.element(sheet.getByRole('alert').first()).toHaveTextContent('That is the price now. Choose another one')
  expect(added()).toEqual([])
})

test('a refusal is shown at its place: a reached price at the field, too many alerts above the button', async () => {
  await open()
  serve({ [`${alertsEndpoint}/add`]: refused('price_alert_reached') })
  await field.fill('4.5')
  await set.click()
  await expect
    .element(sheet.getByRole('alert').first())
    .toHaveTextContent('The price is already there. Choose another one.')
  serve({ [`${alertsEndpoint}/add`]: refused('price_alerts_full') })
  await set.click()
  await expect
    .element(sheet.getByRole('alert').last())
    .toHaveTextContent('You have the most alerts there can be. Delete one to add another.')
})

test('a person deletes an alert', async () => {
  const alert = alertOf('above', '4.500')
  await openSecurity('99134', {}, { viewer: 'registered', answers: { [alertsEndpoint]: { alerts: [alert] } } })
  await page.getByRole('button', { name: 'Price alert' }).click()
  serve({ [`${alertsEndpoint}/remove`]: { alerts: [] } })
  await sheet.getByRole('button', { name: 'Delete: Rises to HK$4.500' }).click()
  await expect.element(sheet.getByText('No alerts yet')).toBeVisible()
  expect(requestsOf(`${alertsEndpoint}/remove`).map(({ body }) => body)).toEqual([{ id: alert.id }])
})
