import { readFileSync } from 'node:fs'
import { expect, expectAccessible, test } from '@foyer/testing/journey/fixtures'
import { databaseUnder } from '@foyer/testing/journey/own-server'
import { callAs, openConsole } from '@foyer/testing/journey/staff-steps'
import type { Page } from '@playwright/test'
import { connect } from '../apps/server/src/database/connect.ts'
import { runProgram } from '../scripts/production-demo/program.ts'

const dataDir = process.env.FOYER_E2E_DATA ?? ''
const changedText = (id: string) => `entry ${id} was changed: its text has another hash`

/** Saves the export of the last days as a file. @returns its path */
const save = async (auditor: Page): Promise<string> => {
  const download = auditor.waitForEvent('download')
  await auditor.getByRole('button', { name: 'Download', exact: true }).click()
  return (await download).path()
}
/** Runs `foyer verify audit` on a file. @returns what it printed, also if it found something */
const verifyFile = (path: string): Promise<string> =>
  runProgram(process.execPath, ['apps/server/src/cli/main.ts', 'verify', 'audit', path], { env: process.env }).catch(
    ({ message }: Error) => message,
  )

test('SEC-9 an auditor exports the trail, and the console’s check and the command name the one entry that the owner of the database changed', async ({
  browser,
}) => {
  const auditor = await openConsole(browser, 'Ng Siu Ying', '/trail')
  await expect(auditor.getByRole('heading', { name: 'Audit trail' })).toBeVisible()
  // a sign-in is an entry; the job that seals entries runs each minute
  const operations = await openConsole(browser, 'Lee Wai Man', '/jobs')
  await expect(operations.getByRole('heading', { level: 1 })).toBeVisible()
  const owner = connect(databaseUnder(dataDir, 'foyer_owner'), { max: 1, name: 'foyer journey' })
  const sealed = () =>
    owner<{ id: string }[]>`
      select entry.id::text from audit_entries entry join audit_seals seal on entry.id between first_id and last_id
      where event = 'sign_in' and reason is null order by entry.id desc limit 1`
  await callAs(operations, '/staff/jobs/run', { queue: 'seal-audit', reason: 'A journey needs it' })
  await operations.context().close()
  await expect.poll(sealed, { timeout: 30_000 }).toHaveLength(1)
  const [{ id } = { id: '' }] = await sealed()

  const dialog = async () => {
    await auditor.getByRole('button', { name: 'Export' }).click()
    await expect(auditor.getByRole('dialog', { name: 'Export the audit trail' })).toBeVisible()
  }
  await dialog()
  await auditor.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(auditor.getByText(/^No difference in/)).toBeVisible({ timeout: 30_000 })
  await expectAccessible(auditor)
  const before = await save(auditor)
  expect(readFileSync(before, 'utf8')).toContain(`"entry":[${id}, `)
  expect(await verifyFile(before)).toContain('No difference.')

  const set = (reason: string | null) =>
    owner.begin(async (tx) => {
      await tx`alter table audit_entries disable trigger user`
      await tx`update audit_entries set reason = ${reason} where id = ${id}`
      await tx`alter table audit_entries enable trigger user`
    })
  await set('Nothing to see here')
  try {
    await dialog()
    await auditor.getByRole('button', { name: 'Check', exact: true }).click()
    await expect(auditor.getByRole('alert').filter({ hasText: 'entry' })).toContainText(changedText(id), {
      timeout: 30_000,
    })
    expect(await verifyFile(await save(auditor))).toContain(changedText(id))
  } finally {
    // other journeys verify the same database
    await set(null)
    await owner.end()
    await auditor.context().close()
  }
})
