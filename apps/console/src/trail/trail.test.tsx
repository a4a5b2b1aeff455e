import type { TrailEntry } from '@foyer/api/staff/trail'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { entries, olderEntry, sessionOf } from '../testing/data.ts'
import { expectSound, open, setOnline } from '../testing/open.tsx'
import { bodiesOf, serve } from '../testing/server.ts'

const shown = () => page.getByCss('.row-button').elements().length
const lastBody = () => bodiesOf('POST /staff/trail').at(-1)

test('Filters narrow the trail and are in the address', async () => {
  await open('/trail?range=all')
  await expect.poll(shown).toBe(entries.length)
  expect(lastBody()).toEqual({ filter: {} })
  await page.getByRole('combobox', { name: 'Kind of actor' }).selectOptions('staff')
  await expect.poll(lastBody).toEqual({ filter: { actor: 'staff' } })
  await page.getByRole('combobox', { name: 'Staff or machine client' }).selectOptions('Gift warehouse')
  await page.getByText('More filters').click()
  await page.getByRole('combobox', { name: 'Event' }).selectOptions('Packed')
  await expect.poll(lastBody).toEqual({ filter: { actor: 'staff', staff: 'mc_b7k2q9x', event: 'pack' } })
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({
    range: 'all',
    actor: 'staff',
    staff: 'mc_b7k2q9x',
    event: 'pack',
  })
  await page.getByRole('button', { name: 'Clear', exact: true }).click()
  await expect.poll(() => location.search).toBe('')
  await expect.element(page.getByRole('combobox', { name: 'Days' })).toHaveValue('week')
})

test('Days in the wrong order are named and not searched', async () => {
  await open('/trail?range=own&from=2026-11-20&until=2026-11-10')
  await expect.element(page.getByText('The last day is before the first.')).toBeVisible()
  expect(bodiesOf('POST /staff/trail')).toEqual([])
  await page.getByLabelText('Until').fill('2026-11-20')
  await expect.poll(lastBody).toEqual({
    filter: { from: Date.parse('2026-11-20T00:00+08:00'), until: Date.parse('2026-11-21T00:00+08:00') },
  })
})

test('Older entries are appended after the last one, and a failure of it keeps the entries', async () => {
  await open('/trail', {
    answers: {
      'POST /staff/trail': (body) =>
        (body as { before?: string }).before === undefined
          ? { data: { entries: [...entries], before: '8991' } }
          : { status: 500, reason: 'server_error', reference: '7K2QM-4X9PB' },
    },
  })
  await page.getByRole('button', { name: 'Show older entries' }).click()
  await expect.element(page.getByText('7K2QM-4X9PB')).toBeVisible()
  expect(shown()).toBe(entries.length)
  serve({ 'POST /staff/trail': { data: { entries: [olderEntry], before: null } } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(shown).toBe(entries.length + 1)
  expect(lastBody()).toMatchObject({ before: '8991' })
  await expect.element(page.getByText(/There are no older entries$/)).toBeVisible()
})

test('The details of an entry show what the act changed, its reason and its reference, and lead to its neighbours', async () => {
  await open('/trail')
  await page.getByRole('button', { name: 'Suspended' }).click()
  const details = page.getByRole('dialog', { name: 'Entry 9000' })
  await expect.element(details.getByText('Left the firm, ticket HR-2201')).toBeVisible()
  const rows = [...document.querySelectorAll('.diff tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows).toEqual([['suspended', 'false', 'true']])
  await expect.element(details.getByText('ticket', { exact: true })).toBeVisible()
  await details.getByRole('button', { name: 'Older' }).click()
  await expect.element(page.getByRole('dialog', { name: 'Entry 8999' })).toBeVisible()
  await page.getByRole('button', { name: 'All entries of this subject' }).click()
  await expect.poll(lastBody).toEqual({ filter: { subject: 'rewards', subjectId: '88001' } })
  await expect.poll(() => page.getByRole('dialog').elements()).toHaveLength(0)
})

test('A status of the trail is shown in words, its code is in the details, and an unknown code is shown as it is', async () => {
  const [, packed, ...rest] = entries as [TrailEntry, TrailEntry, ...TrailEntry[]]
  const odd = { ...packed, id: '8999', toStatus: 'of_an_earlier_release' }
  await open('/trail', { answers: { 'POST /staff/trail': { data: { entries: [odd, ...rest], before: null } } } })
  await expect.element(page.getByText('of_an_earlier_release')).toBeVisible()
  await expect.element(page.getByText('Being prepared', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Packed' }).click()
  await expect.element(page.getByText('preparing → of_an_earlier_release')).toBeVisible()
})

test('Compliance exports whole days as a file; an administrator has no such button', async () => {
  const file = '{"id":"9000"}\n{"seal":1204}\n'
  await open('/trail', {
    session: sessionOf('compliance'),
    answers: { 'GET /staff/trail/export': { status: 400, reason: 'invalid_request' } },
  })
  const downloads: Promise<readonly [name: string, content: string]>[] = []
  const catchDownload = (event: Event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[download]')
    if (!link) return
    event.preventDefault()
    downloads.push(fetch(link.href).then(async (reply) => [link.download, await reply.text()] as const))
  }
  addEventListener('click', catchDownload)
  const download = page.getByRole('button', { name: 'Download' })
  await page.getByRole('button', { name: 'Export' }).click()
  await page.getByLabelText('From').fill('2026-11-20')
  await page.getByLabelText('Until').fill('2026-11-01')
  await download.click()
  await expect.element(page.getByText('The last day is before the first.')).toBeVisible()
  expect(bodiesOf('GET /staff/trail/export')).toEqual([])
  await page.getByLabelText('Until').fill('2026-11-21')
  await download.click()
  await expect.element(page.getByText(/too many entries/)).toBeVisible()
  serve({ 'GET /staff/trail/export': 'lost' })
  await download.click()
  await expect.element(page.getByText('The server does not answer')).toBeVisible()
  expect(downloads).toEqual([])
  serve({ 'GET /staff/trail/export': { data: file } })
  await download.click()
  await expect.element(page.getByText('The export is downloaded.')).toBeVisible()
  expect(await Promise.all(downloads)).toEqual([['foyer-audit-2026-11-20-2026-11-21.jsonl', file]])
  expect(bodiesOf('GET /staff/trail/export')).toEqual(
    Array.from({ length: 3 }, () => ({ from: '2026-11-20', until: '2026-11-21' })),
  )
  removeEventListener('click', catchDownload)
  await cleanup()
  await open('/trail')
  await expect.poll(shown).toBe(entries.length)
  expect(page.getByRole('button', { name: 'Export' }).elements()).toHaveLength(0)
})

test('SEC-9 an auditor checks days, and a changed entry is named', async () => {
  const hash = 'a'.repeat(64)
  const right = { entries: 12, firstSeal: 1, lastSeal: 2, lastHash: hash, faults: [], moreFaults: 0 }
  const changed = 'entry 7 was changed: its text has another hash'
  await open('/trail', { session: sessionOf('auditor'), answers: { 'POST /staff/trail/check': { data: right } } })
  await page.getByRole('button', { name: 'Export' }).click()
  const check = page.getByRole('button', { name: 'Check' })
  await check.click()
  await expect.element(page.getByText('No difference in 12 sealed entries.')).toBeVisible()
  await expect.element(page.getByText(hash)).toBeVisible()
  serve({ 'POST /staff/trail/check': { data: { ...right, faults: [changed] } } })
  await check.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent(changed)
  await expectSound()
})

test('A search that begins offline continues by itself once the connection is back', async () => {
  setOnline(false)
  setOnline(true)
  await open('/trail')
  await expect.poll(shown).toBe(entries.length)
  setOnline(false)
  await expect.element(page.getByText('You are offline. What you see may be out of date.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Kind of actor' }).selectOptions('machine')
  await expect.element(page.getByText('You are offline', { exact: true })).toBeVisible()
  setOnline(true)
  await expect.poll(shown).toBe(entries.length)
  expect(lastBody()).toMatchObject({ filter: { actor: 'machine' } })
})

test('On a phone all filters but the days are folded, with the number of those in use', async () => {
  await open('/trail?actor=staff', { size: [390, 844] })
  const unfold = page.getByRole('button', { name: /^Filters/ })
  await expect.element(unfold).toMatchTextContent('Filters1')
  const kind = page.getByRole('combobox', { name: 'Kind of actor' })
  expect(kind.elements()).toEqual([])
  await expect.element(page.getByRole('combobox', { name: 'Days' })).toBeVisible()
  await unfold.click()
  await expect.element(kind).toBeVisible()
  await unfold.click()
  // days of one's choice have fields, which are visible at once
  await page.getByRole('combobox', { name: 'Days' }).selectOptions('own')
  await expect.element(page.getByLabelText('Until')).toBeVisible()
})

test('On a phone an entry begins with who acted, and then says what it was about', async () => {
  await open('/trail', { size: [390, 844] })
  await expect.poll(shown).toBe(entries.length)
  const [actor, act] = [page.getByCss('.actor').first().element(), page.getByCss('.row-button').first().element()]
  expect(actor.getBoundingClientRect().top).toBeLessThan(act.getBoundingClientRect().top)
  expect(act.textContent).toBe('Suspended \u00b7 Member of staff')
  await expect.element(page.getByCss('.trail-on').first()).toBeVisible()
})
