import { expectAccessible, lost, registeredNumber, requestsOf, serve } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { confirmByCode, wantsProof } from '../../../../shared/fresh-proof/testing.ts'
import {
  createCall,
  deviceWithPasskeys,
  listCall,
  listOf,
  optionsToCreate,
  optionsToCreateCall,
  passkeys,
} from '../../../../shared/passkeys/testing.ts'
import * as dialogStyles from '../../../../shared/ui/dialog/dialog.module.css'
import * as fieldStyles from '../../../../shared/ui/field.module.css'
import { openScreen } from '../../../../testing/screen.tsx'
import type { Viewer } from '../../../../testing/viewer.ts'
import { pathOf } from '../../tab.ts'
import { sessionsCall, listOf as sessionsOf } from '../../testing/sessions.ts'

afterEach(() => vi.restoreAllMocks())

const [phone, computer] = passkeys
const renameCall = 'POST /api/user/passkeys/rename'
const deleteCall = 'POST /api/user/passkeys/delete'
const open = (answers = {}, viewer: Viewer = 'cash') =>
  openScreen(pathOf('sessions'), {
    viewer,
    config: { passkeys: true },
    answers: { [sessionsCall]: sessionsOf(), [listCall]: listOf(), ...answers },
  })
const part = page.getByRole('region', { name: 'Passkeys' })
const createButton = part.getByRole('button', { name: 'Create a passkey on this device' })
const confirm = page.getByCss(`dialog .${dialogStyles.dialogDanger}`)

test('each passkey is listed with its name or device, its account, and whether and when it was used', async () => {
  deviceWithPasskeys()
  await open()
  await expect.element(part.getByRole('heading', { name: 'My phone' })).toBeVisible()
  const [first, second] = part.getByRole('listitem').all()
  await expect
    .element(first as Locator)
    .toMatchTextContent(/iPhone · Safari.*\*\*\*\*1001.*Nov 19, 2026, 10:00.*Synced/)
  await expect
    .element(second as Locator)
    .toMatchTextContent(/Windows computer · Edge.*\*\*\*\*1002.*Not used yet.*On that device only/)
  await expectAccessible()
})

test('a passkey is renamed in a dialog that does not accept an empty name', async () => {
  deviceWithPasskeys()
  const renamed = listOf([phone, { ...computer, name: 'Office' }])
  await open({ [renameCall]: renamed })
  await part.getByRole('button', { name: 'Rename Windows computer · Edge' }).click()
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(page.getByCss(`dialog .${fieldStyles.fieldError}`)).toMatchTextContent(/Enter a name/)
  await expectAccessible()
  await page.getByRole('textbox', { name: 'Name' }).fill('  Office ')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect.element(part.getByRole('heading', { name: 'Office' })).toBeVisible()
  expect(requestsOf(renameCall).map(({ body }) => body)).toEqual([{ id: computer.id, name: 'Office' }])
})

test('the last passkey is deleted after a confirmation that names the way to log in from then on', async () => {
  deviceWithPasskeys()
  await open({ [listCall]: listOf([phone]), [deleteCall]: lost })
  await part.getByRole('button', { name: 'Delete My phone' }).click()
  await expect.element(page.getByRole('alertdialog')).toMatchTextContent(/your password and a code/)
  await confirm.click()
  await expect.element(page.getByCss(`dialog .${fieldStyles.fieldError}`)).toMatchTextContent(/No connection/)
  serve({ [deleteCall]: listOf([]) })
  await confirm.click()
  await expect.element(part.getByText('You have no passkey yet.')).toBeVisible()
})

test('SEC-4 a new passkey requires a fresh proof of the person, and is listed then', async () => {
  deviceWithPasskeys()
  await open({
    [listCall]: listOf([]),
    'POST /api/user/proof': { factors: ['sms'], mobileNo: registeredNumber },
    ...wantsProof(optionsToCreateCall, optionsToCreate),
    [createCall]: listOf([phone]),
  })
  await createButton.click()
  await confirmByCode()
  await expect.element(part.getByRole('heading', { name: 'My phone' })).toBeVisible()
})

test('a person who is not logged in to an account can delete passkeys and create none', async () => {
  deviceWithPasskeys()
  await open({ [listCall]: listOf(passkeys, false) }, 'registered')
  await expect.element(part.getByRole('button', { name: 'Delete My phone' })).toBeVisible()
  expect(createButton.elements()).toEqual([])
})

test('a browser without passkeys shows nothing of them to a person who has none', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  await open({ [listCall]: listOf([]) })
  await expect.poll(() => requestsOf(listCall)).toHaveLength(1)
  await expect.element(page.getByRole('button', { name: 'Sign out all other devices' })).toBeVisible()
  expect(part.elements()).toEqual([])
  vi.unstubAllGlobals()
})
