import { expectAccessible } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { allowMotion, reduceMotion } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'

allowMotion()

test('content replaces its skeleton without moving what is below', async () => {
  await openGalleryPart('skeleton')
  const top = (name: string) => page.getByRole('button', { name }).element().getBoundingClientRect().top + scrollY
  const before = top('Show what came')
  await page.getByRole('button', { name: 'Show what came' }).click()
  await expect.element(page.getByText(/^The pre-opening session/)).toBeVisible()
  expect(top('Load again')).toBeCloseTo(before, 0)
})

test('with reduced motion the shapes of a skeleton do not move', async () => {
  await openGalleryPart('skeleton')
  const moving = () => document.getAnimations().filter(({ playState }) => playState === 'running').length
  await commands.emulateMedia({ reducedMotion: 'no-preference' })
  await expect.poll(moving).toBeGreaterThan(0)
  await reduceMotion()
  await expect.poll(moving).toBe(0)
})

for (const [language, text] of [
  ['zh-CN', '正在加载'],
  ['zh-HK', '正在載入'],
  ['en-US', 'Loading'],
] as const)
  test(`a skeleton is a busy region that announces loading, and its shapes have no text for a screen reader (${language})`, async () => {
    await openGalleryPart('skeleton', { language })
    const region = page.getByRole('main').getByRole('status').first()
    await expect.element(region).toHaveAttribute('aria-busy', 'true')
    const shapes = [...region.element().children].filter((child) => !child.matches('.visually-hidden'))
    expect(shapes.every((shape) => shape.closest('[aria-hidden="true"]') || shape.textContent === '')).toBe(true)
    await expect.element(region).toHaveTextContent(text)
    await expectAccessible()
  })
