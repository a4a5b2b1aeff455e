import { type Answers, lost, refused, requestsOf, serve, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as frameStyles from '../../../shared/activity/frame/frame.module.css'
import { joined } from '../../../shared/activity/testing/join-status.ts'
import { address } from '../../../shared/address/testing/address.ts'
import { openScreen } from '../../../testing/screen.tsx'
import * as giftCardsStyles from '../parts/gift-cards.module.css'
import { fields, mine, panel, parcels, path, sheet } from '../testing/form-steps.ts'
import {
  corrected,
  exchange,
  giftIn,
  idOf,
  itemCall,
  joinStatusCall,
  statusCall,
  uploading,
} from '../testing/replies.ts'
import * as parcelStyles from './parcel.module.css'

const addressCall = 'POST /api/user/rewards/address'
const knownCall = 'POST /api/user/rewards/address/detail'
const head = parcels.first()
const state = page.getByCss(`.${frameStyles.offer}`)
const to = parcels.nth(2)
const changeAddress = page.getByRole('button', { name: 'Change the address' })
const save = sheet.getByRole('button', { name: 'Use this address' })
const way = () =>
  [...document.querySelectorAll(`.${parcelStyles.way} li[data-event]`)].map((step) => step.getAttribute('data-event'))
const next = () =>
  [...document.querySelectorAll(`.${parcelStyles.wayNext} strong`)].map(({ textContent }) => textContent)

const open = (given: Parameters<typeof giftIn>, answers: Answers = {}) =>
  openScreen(path, {
    viewer: 'registered',
    answers: {
      [joinStatusCall]: joined(),
      [statusCall]: giftIn(...given),
      [knownCall]: { address },
      ...uploading(),
      ...answers,
    },
  })

test('R17 a gift can be changed for another until it is packed', async () => {
  await open(['preparing', { chosen: 'umbrella' }], { [itemCall]: exchange })
  await page.getByRole('button', { name: 'Choose another gift' }).click()
  await expect.element(sheet).toBeVisible()
  document.querySelectorAll<HTMLElement>(`dialog label.${giftCardsStyles.gift}`)[3]?.click()
  await sheet.getByRole('button', { name: 'Take this one' }).click()
  await expect.element(mine).toMatchTextContent('Steel flask')
  await expect.element(sheet).not.toBeInTheDocument()
  expect(requestsOf(itemCall).map(({ body }) => body)).toEqual([
    { key: expect.stringMatching(/^[0-9a-f-]{36}$/), item: 'flask' },
  ])
})

test('N13 R17 a change of the gift whose answer is lost is requested again under the same key', async () => {
  await open(['preparing', { chosen: 'umbrella' }], { [itemCall]: lost })
  await page.getByRole('button', { name: 'Choose another gift' }).click()
  await expect.element(sheet).toBeVisible()
  document.querySelectorAll<HTMLElement>(`dialog label.${giftCardsStyles.gift}`)[3]?.click()
  await sheet.getByRole('button', { name: 'Take this one' }).click()
  await expect.element(sheet).toMatchTextContent('No answer yet')
  serve({ [itemCall]: exchange })
  await sheet.getByRole('button', { name: 'Check again' }).click()
  await expect.element(mine).toMatchTextContent('Steel flask')
  const sent = requestsOf(itemCall).map(({ body }) => JSON.stringify(body))
  expect(sent.length).toBeGreaterThan(1)
  expect(new Set(sent).size).toBe(1)
})

test('R17 the address is masked, and shown in full only on request', async () => {
  await open(['preparing'])
  await expect.element(to).toMatchTextContent('C**')
  await expect.element(to).not.toMatchTextContent('Harbour Centre')
  expect(requestsOf(knownCall)).toEqual([])
  await to.getByRole('button', { name: 'Show in full' }).click()
  await expect.element(to).toMatchTextContent('Harbour Centre')
  await expect.element(to).toMatchTextContent('+852 51234567')
  await to.getByRole('button', { name: 'Hide' }).click()
  await expect.element(to).not.toMatchTextContent('Harbour Centre')
})

test('R17 the address can be changed until the gift is packed, starting with the stored address', async () => {
  await open(['preparing'])
  const changed = { ...address, building: 'Lippo Centre' }
  serve({
    [addressCall]: () => {
      serve({ [knownCall]: { address: changed } })
      return { id: idOf(1), status: 'preparing' }
    },
  })
  await to.getByRole('button', { name: 'Show in full' }).click()
  await changeAddress.click()
  await expect.element(fields.building).toHaveValue('Harbour Centre')
  await fields.building.fill('Lippo Centre')
  await save.click()
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(to).toMatchTextContent('Lippo Centre')
  expect(requestsOf(addressCall).map(({ body }) => body)).toEqual([
    { key: expect.stringMatching(/^[0-9a-f-]{36}$/), id: idOf(1), address: changed },
  ])
})

test('R17 an address change after the packing shows why it is refused, and the page shows the new state', async () => {
  await open(['preparing'], { [addressCall]: refused('gift_packed') })
  await changeAddress.click()
  await expect.element(fields.building).toHaveValue('Harbour Centre')
  serve({ [statusCall]: giftIn('packed') })
  await fields.building.fill('Lippo Centre')
  await save.click()
  await expect.element(sheet.getByRole('alert')).toMatchTextContent('Your gift is being packed or is packed')
  await userEvent.keyboard('{Escape}')
  await expect.element(state).toMatchTextContent('Packed')
  await expect.element(changeAddress).not.toBeInTheDocument()
})

test('R17 a returned gift requires a corrected address in the panel, and shows that the address was received', async () => {
  await open(['returned'])
  serve({
    [addressCall]: () => {
      serve({ [statusCall]: giftIn('returned', { addressNeeded: false, happened: corrected }) })
      return { id: idOf(1), status: 'returned' }
    },
  })
  await expect.element(state).toMatchTextContent('Returned')
  await expect.poll(next).toEqual(['Your corrected address', 'Sending', 'Delivery'])
  await panel.getByRole('button', { name: 'Correct the address' }).click()
  await fields.flat.fill('13/F, Flat C')
  await save.click()
  await expect.element(head).toMatchTextContent('We have your corrected address')
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument()
  await expect.poll(way).toEqual(['grant', 'pack', 'ship', 'return', 'readdress'])
  expect(next()).toEqual(['Sending', 'Delivery'])
})

for (const [status, words] of [
  ['packed', /My gift\s*Packed\s*\w{3} \d+\s*Next: Sending/],
  ['shipped', /My gift\s*On its way\s*\w{3} \d+\s*Next: Delivery/],
  ['delivered', /My gift\s*Delivered\s*\w{3} \d+$/],
] as const)
  test(`R17 a gift that is ${status} shows its state, and neither gift nor address can be changed`, async () => {
    await open([status])
    await expect.element(state).toMatchTextContent(words)
    await expect.element(changeAddress).not.toBeInTheDocument()
    await expect.element(page.getByRole('button', { name: 'Choose another gift' })).not.toBeInTheDocument()
  })

test('R17 the steps of a delivered gift are listed, and its tracking number can be copied', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  try {
    await open(['delivered'])
    await expect.element(page.getByCss(`.${parcelStyles.tracking}`)).toMatchTextContent('SF1380013800138')
    const steps = () => [...document.querySelectorAll(`.${parcelStyles.way} li`)].map(({ textContent }) => textContent)
    await expect
      .poll(steps)
      .toEqual([
        expect.stringMatching(/Chosen.*HKT/),
        expect.stringContaining('Packed'),
        expect.stringContaining('Sent'),
        expect.stringContaining('Delivered'),
      ])
    await page.getByRole('button', { name: 'Copy SF Express tracking number' }).click()
    await expect.element(page.getByText('Copied')).toBeVisible()
    expect(written.mock.calls).toEqual([['SF1380013800138']])
  } finally {
    written.mockRestore()
  }
})

test('R17 the page of a parcel does not overflow at 200 % text', async () => {
  await open(['shipped'])
  await expect.element(head).toBeVisible()
  zoomText(200)
  expect(sticksOut()).toEqual([])
})
