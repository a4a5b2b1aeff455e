import { expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../../testing/screen.tsx'
import { asOf, detail, idOf, reward } from '../testing/replies.ts'

const add = page.getByRole('button', { name: /calendar/i })
const open = (change: Parameters<typeof reward>[1]) =>
  openScreen(`/myRewards?id=${idOf(1)}`, {
    viewer: 'registered',
    answers: { 'POST /api/user/rewards/detail': detail(reward('exchange_voucher', change)) },
  })

test('R28 a calendar file has the last hour of a voucher, with a reminder a day before', async () => {
  const files: Blob[] = []
  const create = URL.createObjectURL
  URL.createObjectURL = (file: Blob) => {
    files.push(file)
    return create.call(URL, file)
  }
  onTestFinished(() => {
    URL.createObjectURL = create
  })
  await open({ validUntil: asOf + 86_400_000 })
  await add.click()
  await expect.poll(() => files.length).toBe(1)
  const content = (await files[0]?.text()) ?? ''
  expect(content).toContain('SUMMARY:Harbour Roast voucher expires')
  expect(content).toContain('DTSTART:20261119T010000Z')
  expect(content).toContain('TRIGGER:-PT1440M')
})

test('R28 a reward that does not end, or that is used, has no calendar entry', async () => {
  for (const change of [{ validUntil: null }, { status: 'used' }] as const) {
    await open(change)
    await expect.element(page.getByText('About this reward')).toBeVisible()
    await expect.element(add).not.toBeInTheDocument()
  }
})
