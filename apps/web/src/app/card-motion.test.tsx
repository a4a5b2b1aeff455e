import { deferredAnswer, frames } from '@foyer/testing/browser'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import { page } from 'vitest/browser'
import { useStatisticsConsent } from '../platform/tracking/consent.ts'
import { whenIdle } from '../platform/when-idle.ts'
import '../shared/market/testing/feed.ts'
import { marketAnswers } from '../shared/market/testing/answers.ts'
import { allowMotion, reduceMotion } from '../testing/gestures.ts'
import { openScreen } from '../testing/screen.tsx'

allowMotion()

afterEach(() => useStatisticsConsent.setState({ consent: 'unknown' }))

const food = '/keetaActivity'
const card = page.getByCss(`a[href="#${food}"]`)
const heading = page.getByRole('heading', { level: 1 })
const copies = () => [...document.querySelectorAll<HTMLElement>('[data-motion="copy"]')]
const boxOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect()

/** Opens the hall, and waits until the work is done that makes cards move. */
const openHall = async (answers = {}) => {
  // what was viewed would be a second card of the same activity, and would move the list
  useStatisticsConsent.setState({ consent: 'refused' })
  await openScreen('/', { answers })
  await expect.element(card.first()).toBeVisible()
  await new Promise<void>((resolve) => whenIdle(resolve))
  await import('./afterwards.ts')
}

/** Notes every copy, and stops its motion at the end of its way, before it is removed. */
const noteCopies = () => {
  const seen: { layer: HTMLElement; motion: Animation }[] = []
  const observer = new MutationObserver(() => {
    for (const layer of copies())
      if (!seen.some((other) => other.layer === layer)) {
        const [motion] = layer.getAnimations()
        if (!motion) throw new Error('the copy does not move')
        motion.pause()
        seen.push({ layer, motion })
      }
  })
  observer.observe(document.body, { childList: true })
  onTestFinished(() => {
    observer.disconnect()
    for (const { motion } of seen) if (motion.playState !== 'idle') motion.finish()
  })
  return seen
}

test('R32 a card of the hall grows into the headline panel of its page, which has its focus, place and content from the start', async () => {
  await openHall()
  const seen = noteCopies()
  await card.first().click()
  await expect.poll(() => seen.length).toBe(1)
  expect(location.hash).toBe(`#${food}`)
  const { layer, motion } = seen[0]!
  expect(document.activeElement).toBe(heading.element())
  expect(scrollY).toBe(0)
  expect(layer.inert).toBe(true)
  const { duration } = motion.effect!.getComputedTiming()
  expect(duration).toBeLessThanOrEqual(300)
  motion.currentTime = Number(duration) - 0.01
  const [end, panel] = [layer.getBoundingClientRect(), boxOf('.activity-hero')]
  expect(Math.abs(end.right - panel.right)).toBeLessThan(1)
  expect(Math.abs(end.bottom - panel.bottom)).toBeLessThan(1)
  expect(end.width).toBeLessThanOrEqual(panel.width + 1)
  motion.finish()
  await expect.poll(() => copies().length).toBe(0)
})

test('R32 R2 back from an activity, its panel shrinks into the card that is where it was', async () => {
  await openHall()
  card.first().element().scrollIntoView({ block: 'center' })
  await frames(2)
  const place = boxOf(`a[href="#${food}"] [data-motion="card"]`)
  await card.first().click()
  await expect.element(page.getByCss('.activity-hero')).toBeVisible()
  await expect.poll(() => copies().length).toBe(0)
  const seen = noteCopies()
  history.back()
  await expect.poll(() => seen.length).toBe(1)
  const { layer, motion } = seen[0]!
  motion.currentTime = Number(motion.effect!.getComputedTiming().duration) - 0.01
  const end = layer.getBoundingClientRect()
  for (const side of ['left', 'top', 'width'] as const) expect(Math.abs(end[side] - place[side]), side).toBeLessThan(2)
})

test('A page shows the colours of its card while its content loads', async () => {
  const held = deferredAnswer()
  await openHall({ 'GET /api/activities/{code}': held.answer })
  const { campaign } = card.first().element().closest<HTMLElement>('[data-campaign]')!.dataset
  expect(campaign).not.toBe('brand')
  await card.first().click()
  await expect.poll(() => document.documentElement.dataset.campaign).toBe(campaign)
})

test('An act of the visitor that removes a moving copy also cancels its animation', async () => {
  await openHall()
  await card.first().click()
  await expect.poll(() => copies().length).toBe(1)
  const [motion] = copies()[0]!.getAnimations()
  motion!.pause()
  await page.getByCss('.top-bar').click({ position: { x: 150, y: 20 } })
  expect(copies()).toEqual([])
  expect(motion!.playState).toBe('idle')
})

test('An act of the visitor ends the motion at once, and of two quick taps the second page is shown', async () => {
  await openHall(marketAnswers())
  const seen = noteCopies()
  await card.first().click()
  await expect.poll(() => copies().length).toBe(1)
  await page.getByCss('.top-bar').click({ position: { x: 150, y: 20 } })
  expect(copies()).toEqual([])
  history.back()
  await expect.poll(() => seen.length).toBe(2)
  document.querySelector<HTMLElement>(`a[href="#${food}"]`)!.click()
  document.querySelector<HTMLElement>('a[href="#/markets"]')!.click()
  await expect.poll(() => location.hash).toBe('#/markets')
  await expect.element(page.getByCss('#app h1')).toMatchTextContent('Markets')
  // what a copy shows, for the message of a failure
  expect(copies().map(({ outerHTML }) => outerHTML)).toEqual([])
})

test('A device that requests reduced motion shows the page without a moving copy', async () => {
  await reduceMotion()
  await openHall()
  const seen = noteCopies()
  await card.first().click()
  await expect.element(page.getByCss('.activity-hero')).toBeVisible()
  await frames(2)
  expect(seen).toEqual([])
  expect(document.activeElement).toBe(heading.element())
})
