import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { people, sessionOf } from '../testing/data.ts'
import { open } from '../testing/open.tsx'
import { bodiesOf, serve } from '../testing/server.ts'

const names = () =>
  page
    .getByCss('tbody td:first-child .strong')
    .elements()
    .map((element) => element.textContent)
const wong = people[1] as (typeof people)[number]
const openSuspension = async (opening = {}) => {
  await open(`/people?act=suspend&id=${wong.id}`, opening)
  await expect.element(page.getByRole('dialog', { name: 'Suspend Wong Siu Ming?' })).toBeVisible()
}
const reason = page.getByRole('textbox', { name: 'Reason' })
const confirm = page.getByRole('button', { name: 'Suspend', exact: true })

test('People are sorted by a heading, in both directions, and found by name, role or id', async () => {
  await open('/people')
  await expect.element(page.getByRole('heading', { name: 'People' })).toBeVisible()
  await expect.poll(names).toHaveLength(6)
  const heading = page.getByRole('columnheader', { name: 'Open sessions' })
  await heading.getByRole('button').click()
  await expect.element(heading).toHaveAttribute('aria-sort', 'descending')
  expect(names()[0]).toBe('\u674e\u5bb6\u6b23')
  await heading.getByRole('button').click()
  await expect.element(heading).toHaveAttribute('aria-sort', 'ascending')
  expect(names().at(-1)).toBe('\u674e\u5bb6\u6b23')
  const search = page.getByRole('searchbox')
  await search.fill('approver')
  expect(names()).toEqual(['Alexandra Montgomery-Fitzgerald'])
  await search.fill(wong.id)
  expect(names()).toEqual(['Wong Siu Ming'])
  await search.fill('')
  await page.getByRole('radio', { name: 'Suspended' }).click()
  expect(names()).toEqual(['Ho Wai Yin'])
  await search.fill('nobody')
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect.poll(names).toHaveLength(6)
})

test('An administrator suspends a person by keyboard, with a reason that the server accepts', async () => {
  await open('/people', { answers: { 'POST /staff/people/suspend': { data: { ...wong, suspendedAt: Date.now() } } } })
  const acts = page.getByRole('button', { name: 'Actions for Wong Siu Ming' })
  await expect.element(acts).toBeVisible()
  acts.element().focus()
  const openByKeys = async () => {
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByRole('menuitem', { name: 'Suspend…' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect.element(reason).toHaveFocus()
  }
  await openByKeys()
  await userEvent.keyboard('{Escape}')
  await expect.element(acts).toHaveFocus()
  await openByKeys()
  await userEvent.keyboard('no')
  await confirm.click()
  await expect.element(page.getByText('Enter at least 3 characters.')).toBeVisible()
  expect(bodiesOf('POST /staff/people/suspend')).toEqual([])
  await reason.fill('  Left the firm ')
  await confirm.click()
  await expect.element(page.getByText('Wong Siu Ming is suspended.')).toBeVisible()
  expect(bodiesOf('POST /staff/people/suspend')).toEqual([{ id: wong.id, reason: 'Left the firm' }])
  await expect.poll(() => page.getByCss('.modal').elements()).toHaveLength(0)
  await expect.element(acts).toHaveFocus()
  // the list is loaded again, and the address has no act
  expect(bodiesOf('POST /staff/people')).toHaveLength(2)
  expect(location.search).toBe('')
})

test('Two presses suspend once', async () => {
  await openSuspension({ answers: { 'POST /staff/people/suspend': 'hanging' } })
  await reason.fill('Left the firm')
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(confirm).toHaveAttribute('aria-disabled', 'true')
  form?.requestSubmit()
  expect(bodiesOf('POST /staff/people/suspend')).toHaveLength(1)
})

test('An act without a recent proof of identity leads to the sign-in, which returns to the same form with its contents', async () => {
  await openSuspension({ answers: { 'POST /staff/people/suspend': { status: 403, reason: 'proof_needed' } } })
  await reason.fill('Left the firm, ticket HR-2201')
  await confirm.click()
  await expect.element(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
  // the form behind it does not shine through
  await expect
    .poll(() => getComputedStyle(page.getByCss('.modal[data-nested-dialog-open]').element()).opacity)
    .toBe('0')
  const link = page.getByRole('link', { name: 'Confirm' })
  const { pathname, searchParams } = new URL((link.element() as HTMLAnchorElement).href)
  expect(pathname).toBe('/staff/sign-in')
  expect(Object.fromEntries(searchParams)).toEqual({
    prove: 'yes',
    to: `/console/people?act=suspend&id=${wong.id}`,
  })
  // the browser stays here for the test
  addEventListener('click', (event) => event.preventDefault(), { once: true })
  await link.click()
  const stored = sessionStorage.getItem('foyer-console.draft') ?? ''
  await cleanup()
  await openSuspension({ answers: { 'POST /staff/people/suspend': { data: { ...wong, suspendedAt: Date.now() } } } })
  await expect.element(reason).toHaveValue('Left the firm, ticket HR-2201')
  await confirm.click()
  await expect.element(page.getByText('Wong Siu Ming is suspended.')).toBeVisible()
  expect(sessionStorage.getItem('foyer-console.draft')).toBeNull()
  // another person gets nothing of it
  await cleanup()
  sessionStorage.setItem('foyer-console.draft', stored)
  await openSuspension({ session: { ...sessionOf(), id: wong.id } })
  await expect.element(reason).toHaveValue('')
})

test('An act in a session that has ended is not lost: the form has its contents after the next sign-in', async () => {
  await openSuspension({ answers: { 'POST /staff/people/suspend': { status: 401, reason: 'staff_signed_out' } } })
  await reason.fill('Left the firm')
  await confirm.click()
  const link = page.getByRole('link', { name: 'Sign in' })
  await expect.element(link).toBeVisible()
  expect(new URL((link.element() as HTMLAnchorElement).href).searchParams.get('to')).toContain(
    `act=suspend&id=${wong.id}`,
  )
  await cleanup()
  await openSuspension()
  await expect.element(reason).toHaveValue('Left the firm')
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => sessionStorage.getItem('foyer-console.draft')).toBeNull()
})

test('A failed act shows its reference, keeps the reason, and after a lost answer says that the act may be done', async () => {
  await openSuspension({
    answers: { 'POST /staff/people/suspend': { status: 500, reason: 'server_error', reference: '7K2QM-4X9PB' } },
  })
  await reason.fill('Left the firm')
  await confirm.click()
  await expect.element(page.getByText('7K2QM-4X9PB')).toBeVisible()
  await expect.element(reason).toHaveValue('Left the firm')
  serve({ 'POST /staff/people/suspend': 'lost' })
  await confirm.click()
  await expect.element(page.getByText('No answer arrived')).toBeVisible()
  expect(bodiesOf('POST /staff/people').length).toBeGreaterThan(1)
  await userEvent.keyboard('{Escape}')
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
  expect(location.search).toBe('')
})

test('A reader of the list has no acts, and the address of an act opens nothing for them, nor for a person who is not there', async () => {
  await open(`/people?act=suspend&id=${wong.id}`, { session: sessionOf('auditor') })
  await expect.poll(names).toHaveLength(6)
  expect(page.getByRole('button', { name: /^Actions for/ }).elements()).toHaveLength(0)
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
  await cleanup()
  await open('/people?act=suspend&id=00000009-0000-4000-8000-000000000009')
  await expect.poll(names).toHaveLength(6)
  expect(page.getByRole('dialog').elements()).toHaveLength(0)
})

test('On a phone roles and state are in one line, and no line says that there are no sessions', async () => {
  await open('/people', { size: [390, 844] })
  await expect.poll(names).toHaveLength(6)
  const rows = page.getByCss('tbody tr').elements()
  const row = rows.find((one) => one.textContent?.includes('Alexandra')) as HTMLElement
  const [roles, state] = [...row.querySelectorAll('[data-part="plain"]')].map((cell) => cell.getBoundingClientRect())
  expect(roles?.top).toBe(state?.top)
  expect(row.querySelector('.zero')?.checkVisibility()).toBe(false)
})

test('A person who may not read the list has nothing to search', async () => {
  await open('/people', { answers: { 'POST /staff/people': { status: 403, reason: 'role_missing' } } })
  await expect.element(page.getByRole('alert')).toBeVisible()
  expect(page.getByRole('searchbox').elements()).toEqual([])
})
