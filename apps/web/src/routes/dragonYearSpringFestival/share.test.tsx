import { expectAccessible } from '@foyer/testing/browser'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { panel } from '../../shared/activity/testing/activity-screen.ts'
import { joined } from '../../shared/activity/testing/join-status.ts'
import { openScreen } from '../../testing/screen.tsx'
import { drawing } from './testing/replies.ts'

const shared: ShareData[] = []
afterEach(() => {
  vi.restoreAllMocks()
  for (const name of ['share', 'canShare']) Reflect.deleteProperty(navigator, name)
})

const allowSharing = () =>
  Object.defineProperties(navigator, {
    canShare: { value: () => true, configurable: true },
    share: { value: async (data: ShareData) => void shared.push(data), configurable: true },
  })

test('A person draws a prize and shares a picture of the campaign, which names neither the person nor the prize', async () => {
  allowSharing()
  const texts: string[] = []
  const fillText = CanvasRenderingContext2D.prototype.fillText
  vi.spyOn(CanvasRenderingContext2D.prototype, 'fillText').mockImplementation(function write(
    this: CanvasRenderingContext2D,
    ...args
  ) {
    texts.push(args[0])
    fillText.apply(this, args)
  })
  await openScreen('/dragonYearSpringFestival', {
    viewer: 'registered',
    answers: {
      'POST /api/user/498/joinStatus': joined(),
      ...drawing('tea-set'),
    },
  })
  await panel.getByRole('button', { name: /^Draw/ }).click()
  const result = page.getByRole('dialog', { name: /^You won:/ })
  await result.getByRole('button', { name: 'Share' }).click()
  const sheet = page.getByRole('dialog', { name: 'Share this activity' })
  await expect.element(sheet.getByRole('img')).toBeVisible()
  await sheet.getByRole('button', { name: 'Share picture' }).click()
  await expect.poll(() => shared.map(({ files }) => files?.[0]?.type)).toEqual(['image/png'])
  const picture = await createImageBitmap(shared[0]?.files?.[0] as File)
  expect([picture.width, picture.height]).toEqual([1080, 1440])
  const written = texts.join(' ')
  expect(written).toContain('Scan to see the activity')
  expect(written).not.toMatch(/tea set|0001|K7M2Q/i)
  await expectAccessible()
})
