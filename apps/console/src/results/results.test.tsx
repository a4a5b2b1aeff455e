import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { cleanup } from 'vitest-browser-react'
import { sessionOf } from '../testing/data.ts'
import { open } from '../testing/open.tsx'
import { results } from '../testing/rule-data.ts'
import { bodiesOf } from '../testing/server.ts'

const reader = { session: sessionOf('compliance') }

test('The chart has its figures as a table, for each of the three series', async () => {
  await open('/results?activity=910', reader)
  await expect.element(page.getByRole('img', { name: /^Joins from .*: 684 in all, at most 90 a day\.$/ })).toBeVisible()
  await page.getByRole('radio', { name: 'Redeemed' }).click()
  await expect
    .element(page.getByRole('img', { name: /^Redeemed from .*: 264 in all, at most 44 a day\.$/ }))
    .toBeVisible()
  await page.getByText('Show as a table').click()
  const rows = page.getByRole('table', { name: 'By day' }).getByRole('row')
  await expect.poll(() => rows.elements().length).toBe(15)
})

test('The chart has round figures from zero at its lines, and dates below its bars', async () => {
  await open('/results?activity=910', reader)
  const texts = (selector: string) =>
    page
      .getByCss(selector)
      .elements()
      .map((one) => one.textContent)
  await expect.poll(() => texts('.chart-line')).toEqual(['100', '50', '0'])
  expect(texts('.chart-days span').filter((text) => text !== '')).toHaveLength(7)
})

test('The figures are downloaded as the server wrote them', async () => {
  const file = { 'GET /staff/results/export': { data: 'day,joins\r\n' } }
  await open('/results?activity=910', { ...reader, answers: file })
  await page.getByRole('button', { name: 'Download by day' }).click()
  await expect.element(page.getByText('The file is downloaded.')).toBeVisible()
  expect(bodiesOf('GET /staff/results/export')).toEqual([{ activity: '910', table: 'days' }])
})

test('Figures of the ledger do not depend on the tracker', async () => {
  await open('/results?activity=910', reader)
  await cleanup()
  await open('/results?activity=910', {
    ...reader,
    answers: { 'POST /staff/results': { data: results({ tracker: null }) } },
  })
  await expect.element(page.getByText(/^The tracker’s figures take too long/)).toBeVisible()
  await expect.element(page.getByText('HK$28,900')).toBeVisible()
})
