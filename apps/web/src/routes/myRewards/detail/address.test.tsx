import type { Reward } from '@foyer/api/rewards'
import { broken, lost, refused, requestsOf, serve } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as addressFormStyles from '../../../shared/address/address-form.module.css'
import { address } from '../../../shared/address/testing/address.ts'
import * as statusChipStyles from '../../../shared/rewards/status-chip.module.css'
import * as pickerFieldStyles from '../../../shared/ui/picker-wheel/picker-field.module.css'
import * as toastStyles from '../../../shared/ui/toast.module.css'
import { appears, disappears } from '../../../testing/appears.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { detail, idOf, reward } from '../testing/replies.ts'
import * as detailStyles from './detail.module.css'

const path = `/myRewards?id=${idOf(1)}`
const detailCall = 'POST /api/user/rewards/detail'
const addressCall = 'POST /api/user/rewards/address'
const knownCall = 'POST /api/user/rewards/address/detail'
const chip = page.getByCss(`.${detailStyles.rewardHero} .${statusChipStyles.statusChip}`)
const change = page.getByRole('button', { name: 'Change the delivery address' })
const submit = page.getByCss(`.${addressFormStyles.addressForm} button[type="submit"]`)

const gift = (status: Reward['status']) =>
  detail(reward('physical_gift', { status, needs: status === 'claimable' ? 'address' : null }))
const open = (status: Reward['status']) =>
  openScreen(path, { viewer: 'registered', answers: { [detailCall]: gift(status), [knownCall]: { address } } })

/** The server accepts an address: the gift is prepared from then on. */
const prepare = () => {
  serve({ [detailCall]: gift('preparing') })
  return { id: idOf(1), status: 'preparing' }
}

const fillForm = async () => {
  await page.getByRole('button', { name: 'Enter the delivery address' }).click()
  await page.getByLabelText('Name of the recipient').fill(address.name)
  await page.getByCss('input[type="tel"]').fill(address.mobileNo)
  await page.getByCss(`.${pickerFieldStyles.pickerField}`).click()
  await appears('dialog [role="listbox"]')
  await expect.element(page.getByRole('dialog').getByRole('listbox').first()).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await disappears('dialog')
  await page.getByLabelText('Building or estate').fill('Harbour Centre')
  await page.getByLabelText('Floor and flat').fill('12/F, Flat B')
}

test('R28 a gift that was won requests the address, sends it once, and shows the delivery steps', async () => {
  await open('claimable')
  serve({ [addressCall]: prepare })
  await expect.element(chip).toHaveTextContent('Address needed')
  await fillForm()
  await submit.click()
  await expect.element(chip).toHaveTextContent('Preparing')
  await expect.element(page.getByCss(`.${detailStyles.giftSteps} [aria-current="step"]`)).toHaveTextContent('Preparing')
  expect(requestsOf(addressCall).map(({ body }) => body)).toEqual([
    { key: expect.stringMatching(/^[0-9a-f-]{36}$/), id: idOf(1), address },
  ])
  const moment = page.getByRole('dialog', { name: 'Your gift is being prepared' })
  await expect
    .element(moment.getByRole('list', { name: 'What happens next' }))
    .toMatchTextContent('You can change the address until then')
  await moment.getByRole('button', { name: 'Done' }).click()
  await expect.element(moment).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
  await expect.element(change).toBeVisible()
})

test('R28 an address that is changed before the packing is confirmed by a short message alone', async () => {
  await open('preparing')
  serve({ [addressCall]: prepare })
  await change.click()
  await expect.element(page.getByLabelText('Building or estate')).toHaveValue('Harbour Centre')
  await submit.click()
  await expect.element(page.getByCss(`.${toastStyles.toast}`)).toHaveTextContent('The address is saved')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
})

test('R28 the delivery of a gift shows its recipient and address, and of the phone number only the last digits', async () => {
  await open('shipped')
  const recipient = page.getByCss(`.${detailStyles.recipient}`)
  await expect.element(recipient).toMatchTextContent(/Deliver to.*Chan Tai Man.*4567.*Harbour Centre/)
  await expect.element(recipient).not.toMatchTextContent('51234567')
})

test('R28 a returned gift shows its delivery steps up to the return', async () => {
  await open('returned')
  await expect.element(page.getByCss(`.${detailStyles.giftSteps} [aria-current="step"]`)).toHaveTextContent('Returned')
})

test('R28 N13 an address whose answer is lost is requested again under the same key', async () => {
  await open('claimable')
  serve({ [addressCall]: lost })
  await fillForm()
  await submit.click()
  await expect.element(page.getByRole('alert')).toMatchTextContent('We cannot confirm the result yet')
  serve({ [addressCall]: prepare })
  await page.getByRole('button', { name: 'Check the result' }).click()
  await expect.element(chip).toHaveTextContent('Preparing')
  const sent = requestsOf(addressCall).map(({ body }) => JSON.stringify(body))
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent).size).toBe(1)
})

test('R28 the form of an address can be cancelled, and an address that fails to load is loaded by Try again', async () => {
  await open('preparing')
  await change.click()
  await expect.element(page.getByLabelText('Building or estate')).toHaveValue('Harbour Centre')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(page.getByLabelText('Building or estate')).not.toBeInTheDocument()
  serve({ [knownCall]: broken })
  await change.click()
  await expect.element(page.getByText('This did not load')).toBeVisible()
  serve({ [knownCall]: { address } })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect.element(page.getByRole('heading', { name: 'Change the delivery address' })).toHaveFocus()
  await expect.element(page.getByLabelText('Building or estate')).toHaveValue('Harbour Centre')
})

test('R28 an address change after the packing is refused, and the page shows that the gift is packed', async () => {
  await open('preparing')
  await change.click()
  await expect.element(page.getByLabelText('Building or estate')).toHaveValue('Harbour Centre')
  serve({ [detailCall]: gift('packed'), [addressCall]: refused('gift_packed') })
  await submit.click()
  await expect.element(chip).toHaveTextContent('Packed')
  await expect.element(change).not.toBeInTheDocument()
  await expect.element(page.getByCss(`.${detailStyles.rewardDetail}`).getByRole('alert')).toMatchTextContent(/pack/i)
})
