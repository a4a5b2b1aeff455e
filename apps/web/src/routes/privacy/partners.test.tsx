import {
  expectAccessible,
  lost,
  refused,
  registeredNumber,
  requestsOf,
  serve,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { goTo, openScreen } from '../../testing/screen.tsx'
import * as styles from './page.module.css'
import { asOf, bookshop, partner, platform, privacyOf, storedData } from './testing/replies.ts'

const agreed = { [privacyOf]: storedData({ partners: [platform()] }) }
const withdrawn = { partners: [platform({ agreed: false, at: asOf })] }
const open = (answers = {}) => openScreen('/privacy', { viewer: 'registered', answers: { ...agreed, ...answers } })

const row = page.getByCss(`.${styles.privacyPartner}`)
const button = row.getByRole('button', { name: 'Withdraw consent… Food delivery platform' })
const dialog = page.getByRole('alertdialog', { name: 'Withdraw this consent?' })
const done = row.getByText('Withdrawn. We share no more of your data')
const unknown = row.getByText(/^We cannot confirm the result yet/)
const bodies = () => requestsOf(partner).map(({ body }) => body)

const withdraw = async () => {
  await button.click()
  await dialog.getByRole('button', { name: 'Withdraw', exact: true }).click()
}

test('O4 a person who agreed to nothing reads that no data is passed to any partner', async () => {
  await open({ [privacyOf]: storedData() })
  await expect.element(page.getByText('You have not agreed to share your data with any partner.')).toBeVisible()
  expect(row.elements()).toEqual([])
})

test('O4 a person sees which partner receives which data, why and since when, and withdraws the consent', async () => {
  await open({ [partner]: withdrawn })
  await expect.element(row).toMatchTextContent('Food delivery platform')
  await expect
    .element(row)
    .toMatchTextContent('Your phone number, to link the voucher to your account with the partner.')
  await expect.element(row).toMatchTextContent(/Food voucher.*You agreed on .* HKT/)
  await button.click()
  await expect.element(dialog).toMatchTextContent('Food delivery platform')
  await expect.element(dialog).toMatchTextContent('Data already shared is handled under')
  await expect.element(dialog).toMatchTextContent('Your vouchers stay valid')
  await expectAccessible()
  await dialog.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await expect.element(row).toMatchTextContent('You agreed on')
  expect(bodies()).toEqual([])
  await withdraw()
  await expect.element(done).toHaveFocus()
  await expect.element(row).toMatchTextContent(/Food voucher.*You withdrew it on .* HKT/)
  await expect.element(button).not.toBeInTheDocument()
  expect(bodies()).toEqual([{ key: expect.any(String), partner: 'food-delivery' }])
  await expectAccessible()
  zoomText(200)
  await expect.poll(sticksOut).toEqual([])
})

test('O4 N13 a withdrawal whose answer is lost has an unknown outcome, and is sent again with the same key', async () => {
  await open({ [partner]: lost })
  await withdraw()
  await expect.element(unknown).toBeVisible()
  expect(row.getByRole('button', { name: /^Withdraw/ }).elements()).toEqual([])
  serve({ [partner]: withdrawn })
  await row.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(done).toHaveFocus()
  await expect.element(unknown).not.toBeInTheDocument()
  const [first, ...others] = bodies()
  expect(others.length).toBeGreaterThan(0)
  for (const other of others) expect(other).toEqual(first)
})

test('O4 N13 after a reload an unanswered withdrawal has an unknown outcome, and is sent again with the stored key', async () => {
  await openScreen('/about', { viewer: 'registered', answers: { ...agreed, [partner]: withdrawn } })
  const stored = 'foyer.own.privacy.partner.food-delivery'
  const request = { key: 'd9428888-122b-41e1-b85c-61d2a1b2c3d4', partner: 'food-delivery' }
  sessionStorage.setItem(stored, JSON.stringify({ person: registeredNumber, at: Date.now(), request }))
  await goTo('/privacy')
  await expect.element(unknown).toBeVisible()
  await expectAccessible()
  await row.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(done).toHaveFocus()
  expect(bodies()).toEqual([request])
  expect(sessionStorage.getItem(stored)).toBeNull()
})

test('O4 a withdrawal applies to one partner, and the consent for another partner stays', async () => {
  const both = (change = {}) => [platform(change), bookshop]
  await open({
    [privacyOf]: storedData({ partners: both() }),
    [partner]: { partners: both({ agreed: false, at: asOf }) },
  })
  await withdraw()
  await expect.element(row.nth(0)).toMatchTextContent(/You withdrew it on/)
  await expect.element(row.nth(1)).toMatchTextContent(/Exchange points.*You agreed on/)
  await expect.element(row.nth(1).getByRole('button')).toBeVisible()
})

test('O4 a refused withdrawal reads the consents again, and a partner that is gone leaves the list', async () => {
  await open({ [partner]: refused('not_found') })
  await expect.element(row).toBeVisible()
  serve({ [privacyOf]: storedData({ partners: [] }) })
  await withdraw()
  await expect.element(row).not.toBeInTheDocument()
})
