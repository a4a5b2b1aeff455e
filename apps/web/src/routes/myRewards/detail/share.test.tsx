import { expectAccessible } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../../testing/screen.tsx'
import { detail, idOf, reward } from '../testing/replies.ts'

afterEach(() => vi.restoreAllMocks())

/** The texts of every picture that is drawn from now on, one list each. */
const drawnTexts = () => {
  const pictures: string[][] = []
  vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation((words) => pictures.at(-1)?.push(words))
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((take) => take(new Blob(['picture'])))
  const create = document.createElement.bind(document)
  vi.spyOn(document, 'createElement').mockImplementation((name: string, options?: ElementCreationOptions) => {
    if (name === 'canvas') pictures.push([])
    return create(name, options)
  })
  return pictures
}

const share = page.getByRole('button', { name: 'Share', exact: true })
const sheet = page.getByRole('dialog', { name: 'Share this reward' })
const open = (...of: Parameters<typeof reward>) =>
  openScreen(`/myRewards?id=${idOf(1)}`, {
    viewer: 'registered',
    answers: { 'POST /api/user/rewards/detail': detail(reward(...of)) },
  })

test('R28 the picture of a cash reward names the reward and its activity, and shows the amount only if the person chooses so', async () => {
  const pictures = drawnTexts()
  await open('cash_return', { status: 'credited', needs: null })
  await share.click()
  const choice = sheet.getByRole('checkbox', { name: 'Show the amount on the picture' })
  await expect.element(choice).not.toBeChecked()
  await expect.poll(() => pictures.at(-1)?.join(' ')).toContain('Fee cashback for October A reward from Fee cashback')
  expect(pictures.flat().join(' ')).not.toContain('88.80')
  await expectAccessible()
  await choice.click()
  await expect.poll(() => pictures.at(-1)?.join('')).toContain('HK$88.80')
  await choice.click()
  await expect.element(sheet.getByRole('img')).toHaveAttribute('alt', 'Fee cashback for October')
  expect(pictures.at(-1)?.join(' ')).not.toContain('88.80')
})

test('R28 the picture of a voucher has neither its code nor its reference, and there is no amount to choose', async () => {
  const pictures = drawnTexts()
  await open('exchange_voucher')
  await share.click()
  await expect.element(sheet.getByRole('img')).toBeVisible()
  expect(pictures.flat().join(' ')).toContain('Harbour Roast voucher')
  expect(pictures.flat().join(' ')).not.toMatch(/7Q2K|P9R3T|6WXYZ|2026|Ready to use/)
  expect(sheet.getByRole('checkbox').elements()).toEqual([])
})

test('R28 a reward that ended without use is not offered to be shared', async () => {
  for (const status of ['expired', 'revoked'] as const) {
    await open('exchange_voucher', { status })
    await expect.element(page.getByText('About this reward')).toBeVisible()
    await expect.element(share).not.toBeInTheDocument()
  }
})
