import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { liveDocument } from '../../testing/broadcast-data.ts'
import { sessionOf } from '../../testing/data.ts'
import { type Opening, open } from '../../testing/open.tsx'
import { bodiesOf, serve } from '../../testing/server.ts'

const session = sessionOf('operations')
const reason = page.getByRole('textbox', { name: 'Reason' })
const begin = page.getByRole('button', { name: 'Publish…' })
const publish = page.getByRole('button', { name: 'Publish', exact: true })
/** Opens an address as a reload does, with what the tab has stored. */
const reopen = async (path: string, opening: Opening) => {
  await cleanup()
  await open(path, opening)
}
const noFaults = { data: { faults: [] } }

test('R20 A session is mended where the check marks it, and published with a reason and the version that was opened', async () => {
  await open('/broadcast/live/market-live', {
    session,
    answers: {
      'POST /staff/live/check': {
        data: {
          faults: [{ path: 'lead.en-US', code: 'address', values: {}, message: 'must not hold a web address' }],
        },
      },
      'POST /staff/live/publish': { data: { outcome: 'published', faults: [] } },
    },
  })
  await begin.click()
  await expect.element(page.getByText('It cannot be published yet. Fields to correct: 1.')).toBeVisible()
  await expect.element(begin).not.toHaveClass('button-main')
  await expect.element(page.getByText('Remove the web address: a text is never a link.')).toBeVisible()
  const lead = page.getByRole('textbox', { name: 'Lead, English' })
  await expect.element(lead).toHaveFocus()
  await lead.fill('What comes next')
  await expect.poll(() => page.getByText(/Fields to correct/).elements()).toHaveLength(0)
  await expect.element(begin).toHaveClass('button-main')
  serve({ 'POST /staff/live/check': noFaults })
  await begin.click()
  await reason.fill('Autumn series')
  await publish.click()
  await expect.element(page.getByText('Market outlook: published')).toBeVisible()
  const lead2 = { ...liveDocument.lead, 'en-US': 'What comes next' }
  expect(bodiesOf('POST /staff/live/publish')).toEqual([
    { document: { ...liveDocument, lead: lead2 }, version: 'a1', reason: 'Autumn series' },
  ])
  expect(location.pathname).toMatch(/\/broadcast$/)
})

test('R20 If a colleague published another version, nothing is lost, and the newer one opens on request', async () => {
  await open('/broadcast/live/market-live', {
    session,
    answers: {
      'POST /staff/live/check': noFaults,
      'POST /staff/live/publish': { data: { outcome: 'outdated', faults: [] } },
    },
  })
  const title = page.getByRole('textbox', { name: 'Title, English' }).first()
  await title.fill('My title')
  await begin.click()
  await reason.fill('Autumn series')
  await publish.click()
  await expect.element(page.getByText(/Somebody published another version/)).toBeVisible()
  // the dialog hides the form behind it from assistive technology
  await expect.element(page.getByCss('[data-path="title.en-US"]')).toHaveValue('My title')
  const newer = { ...liveDocument, title: { ...liveDocument.title, 'en-US': 'Their title' } }
  serve({ 'POST /staff/live/document': { data: { document: newer, version: 'a2' } } })
  await page.getByRole('button', { name: 'Compare with the newer one' }).click()
  await expect.element(page.getByText('Somebody published another version since you began')).toBeVisible()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await expect.element(page.getByRole('row', { name: 'Title › English My title Their title' })).toBeVisible()
  await page.getByRole('button', { name: 'Use the newer one' }).click()
  await expect.element(page.getByRole('textbox', { name: 'Title, English' }).first()).toHaveValue('Their title')
})

test('R20 What was typed is there again after another screen and a reload, until the person discards it', async () => {
  await open('/broadcast/live/market-live', { session })
  const title = page.getByRole('textbox', { name: 'Title, English' }).first()
  await title.fill('My title')
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible()
  await reopen('/broadcast/live/market-live', { session })
  await expect.element(title).toHaveValue('My title')
  await expect.element(page.getByText('Your unsaved changes from before are here again.')).toBeVisible()
  await page.getByRole('button', { name: 'Discard the changes' }).click()
  await expect.element(title).toHaveValue(liveDocument.title['en-US'])
  await reopen('/broadcast/live/market-live', { session })
  await expect.element(title).toHaveValue(liveDocument.title['en-US'])
})

test('R20 A stored change of an older version is a conflict, and keeping it names the version that is published', async () => {
  await open('/broadcast/live/market-live', { session })
  const title = page.getByRole('textbox', { name: 'Title, English' }).first()
  await title.fill('My title')
  await reopen('/broadcast/live/market-live', {
    session,
    answers: {
      'POST /staff/live/document': { data: { document: { ...liveDocument, poster: 'other.svg' }, version: 'a2' } },
      'POST /staff/live/check': noFaults,
    },
  })
  await expect.element(begin).toBeDisabled()
  await page.getByRole('button', { name: 'Compare', exact: true }).click()
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await begin.click()
  await expect.element(reason).toBeVisible()
  expect(bodiesOf('POST /staff/live/check')).toMatchObject([
    { version: 'a2', document: { title: { 'en-US': 'My title' } } },
  ])
})

test('R20 What one member of staff typed is not shown to the next one in the same tab, and a publication deletes it', async () => {
  await open('/broadcast/films/new', { session })
  await page.getByRole('textbox', { name: 'Code of the film' }).fill('rates-again')
  await reopen('/broadcast/films/new', { session: { ...session, id: '00000000-0000-4000-8000-0000000000ff' } })
  await expect.element(page.getByRole('textbox', { name: 'Code of the film' })).toHaveValue('')
  await reopen('/broadcast/films/new', {
    session,
    answers: {
      'POST /staff/films/check': noFaults,
      'POST /staff/films/publish': { data: { outcome: 'published', faults: [] } },
    },
  })
  await expect.element(page.getByRole('textbox', { name: 'Code of the film' })).toHaveValue('rates-again')
  await begin.click()
  await reason.fill('Autumn series')
  await publish.click()
  await expect.element(page.getByText(/: published$/)).toBeVisible()
  await reopen('/broadcast/films/new', { session })
  await expect.element(page.getByRole('textbox', { name: 'Code of the film' })).toHaveValue('')
})

test('R20 A new film is written with the keyboard, with a code, a reel and its lines, and an author cannot open the form', async () => {
  await open('/broadcast/films/new', { session, answers: { 'POST /staff/films/check': noFaults } })
  await page.getByRole('textbox', { name: 'Code of the film' }).fill('rates-again')
  await page.getByRole('combobox', { name: 'Reel' }).selectOptions('growth (6)')
  await page.getByRole('checkbox', { name: 'Wong Mei Yee' }).click()
  await page.getByRole('button', { name: 'Add line' }).click()
  await page.getByRole('textbox', { name: 'line 1, English' }).fill('A little each time.')
  await page.getByRole('button', { name: 'Publish…' }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('dialog', { name: /^Publish/ })).toBeVisible()
  const [sent] = bodiesOf('POST /staff/films/check')
  expect(sent).toMatchObject({
    version: null,
    document: { filmCode: 'rates-again', reel: 'growth', presenters: ['wong'], topic: 'festival' },
  })
})

test('R20 A withdrawn session is marked, and only those who may change it have the form', async () => {
  await open('/broadcast', {
    session,
    answers: { 'POST /staff/live/withdrawal': { data: { outcome: 'running' } } },
  })
  await expect.element(page.getByText('Withdrawn')).toBeVisible()
  await page.getByRole('button', { name: /Actions for Saving for retirement/ }).click()
  await page.getByRole('menuitem', { name: 'Withdraw…' }).click()
  await reason.fill('The guest is ill')
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect.element(page.getByText('The session runs. End it first.')).toBeVisible()
  serve({ 'POST /staff/live/withdrawal': { data: { outcome: 'set' } } })
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect.element(page.getByText(/: withdrawn$/)).toBeVisible()
  expect(bodiesOf('POST /staff/live/withdrawal')[0]).toEqual({
    ...{ code: 'market-scheduled', from: false, isWithdrawn: true, reason: 'The guest is ill' },
  })
})
