import type { GiftRequest } from '@foyer/api/gifts'
import { lost, refused, requestsOf, serve, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as addressFormStyles from '../../../shared/address/address-form.module.css'
import { address } from '../../../shared/address/testing/address.ts'
import * as fieldStyles from '../../../shared/ui/field.module.css'
import * as segmentedStyles from '../../../shared/ui/segmented.module.css'
import { goTo, leaveScreen } from '../../../testing/screen.tsx'
import {
  addPhoto,
  choose,
  confirm,
  fields,
  fillAll,
  fillHongKong,
  form,
  gifts,
  mine,
  openForm,
  panel,
  path,
  rowOf,
  sheet,
  shelf,
  submitButton,
  waitForForm,
} from '../testing/form-steps.ts'
import { giftCall, give, gone, idOf, statusCall } from '../testing/replies.ts'
import * as giftFormStyles from './gift-form.module.css'

const review = page.getByCss(`dialog .${giftFormStyles.giftReview}`)
const fieldText = (text: string) => form.getByText(text, { exact: true })
const requests = () => requestsOf(giftCall).map(({ body }) => body as GiftRequest)

const faults = {
  'zh-CN': ['请选一份礼品', '请上传至少一张证明照片', '请填写姓名', '请填写手机号', '请选择收货地区', '地址不能为空'],
  'zh-HK': ['請選一份禮品', '請上載最少一張證明相片', '請填寫姓名', '請填寫手機號碼', '請選擇收貨地區', '地址不能為空'],
  'en-US': [
    'Please choose a gift',
    'Please add at least one photo',
    'Please fill in the name',
    'Please enter the phone number',
    'Please select a receiving area',
    'Address can not be empty',
  ],
} as const

const malformed = {
  'zh-CN': '手机号格式不正确',
  'zh-HK': '手機號碼格式不正確',
  'en-US': 'Malformed phone number',
} as const

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`V5 R17 in ${language} every missing input shows an error at its place, and the first of them gets the focus`, async () => {
    await openForm({}, language)
    document.querySelector<HTMLElement>(`.${addressFormStyles.addressForm} .${segmentedStyles.segment}`)?.click()
    await submitButton.click()
    const shown = () =>
      [...document.querySelectorAll(`main .${fieldStyles.fieldError}:not([hidden])`)]
        .map(({ textContent }) => textContent)
        .filter(Boolean)
    for (const fault of faults[language]) await expect.poll(shown).toContain(fault)
    await expect.element(gifts.first()).toHaveFocus()
    await expect.element(sheet).not.toBeInTheDocument()
    await choose(2)
    await expect.poll(shown).not.toContain(faults[language][0])
    await addPhoto()
    await expect.poll(shown).not.toContain(faults[language][1])
    await submitButton.click()
    await expect.element(fields.name).toHaveFocus()
    await fields.name.fill('陈大文')
    await fields.mobile.fill('1380013800')
    await submitButton.click()
    await expect.element(fields.mobile).toHaveAccessibleDescription(malformed[language])
    await expect.element(fields.mobile).toHaveFocus()
    zoomText(200)
    expect(sticksOut()).toEqual([])
  })

test('R17 the choice of a gift is the first of three numbered steps', async () => {
  await openForm()
  const heads = [...document.querySelectorAll(`.${giftFormStyles.giftStep} h2`)].map(({ textContent }) => textContent)
  expect(heads).toEqual(['1Choose your gift', '2Upload proof of membership', '3Delivery address'])
})

test('R17 gift, proof and address are shown for review and sent once, and the parcel replaces the form', async () => {
  await openForm()
  await fillAll(3)
  await submitButton.click()
  for (const words of ['Steel flask', '12/F, Flat B', '1 photo']) await expect.element(review).toMatchTextContent(words)
  await expect.element(sheet.getByRole('checkbox')).not.toBeChecked()
  await sheet.getByRole('button', { name: 'Submit' }).click()
  await expect.element(sheet.getByText('Please read and agree to the terms first')).toBeVisible()
  expect(requests()).toEqual([])
  await sheet.getByRole('radio', { name: 'Hong Kong' }).click()
  await sheet.getByRole('checkbox').click()
  await sheet.getByRole('button', { name: 'Submit' }).click()
  await expect.element(mine).toMatchTextContent('Steel flask')
  await expect.element(panel).toMatchTextContent('You have joined')
  expect(requests()).toEqual([
    {
      key: expect.stringMatching(/^[0-9a-f-]{36}$/),
      termsVersion: expect.any(Number),
      residence: 'hong_kong',
      item: 'flask',
      address,
      uploads: [idOf(101)],
    },
  ])
})

test('V5 R17 a number that the server refuses shows an error at its field, and the other input is retained', async () => {
  await openForm()
  await fillAll()
  serve({ [giftCall]: refused('invalid_request', { path: '/address/mobileNo' }) })
  await fields.mobile.fill('41234567')
  await confirm()
  await expect.element(fields.mobile).toHaveAccessibleDescription('Malformed phone number')
  await expect.element(fields.mobile).toHaveFocus()
  await expect.element(gifts.nth(1)).toBeChecked()
  await fields.mobile.fill('51234567')
  await submitButton.click()
  await expect.element(review).toBeVisible()
})

test('R17 K12 the form retains its input and pictures when the page is opened again, and removes the input after submission', async () => {
  await openForm()
  await fillAll(2)
  await leaveScreen()
  await goTo(path)
  await waitForForm()
  await expect.element(gifts.nth(2)).toBeChecked()
  await expect.element(rowOf('card.jpg')).toHaveAttribute('data-status', '')
  await expect.element(rowOf('card.jpg').getByCss('img')).toBeVisible()
  await expect.element(fields.flat).toHaveValue('12/F, Flat B')
  await expect.element(fields.mobile).toHaveValue('51234567')
  expect(JSON.stringify(sessionStorage)).toContain('Harbour Centre')
  await confirm()
  await expect.element(mine).toMatchTextContent('Desk lamp')
  expect(requests()[0]?.uploads).toEqual([idOf(101)])
  expect(JSON.stringify(sessionStorage)).not.toContain('Harbour Centre')
})

test('R17 the gifts are one choice for the keyboard, and Enter in a field opens the review', async () => {
  await openForm()
  ;(gifts.first().element() as HTMLElement).focus()
  await userEvent.keyboard(' ')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(gifts.nth(1)).toBeChecked()
  await addPhoto()
  await fillHongKong()
  ;(fields.flat.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(review).toMatchTextContent('Windproof umbrella')
})

test('K12 R17 a failed photo and a fourth photo block the review until they are uploaded again or removed', async () => {
  await openForm({ 'POST /api/user/uploads': lost })
  await choose(0)
  await fillHongKong()
  await addPhoto('card.jpg', 'failed')
  await submitButton.click()
  await expect.element(fieldText('A photo did not upload. Try it again or remove it.')).toBeVisible()
  let count = 0
  serve({
    'POST /api/user/uploads': () => {
      count++
      return { id: idOf(200 + count), path: 'uploads/stored', expiresAt: Date.now() + 60_000 }
    },
  })
  await page.getByRole('button', { name: 'Try again: card.jpg' }).click()
  await expect.element(rowOf('card.jpg')).toHaveAttribute('data-status', '')
  for (const name of ['first.jpg', 'second.jpg', 'third.jpg']) await addPhoto(name)
  await submitButton.click()
  await expect.element(fieldText('At most three. Please remove the others.')).toBeVisible()
  await page.getByRole('button', { name: 'Remove third.jpg' }).click()
  await submitButton.click()
  await expect.element(review).toMatchTextContent('3 photos')
})

test('K7 R17 a photo opens in the viewer before and after the gift is submitted', async () => {
  await openForm()
  await fillAll()
  await page.getByRole('button', { name: 'View card.jpg' }).click()
  await expect.element(sheet.getByRole('img', { name: 'card.jpg' })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(sheet).not.toBeInTheDocument()
  await confirm()
  await page.getByRole('dialog', { name: 'Your gift is reserved' }).getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'View photo 1 of 1' }).click()
  await expect.element(sheet.getByRole('img', { name: 'Proof, photo 1' })).toBeVisible()
})

test('R17 pictures that have expired lead back to the proof, which shows an error until they are removed', async () => {
  await openForm()
  await fillAll()
  serve({ [giftCall]: refused('not_found') })
  await confirm()
  const expired = fieldText('Your photos have expired. Please upload them again.')
  await expect.element(expired).toBeVisible()
  await expect.element(page.getByCss('[data-proof]')).toHaveFocus()
  await rowOf('card.jpg')
    .getByRole('button', { name: /Remove/ })
    .click()
  await expect.element(expired).not.toBeInTheDocument()
})

test('N13 R17 a lost answer locks the form, and the gift is requested again under the same key', async () => {
  await openForm({ [giftCall]: lost })
  await fillAll()
  await confirm()
  await expect.element(panel).toMatchTextContent('No answer yet')
  await expect.element(form).toHaveAttribute('inert', '')
  await leaveScreen()
  await goTo(path)
  await expect.element(panel).toMatchTextContent('No answer yet')
  serve({ [giftCall]: give })
  await panel.getByRole('button', { name: 'Check again' }).click()
  await expect.element(mine).toMatchTextContent('Windproof umbrella')
  const sent = requests().map((request) => JSON.stringify(request))
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent).size).toBe(1)
})

test('R17 a gift that runs out while the form is filled in leaves the other input, and another gift can be chosen', async () => {
  await openForm()
  await fillAll(0)
  serve({ [giftCall]: refused('activity_sold_out'), [statusCall]: gone((n) => n === 0) })
  await confirm()
  await expect.element(gifts.first()).toBeDisabled()
  // the page returns to the gifts and shows the reason there
  await expect.element(shelf.getByText(/This gift has just run out/)).toBeVisible()
  await expect.element(panel).not.toMatchTextContent('This gift has just run out')
  await expect.element(gifts.nth(1)).toHaveFocus()
  await expect.element(fields.building).toHaveValue('Harbour Centre')
  await choose(2)
  serve({ [giftCall]: give })
  await confirm()
  await expect.element(mine).toMatchTextContent('Desk lamp')
  expect(new Set(requests().map(({ key }) => key)).size).toBe(2)
})
