import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { clients, sessionOf } from '../testing/data.ts'
import { open } from '../testing/open.tsx'
import { bodiesOf, serve } from '../testing/server.ts'

const token = 'fmc_8Qw2ZkT4vN7rB1xJ5mLc9PdHs3GyF6aE0uKiRoXt'
const [first] = clients
const add = page.getByRole('button', { name: 'Add the client' })
const fillForm = async () => {
  await page.getByRole('textbox', { name: 'Name' }).fill('Prometheus, production')
  await page.getByRole('checkbox', { name: /^Read the metrics/ }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Monitoring, OPS-118')
}

test('An administrator adds a machine client, whose token is shown once and is nowhere afterwards', async () => {
  await open('/machines', {
    answers: {
      'POST /staff/machines/add': { data: { client: { ...first, name: 'Prometheus, production' }, token } as never },
    },
  })
  await page.getByRole('button', { name: 'Add a client' }).click()
  await add.click()
  for (const message of [
    'Enter a name of 1 to 60 characters.',
    'Choose at least one scope.',
    'Enter at least 3 characters.',
  ])
    await expect.element(page.getByText(message)).toBeVisible()
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveFocus()
  expect(bodiesOf('POST /staff/machines/add')).toEqual([])
  await fillForm()
  await add.click()
  await expect.element(page.getByText(token)).toBeVisible()
  expect(bodiesOf('POST /staff/machines/add')).toEqual([
    { name: 'Prometheus, production', scopes: ['metrics'], reason: 'Monitoring, OPS-118' },
  ])
  // Escape does not lose it
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
  await expect.element(page.getByText(token)).toBeVisible()
  await page.getByRole('button', { name: 'I have stored the token' }).click()
  await expect.poll(() => document.body.innerHTML).not.toContain(token)
  expect(JSON.stringify({ ...sessionStorage, ...localStorage, at: location.href })).not.toContain(token)
})

test('After a lost answer the form says that the client may exist, and does not add it again', async () => {
  await open('/machines?act=add', { answers: { 'POST /staff/machines/add': 'lost' } })
  await fillForm()
  await add.click()
  await expect.element(page.getByText(/^No answer arrived\. The client may have been added/)).toBeVisible()
  expect(add.elements()).toHaveLength(0)
  expect(bodiesOf('POST /staff/machines')).toHaveLength(2)
})

test('The form survives the proof of identity', async () => {
  await open('/machines?act=add', { answers: { 'POST /staff/machines/add': { status: 403, reason: 'proof_needed' } } })
  await fillForm()
  await add.click()
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await page.getByRole('link', { name: 'Confirm' }).click()
  await cleanup()
  await open('/machines?act=add')
  await expect.element(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Prometheus, production')
  await expect.element(page.getByRole('checkbox', { name: /^Read the metrics/ })).toBeChecked()
})

test('An administrator closes a client with a reason; closed clients and readers have no such act', async () => {
  await open('/machines', { answers: { 'POST /staff/machines/close': { data: { ...first, closedAt: 1 } as never } } })
  await page.getByRole('button', { name: 'Actions for Prometheus, production' }).click()
  await page.getByRole('menuitem', { name: 'Close…' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('Replaced')
  serve({ 'POST /staff/machines': { data: { clients: clients.slice(1) } } })
  await page.getByRole('button', { name: 'Close the client' }).click()
  await expect.element(page.getByText('Prometheus, production is closed.')).toBeVisible()
  expect(bodiesOf('POST /staff/machines/close')).toEqual([{ id: first?.id, reason: 'Replaced' }])
  await page.getByRole('radio', { name: 'Closed' }).click()
  await expect.element(page.getByText('Old monitoring')).toBeVisible()
  expect(page.getByRole('button', { name: /^Actions for/ }).elements()).toHaveLength(0)
  await cleanup()
  await open(`/machines?act=close&id=${clients[1]?.id}`, { session: sessionOf('compliance') })
  await expect.element(page.getByText('Gift warehouse')).toBeVisible()
  for (const name of [/^Actions for/, 'Add a client'])
    expect(page.getByRole('button', { name }).elements()).toHaveLength(0)
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
})
