import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { sessionOf } from '../testing/data.ts'
import { open } from '../testing/open.tsx'
import { activities, noRule, proposal, shownRule } from '../testing/rule-data.ts'
import { bodiesOf, serve } from '../testing/server.ts'

const author = { session: sessionOf('author') }
const approver = { session: sessionOf('approver') }
const show = 'POST /staff/rules/show'
const propose = 'POST /staff/rules/propose'
const decide = 'POST /staff/rules/decide'
const field = (name: string) => page.getByCss(`[name="${name}"]`)
const send = page.getByRole('button', { name: 'Send for approval' })
const sent = { data: { outcome: 'proposed' as const, faults: [], revision: 1 } }

const writeVoucher = async () => {
  for (const part of ['name', 'note', 'usage'])
    for (const language of ['zh-CN', 'zh-HK', 'en-US'])
      await field(`${part}.${language}`).fill(`${part} <img src=x onerror="document.title=1">`)
  await field('value').fill('50.00')
  await field('stock').fill('1,000')
  await field('reason').fill('Spring campaign')
}

test('A new author writes a voucher rule, corrects what the form names, and sends it', async () => {
  await open('/rules?activity=907', { ...author, answers: { [show]: { data: noRule }, [propose]: sent } })
  await page.getByRole('button', { name: 'Propose a rule' }).click()
  await send.click()
  await expect.element(field('name.zh-CN')).toHaveFocus()
  expect(bodiesOf(propose)).toEqual([])
  await writeVoucher()
  await field('value').fill('fifty')
  await send.click()
  await expect.element(page.getByText('Enter a number, such as 50.')).toBeVisible()
  await field('value').fill('50')
  await expect.element(page.getByText(/At most 1,000 people and HK\$50,000\./)).toBeVisible()
  await send.click()
  await expect.element(page.getByText('Sent for approval.')).toBeVisible()
  const [body] = bodiesOf(propose) as { rule: { parameters: Record<string, unknown> }; basis: unknown }[]
  expect(body?.basis).toBeNull()
  expect(body?.rule.parameters).toMatchObject({ value: 5_000, stock: 1_000, validDays: 30, codes: 'generated' })
  expect(location.search).toBe('?activity=907')
  expect(document.title).not.toBe('1')
})

test('zh-HK of a rule follows zh-CN and is marked until the author reads it, and what the author wrote stays', async () => {
  await open('/rules?activity=907', { ...author, answers: { [show]: { data: noRule } } })
  await page.getByRole('button', { name: 'Propose a rule' }).click()
  const [simplified, hongKong] = [field('name.zh-CN'), field('name.zh-HK')]
  // the converter loads when the form opens
  await expect
    .poll(async () => {
      await simplified.fill('')
      await simplified.fill('\u4fe1\u606f')
      return (hongKong.element() as HTMLInputElement).value
    })
    .toBe('\u8cc7\u8a0a')
  await expect.element(page.getByText('Converted, not read yet')).toBeVisible()
  await simplified.fill('\u5956\u52b1')
  await expect.element(hongKong).toHaveValue('\u734e\u8cde')
  await page.getByRole('button', { name: /I have read it/ }).click()
  await expect.poll(() => page.getByText('Converted, not read yet').elements()).toHaveLength(0)
  await hongKong.fill('\u79ae\u54c1')
  await simplified.fill('\u5956\u54c1')
  await expect.element(hongKong).toHaveValue('\u79ae\u54c1')
})

test('An unfair change of a live rule is named beside its field before it is sent', async () => {
  await open('/rules?activity=910&act=edit', {
    ...author,
    answers: { [show]: { data: shownRule({ proposed: null }) } },
  })
  await field('stock').fill('999')
  await field('reason').fill('Fewer people')
  await send.click()
  await expect.element(page.getByText('It cannot be less than what was announced.')).toBeVisible()
  await expect.element(field('stock')).toHaveFocus()
  expect(bodiesOf(propose)).toEqual([])
})

test('Faults that only the server finds are shown, and two presses send once', async () => {
  const faulty = {
    data: { outcome: 'faulty' as const, faults: [{ path: '', code: 'has_stages' as const }], revision: null },
  }
  await open('/rules?activity=907&act=edit', { ...author, answers: { [show]: { data: noRule }, [propose]: faulty } })
  await writeVoucher()
  await send.click()
  await expect.element(page.getByText('An activity with stages cannot have such a rule.')).toBeVisible()
  serve({ [propose]: 'hanging' })
  const form = document.querySelector('form')
  form?.requestSubmit()
  form?.requestSubmit()
  await expect.element(send).toHaveAttribute('aria-disabled', 'true')
  expect(bodiesOf(propose)).toHaveLength(2)
})

test('What an author wrote is there again after the session ended', async () => {
  const ended = { status: 401, reason: 'staff_signed_out' }
  await open('/rules?activity=907&act=edit', { ...author, answers: { [show]: { data: noRule }, [propose]: ended } })
  await writeVoucher()
  await send.click()
  await expect.element(page.getByRole('link', { name: 'Sign in' })).toBeVisible()
  await cleanup()
  await open('/rules?activity=907&act=edit', { ...author, answers: { [show]: { data: noRule } } })
  await expect.element(field('value')).toHaveValue('50')
  await expect.element(field('reason')).toHaveValue('Spring campaign')
})

test('An approver decides by keyboard on exactly the revision that they looked at', async () => {
  await open('/rules?activity=910', {
    ...approver,
    answers: { [decide]: { data: { outcome: 'outdated', faults: [] } } },
  })
  const approve = page.getByRole('button', { name: 'Approve', exact: true })
  await expect.element(approve).toBeVisible()
  approve.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: 'Approve version 3?' })).toBeVisible()
  // another revision replaces it meanwhile
  serve({ [show]: { data: shownRule({ proposed: { ...proposal, revision: 4 } }) } })
  await page.getByRole('textbox', { name: 'Reason' }).fill('Checked with legal')
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(page.getByText(/^Somebody has changed this in the meantime/)).toBeVisible()
  expect(bodiesOf(decide)).toEqual([{ activity: 910, revision: 3, decision: 'approve', reason: 'Checked with legal' }])
  // what would be refused again is not offered again
  const dialog = page.getByRole('dialog')
  expect(dialog.getByRole('button', { name: 'Approve', exact: true }).elements()).toEqual([])
  expect(dialog.getByRole('textbox').elements()).toEqual([])
  await dialog.getByRole('button', { name: 'Close', exact: true }).last().click()
  await expect.element(dialog).not.toBeInTheDocument()
})

test('Nobody is offered to approve their own proposal, and a reader changes nothing', async () => {
  const both = sessionOf('author', 'approver')
  const own = shownRule({ proposed: { ...proposal, proposedBy: { id: both.id, name: both.name } } })
  await open('/rules?activity=910', { session: both, answers: { [show]: { data: own } } })
  await expect.element(page.getByText('You proposed this, so another person decides on it.')).toBeVisible()
  expect(page.getByRole('button', { name: 'Approve', exact: true }).elements()).toHaveLength(0)
  await cleanup()
  await open('/rules?activity=910&act=edit', { session: sessionOf('auditor') })
  await expect.element(page.getByRole('heading', { name: 'History' })).toBeVisible()
  expect(page.getByRole('button', { name: /Withdraw|Propose|Approve/ }).elements()).toHaveLength(0)
})

test('A rule that awaits approval is before all others', async () => {
  const later = activities.toReversed()
  await open('/rules', { ...approver, answers: { 'POST /staff/rules': { data: { activities: later, before: null } } } })
  const rows = () =>
    page
      .getByCss('tbody tr')
      .elements()
      .map((row) => row.textContent?.includes('Awaiting approval'))
  await expect.poll(rows).toEqual([true, false, false, false, false])
})
