import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { cashbackOf } from '../care/testing/data.ts'
import { allotmentPreview, offerings, tradePreview } from '../testing/broadcast-data.ts'
import { sessionOf } from '../testing/data.ts'
import { open } from '../testing/open.tsx'
import { bodiesOf, serve } from '../testing/server.ts'
import { chooseFile } from '../testing/stock-states.ts'

const session = sessionOf('operations')
const reason = page.getByRole('textbox', { name: 'Reason' })

test('A file of trades is imported as it was previewed; if that changed, the new preview is confirmed first', async () => {
  const changed = { ...tradePreview, fresh: 1_000, corrected: 0, known: 204 }
  await open('/trades', {
    session,
    answers: {
      'POST /staff/trades/preview': { data: tradePreview },
      'POST /staff/trades/import': { data: { outcome: 'outdated', preview: changed } },
    },
  })
  await chooseFile('reference')
  await reason.fill('Daily file')
  await page.getByRole('button', { name: 'Import 1,200 trades' }).click()
  await expect.element(page.getByText(/Something changed since the preview/)).toBeVisible()
  serve({ 'POST /staff/trades/import': { data: { outcome: 'imported', preview: changed } } })
  await page.getByRole('button', { name: 'Import 1,000 trades' }).click()
  await expect.element(page.getByText('Imported: 1000 new and 0 corrected.')).toBeVisible()
  const sent = { file: 'codes.csv', text: 'reference', digest: tradePreview.digest, reason: 'Daily file' }
  expect(bodiesOf('POST /staff/trades/import')).toEqual([
    { ...sent, fresh: 1_180, corrected: 20 },
    { ...sent, fresh: 1_000, corrected: 0 },
  ])
  // the form is ready for the next file
  await expect.element(page.getByText('Columns of the file')).toBeVisible()
})

test('An import of trades without an answer says that it can be repeated, and the file and its reason stay', async () => {
  await open('/trades', {
    session,
    answers: { 'POST /staff/trades/preview': { data: tradePreview }, 'POST /staff/trades/import': 'lost' },
  })
  await chooseFile('reference')
  await reason.fill('Daily file')
  await page.getByRole('button', { name: 'Import 1,200 trades' }).click()
  await expect.element(page.getByText(/You can safely import the same file again/)).toBeVisible()
  await expect.element(reason).toHaveValue('Daily file')
})

test('A declaration shows what is new first, needs a proof of identity, and reports faults that appear meanwhile', async () => {
  const preview = {
    digest: 'ab'.repeat(32),
    offerings: offerings.map(({ code, name, opensAt, closesAt, allotmentAt, lotsOnOffer }, nth) => ({
      ...{ code, name, opensAt, closesAt, allotmentAt, lotsOnOffer },
      isNew: nth === 0,
    })),
    faults: [],
  }
  await open('/offerings?act=declare', { session })
  await expect.element(page.getByRole('dialog', { name: 'Confirm that it is you' })).toBeVisible()
  await cleanup()
  await open('/offerings?act=declare', {
    session: { ...session, provedUntil: Date.now() + 3_600_000 },
    answers: {
      'POST /staff/offerings/preview': { data: preview },
      'POST /staff/offerings/declare': {
        data: { outcome: 'faulty', faults: ['dates.opens: has passed'], declared: [] },
      },
    },
  })
  await chooseFile('{}')
  await reason.fill('Board of March')
  await page.getByRole('button', { name: 'Declare 1' }).click()
  await expect.element(page.getByText('dates.opens: has passed')).toBeVisible()
  expect(bodiesOf('POST /staff/offerings/declare')).toEqual([
    { file: 'codes.csv', text: '{}', digest: preview.digest, reason: 'Board of March' },
  ])
})

test('R19 An allotment is imported as it was previewed, from the menu of an offering that the firm allots', async () => {
  const changed = { ...allotmentPreview, allotted: 1_000, known: 100 }
  await open('/offerings', {
    session: { ...session, provedUntil: Date.now() + 3_600_000 },
    answers: {
      'POST /staff/offerings/allotment/preview': { data: allotmentPreview },
      'POST /staff/offerings/allotment/import': { data: { outcome: 'outdated', preview: changed } },
    },
  })
  await page.getByRole('button', { name: 'Actions for Sample Tea Houses' }).click()
  await page.getByRole('menuitem', { name: 'Import the allotment…' }).click()
  await chooseFile('reference,lots')
  await expect.element(page.getByText(/4 will still wait for their result/)).toBeVisible()
  await reason.fill('Registrar')
  await page.getByRole('button', { name: 'Import 1,200 results' }).click()
  await expect.element(page.getByText(/Something changed since the preview/)).toBeVisible()
  serve({ 'POST /staff/offerings/allotment/import': { data: { outcome: 'imported', preview: changed } } })
  await page.getByRole('button', { name: 'Import 1,100 results' }).click()
  await expect.element(page.getByText('Imported: 1000 receive lots and 100 receive none.')).toBeVisible()
  const sent = { code: 'sample-tea-houses', file: 'codes.csv', text: 'reference,lots', none: 100, reason: 'Registrar' }
  expect(bodiesOf('POST /staff/offerings/allotment/import')).toEqual([
    { ...sent, digest: allotmentPreview.digest, allotted: 1_100 },
    { ...sent, digest: allotmentPreview.digest, allotted: 1_000 },
  ])
})

test('R19 A file of an allotment with a hindrance names it and cannot be imported, and other staff have no menu', async () => {
  await open('/offerings?act=allot&id=sample-tea-houses', {
    session: { ...session, provedUntil: Date.now() + 3_600_000 },
    answers: { 'POST /staff/offerings/allotment/preview': { data: { ...allotmentPreview, hindrance: 'early' } } },
  })
  await chooseFile('reference,lots')
  await expect.element(page.getByText(/announced moment of the allotment is not reached/)).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Choose another file' })).toBeVisible()
  expect(page.getByRole('button', { name: /^Import/ }).elements()).toEqual([])
  await cleanup()
  await open('/offerings', { session: sessionOf('auditor') })
  await expect.element(page.getByText('Sample Tea Houses')).toBeVisible()
  expect(page.getByRole('button', { name: /Actions for/ }).elements()).toEqual([])
})

test('R16 Operations open the cashback of a client by number and reason, and choose another month; the number is stored nowhere', async () => {
  const shown = (month: string) => ({ data: { clientNo: '8******1', statement: cashbackOf(month) } })
  await open('/trades', {
    session,
    answers: {
      'POST /staff/cashback/client': (body) => shown((body as { month?: string }).month ?? '2026-11'),
    },
  })
  await page.getByRole('button', { name: 'Look up a client' }).click()
  const dialog = page.getByRole('dialog', { name: 'Cashback of a client' })
  await dialog.getByRole('button', { name: 'Show' }).click()
  await expect.element(dialog.getByText('Enter a client number.')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Client number' }).fill('80000001')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('File of December')
  await dialog.getByRole('button', { name: 'Show' }).click()
  await expect.element(dialog.getByText('Account 8******1')).toBeVisible()
  await dialog.getByRole('combobox', { name: 'Month' }).selectOptions('2026-10')
  await expect.element(dialog.getByRole('combobox', { name: 'Month' })).toHaveValue('2026-10')
  expect(bodiesOf('POST /staff/cashback/client').at(-1)).toEqual({
    ...{ clientNo: '80000001', reason: 'File of December', month: '2026-10' },
  })
  expect(location.href + JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('80000001')
})
