import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { films, liveSession } from '../testing/broadcast-data.ts'
import { sessionOf } from '../testing/data.ts'
import { open } from '../testing/open.tsx'
import { bodiesOf, serve } from '../testing/server.ts'

const session = sessionOf('operations')
const reason = page.getByRole('textbox', { name: 'Reason' })

test('A director interrupts a session on a phone with a reason, and the dialog says what viewers see now', async () => {
  await open('/broadcast', {
    session,
    size: [390, 844],
    answers: { 'POST /staff/live/interruption': { data: liveSession('interrupted', { code: 'market-live' }) } },
  })
  await page.getByRole('button', { name: 'Actions for Market outlook' }).first().click()
  await page.getByRole('menuitem', { name: 'Interrupt…' }).click()
  await reason.fill('No sound')
  await page.getByRole('button', { name: 'Interrupt', exact: true }).click()
  await expect.element(page.getByText('Market outlook: Interrupted')).toBeVisible()
  expect(bodiesOf('POST /staff/live/interruption')).toEqual([
    { code: 'market-live', interrupted: true, reason: 'No sound' },
  ])
})

test('A session is moved in Hong Kong time, ends after it begins, and names the times that the person saw', async () => {
  const [opensAt, closesAt] = [Date.parse('2026-12-01T10:00:00+08:00'), Date.parse('2026-12-01T11:00:00+08:00')]
  const one = liveSession('scheduled', { code: 'market-live', opensAt, closesAt })
  await open('/broadcast?act=times&id=market-live', {
    session,
    answers: {
      'POST /staff/live': { data: { now: 0, sessions: [one], after: null } },
      'POST /staff/live/times': { data: { outcome: 'set', session: one } },
    },
  })
  const [begins, ends] = [page.getByLabelText('Begins'), page.getByLabelText('Ends')]
  await expect.element(begins).toHaveValue('2026-12-01T10:00')
  await ends.fill('2026-12-01T09:00')
  await reason.fill('The guest is late')
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect.element(page.getByText('It must end after it begins.')).toBeVisible()
  await ends.fill('2026-12-01T12:30')
  await save.click()
  await expect.element(page.getByText('Market outlook: Scheduled')).toBeVisible()
  expect(bodiesOf('POST /staff/live/times')).toEqual([
    {
      code: 'market-live',
      was: { opensAt, closesAt },
      opensAt,
      closesAt: Date.parse('2026-12-01T12:30:00+08:00'),
      reason: 'The guest is late',
    },
  ])
})

test('A film that cannot play yet is not shown, and a withdrawal names the status that the person saw', async () => {
  await open('/broadcast?view=films&act=show&id=bond-basics', {
    session,
    answers: { 'POST /staff/films/status': { data: { outcome: 'incomplete' } } },
  })
  await reason.fill('It is ready')
  const show = page.getByRole('button', { name: 'Show again', exact: true })
  await show.click()
  await expect.element(page.getByText(/Something that the film needs to play is missing/)).toBeVisible()
  serve({ 'POST /staff/films/status': { data: { outcome: 'set' } } })
  await show.click()
  await expect.element(page.getByText(`${films[2]?.title['en-US']}: Shown`)).toBeVisible()
  expect(bodiesOf('POST /staff/films/status')).toMatchObject([{ from: 'processing', status: 'ready' }, {}])
})

test('Sessions on air are first and marked, the others the latest first, and a withdrawn one is no alarm', async () => {
  await open('/broadcast', { session })
  const rows = () =>
    page
      .getByCss('tbody tr')
      .elements()
      .map((row) => [row.querySelector('.badge')?.textContent, (row as HTMLElement).dataset.marked !== undefined])
  await expect.poll(rows).toEqual([
    ['Live', true],
    ['Interrupted', true],
    ['Scheduled', false],
    ['Replay', false],
    ['Withdrawn', false],
  ])
  await expect.element(page.getByText('Withdrawn')).toHaveClass('badge-neutral')
})

test('The question of an act on a session has its title in quotation marks', async () => {
  await open('/broadcast?act=hide&id=market-replay', { session, language: 'zh-HK' })
  await expect.element(page.getByRole('dialog', { name: '撤下「債券問答」？' })).toBeVisible()
})

test('A field for a moment also says it in words, because a device shows it in an order of its own', async () => {
  const one = liveSession('scheduled', {
    ...{ code: 'market-live', opensAt: Date.parse('2026-12-01T10:00+08:00') },
    closesAt: Date.parse('2026-12-01T11:00+08:00'),
  })
  await open('/broadcast?act=times&id=market-live', {
    session,
    answers: { 'POST /staff/live': { data: { now: 0, sessions: [one], after: null } } },
  })
  const begins = page.getByLabelText('Begins')
  await expect.element(begins).toHaveAccessibleDescription('1 Dec 2026, 10:00')
  await begins.fill('2027-03-02T09:30')
  await expect.element(begins).toHaveAccessibleDescription('2 Mar 2027, 09:30')
})

test('Times that a colleague changed meanwhile are not offered again, since they would be refused again', async () => {
  const one = liveSession('scheduled', { code: 'market-live' })
  await open('/broadcast?act=times&id=market-live', {
    session,
    answers: {
      'POST /staff/live': { data: { now: 0, sessions: [one], after: null } },
      'POST /staff/live/times': { data: { outcome: 'outdated', session: one } },
    },
  })
  await reason.fill('The guest is late')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByText(/^Somebody changed it in the meantime/)).toBeVisible()
  expect(page.getByRole('button', { name: 'Save' }).elements()).toEqual([])
})
