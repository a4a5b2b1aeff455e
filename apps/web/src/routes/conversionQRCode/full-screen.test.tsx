import { expectAccessible, serve } from '@foyer/testing/browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as styles from '../../shared/presentation/full-screen.module.css'
import * as presentationStyles from '../../shared/presentation/presentation.module.css'
import { scanned } from '../../shared/presentation/testing/read-picture.ts'
import { codeOf, presenting, used, voucherId } from '../../shared/presentation/testing/replies.ts'
import { leaveScreen, openScreen } from '../../testing/screen.tsx'

const call = 'POST /api/user/rewards/present'
const show = page.getByRole('button', { name: 'Show full screen' })
const sheet = page.getByRole('dialog')
const plate = page.getByCss(`.${styles.bright} .${presentationStyles.qrPlate}`)

const open = async (theme: 'light' | 'dark' = 'light') => {
  await openScreen(`/conversionQRCode?reward=${voucherId}`, {
    viewer: 'registered',
    theme,
    answers: { [call]: presenting() },
  })
  await show.click()
  await expect.element(sheet).toBeVisible()
}

/** Replaces the wake lock of the browser, and lists what happened to it. */
const wakeLocks = () => {
  const happened: string[] = []
  const lock = { release: async () => void happened.push('released') }
  const request = async () => {
    happened.push('held')
    return lock
  }
  const before = Object.getOwnPropertyDescriptor(Navigator.prototype, 'wakeLock')
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  onTestFinished(() => {
    Reflect.deleteProperty(navigator, 'wakeLock')
    if (before) Object.defineProperty(Navigator.prototype, 'wakeLock', before)
  })
  return happened
}

for (const theme of ['light', 'dark'] as const)
  test(`R13 one tap shows the code with its voucher and merchant on a white full screen, where it scans, and one tap ends it (${theme})`, async () => {
    await open(theme)
    const box = sheet.element().getBoundingClientRect()
    expect([box.width, box.height]).toEqual([innerWidth, innerHeight])
    expect(getComputedStyle(sheet.element()).backgroundColor).toBe('rgb(255, 255, 255)')
    expect(await scanned(plate)).toBe(codeOf(1).qr)
    expect(plate.element().getBoundingClientRect().width).toBeGreaterThanOrEqual(
      Math.min(innerWidth - 32, innerHeight - 260),
    )
    await expect.element(sheet.getByRole('img', { name: 'QR code of the voucher' })).toBeVisible()
    await expect.element(sheet.getByText('K 7 M 1 9 X R 1')).toBeInTheDocument()
    await expect.element(page.getByCss(`.${styles.brightName}`)).toHaveTextContent('One coffeeHarbour Roast (demo)')
    await expectAccessible()
    await plate.click()
    await expect.element(sheet).not.toBeInTheDocument()
    await expect.element(show).toHaveFocus()
  })

test('R13 the full screen shows the renewed code, and closes when the voucher is used', async () => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'performance'],
    shouldAdvanceTime: true,
  })
  await openScreen(`/conversionQRCode?reward=${voucherId}`, {
    viewer: 'registered',
    answers: { [call]: presenting([1_000, 4_000]) },
  })
  await show.click()
  await expect.element(sheet.getByText('K 7 M 1 9 X R 1')).toBeInTheDocument()
  await vi.advanceTimersByTimeAsync(1_100)
  await expect.element(sheet.getByText('K 7 M 2 9 X R 2')).toBeInTheDocument()
  serve({ [call]: used })
  await vi.advanceTimersByTimeAsync(4_100)
  await expect.element(page.getByRole('status').getByRole('heading')).toHaveTextContent('Used')
  await expect.element(sheet).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Used' })).toHaveFocus()
})

test('R13 the screen stays on while a code is shown, until the page is left, and again after it was hidden', async () => {
  const happened = wakeLocks()
  await open()
  await expect.poll(() => happened).toEqual(['held'])
  const hidden = vi.spyOn(document, 'hidden', 'get')
  hidden.mockReturnValue(true)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => happened).toEqual(['held', 'released'])
  hidden.mockReturnValue(false)
  document.dispatchEvent(new Event('visibilitychange'))
  await expect.poll(() => happened).toEqual(['held', 'released', 'held'])
  hidden.mockRestore()
  await userEvent.keyboard('{Escape}')
  await leaveScreen()
  await expect.poll(() => happened).toEqual(['held', 'released', 'held', 'released'])
})

test('R13 a browser without a wake lock shows the full screen too', async () => {
  const before = Object.getOwnPropertyDescriptor(Navigator.prototype, 'wakeLock')
  Reflect.deleteProperty(Navigator.prototype, 'wakeLock')
  onTestFinished(() => {
    if (before) Object.defineProperty(Navigator.prototype, 'wakeLock', before)
  })
  expect('wakeLock' in navigator).toBe(false)
  await open()
  await expect.element(plate).toBeVisible()
})
