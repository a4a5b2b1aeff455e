import type { FoundingLanguage } from '@foyer/api/founding-languages'
import { animationsEnd, expectAccessible, frames } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { commands, page, userEvent } from 'vitest/browser'
import { allowMotion, reduceMotion, until } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'
import type { Opening } from '../../../testing/screen.tsx'
import * as styles from './pull-refresh.module.css'

allowMotion()

type Outcome = 'success' | 'failed' | 'waits'

const part = page.getByCss(`.${styles.pullRefresh}`)
const head = page.getByCss(`.${styles.pullHead}`)
const status = part.getByRole('status')
const firstRow = page.getByText(/^Row 1,/)
const refresh = page.getByRole('button', { name: 'Refresh' })
const finish = () => page.getByRole('button', { name: 'Finish waiting' }).click()
const choose = (outcome: Outcome) => page.getByText(outcome, { exact: true }).click()
const expectState = (state: string) => expect.element(part).toHaveAttribute('data-state', state)
const movedElement = () => document.querySelector(`.${styles.pullMoved}`) ?? document.body
/** Distance of the content below its normal position. */
const moved = () => new DOMMatrix(getComputedStyle(movedElement()).transform).f

const open = async (outcome: Outcome = 'success', opening?: Opening) => {
  await openGalleryPart('pull-refresh', opening)
  scrollTo(0, 0)
  await choose(outcome)
}
/** Presses the button by keyboard, without advancing timers. */
const pressRefresh = async (name = 'Refresh') => {
  ;(page.getByRole('button', { name }).element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
}

/** Simulates a finger on the first row, in whole pixels. */
const fingerOnRow = async () => {
  await animationsEnd()
  const box = firstRow.element().getBoundingClientRect()
  const [x, y] = [Math.round(box.x) + 100, Math.round(box.y + box.height / 2)]
  return {
    down: () => commands.touch('touchStart', [{ x, y }]),
    /** moves the finger relative to where it touched first */
    to: (down: number, right = 0) => commands.touch('touchMove', [{ x: x + right, y: y + down }]),
    second: () =>
      commands.touch('touchStart', [
        { x, y },
        { x: x + 60, y },
      ]),
    up: () => commands.touch('touchEnd', []),
  }
}

test('K8 a pull of 49 px returns without a refresh, and a pull of 50 px refreshes', async () => {
  await open('waits')
  const touch = await fingerOnRow()
  await touch.down()
  await touch.to(20)
  await touch.to(49)
  await expectState('pulling')
  await expect.element(head).toHaveTextContent('Pull to refresh')
  await expect.poll(moved).toBe(49)
  await touch.up()
  await expectState('idle')
  await expect.poll(moved).toBe(0)
  await expect.element(firstRow).toHaveTextContent('Row 1, read 1 times')

  await touch.down()
  await touch.to(20)
  await touch.to(50)
  await expectState('loosing')
  await expect.element(head).toHaveTextContent('Release to refresh')
  await touch.to(49)
  await expectState('pulling')
  await touch.to(150)
  await expectState('loosing')
  await touch.to(50)
  await expect.poll(moved).toBe(50)
  await expectState('loosing')
  await touch.up()
  await expectState('loading')
  await expect.element(status).toHaveTextContent('Refreshing')
  await finish()
  await expect.element(firstRow).toHaveTextContent('Row 1, read 2 times')
})

test('K8 the head is 50 px high during a refresh, and opens and closes in 300 ms', async () => {
  await open('waits')
  expect(head.element().getBoundingClientRect().height).toBe(50)
  // the durations that the browser reports when transitions start
  const ran: unknown[] = []
  const element = movedElement()
  element.addEventListener('transitionrun', (event) => {
    if (event.target === element) ran.push(...element.getAnimations().map(({ effect }) => effect?.getTiming().duration))
  })
  const touch = await fingerOnRow()
  await touch.down()
  await touch.to(20)
  await touch.to(120)
  await expectState('loosing')
  // the content follows the finger without a transition
  expect(ran).toEqual([])
  await touch.up()
  await expect.poll(() => ran).toEqual([300])
  await expect.poll(moved).toBe(50)
  await finish()
  await expectState('idle')
  await expect.poll(() => ran).toEqual([300, 300])
  await expect.poll(moved).toBe(0)
})

test('K8 the success of a refresh is shown for 500 ms', async () => {
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const state = () => part.element().getAttribute('data-state')
  await pressRefresh()
  await until(() => state() === 'success')
  expect(head.element().textContent).toBe('Up to date')
  expect(status.element().textContent).toBe('Up to date')
  await vi.advanceTimersByTimeAsync(499)
  await frames(2)
  expect(state()).toBe('success')
  await vi.advanceTimersByTimeAsync(1)
  await until(() => state() === 'idle')
})

test('a failed refresh is announced and leaves the content unchanged, and the next refresh can succeed', async () => {
  await open('failed')
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await pressRefresh()
  await until(() => status.element().textContent === 'Not refreshed, please try again')
  expect(part.element().getAttribute('data-state')).toBe('failed')
  expect(firstRow.element().textContent).toBe('Row 1, read 1 times')
  page
    .getByText('success', { exact: true })
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
  await pressRefresh()
  await until(() => firstRow.element().textContent === 'Row 1, read 2 times')
  expect(part.element().getAttribute('data-state')).toBe('success')
})

test('the button starts a refresh, and ignores the keyboard while the refresh runs', async () => {
  await open('waits')
  await refresh.click()
  await expectState('loading')
  await expect.element(refresh).toHaveAttribute('aria-disabled', 'true')
  ;(refresh.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter} ')
  await expect.element(refresh).toHaveFocus()
  await finish()
  await expectState('idle')
  await expect.element(firstRow).toHaveTextContent('Row 1, read 2 times')
})

test('a pull that starts further down the page scrolls the page and does not refresh', async () => {
  await open('success', { size: [390, 600] })
  scrollTo(0, 200)
  await expect.poll(() => scrollY).toBe(200)
  const touch = await fingerOnRow()
  await touch.down()
  for (const down of [20, 60, 100, 140]) await touch.to(down)
  await expect.poll(() => scrollY).toBeLessThan(200)
  await expectState('idle')
  expect(moved()).toBe(0)
  await touch.up()
})

test('a swipe upwards scrolls the page and does not pull', async () => {
  await open('success', { size: [390, 600] })
  const touch = await fingerOnRow()
  await touch.down()
  for (const down of [-20, -60, -100]) await touch.to(down)
  await expect.poll(() => scrollY).toBeGreaterThan(0)
  await expectState('idle')
  await touch.up()
})

test('a movement that begins sideways or with two fingers does not pull', async () => {
  await open()
  const touch = await fingerOnRow()
  await touch.down()
  await touch.to(5, 30)
  await touch.to(90, 60)
  await frames(2)
  await expectState('idle')
  await touch.up()
  await touch.second()
  await touch.to(80)
  await frames(2)
  await expectState('idle')
  await touch.up()
  await expect.element(firstRow).toHaveTextContent('Row 1, read 1 times')
})

test('the browser’s own pull-to-refresh is off, and with reduced motion the head opens immediately', async () => {
  await reduceMotion()
  await open('waits')
  expect(getComputedStyle(document.documentElement).overscrollBehaviorY).toBe('contain')
  await refresh.click()
  await expectState('loading')
  expect(moved()).toBe(50)
})

const words = {
  'zh-CN': ['刷新', '已更新'],
  'zh-HK': ['重新整理', '已更新'],
  'en-US': ['Refresh', 'Up to date'],
} as const satisfies Record<FoundingLanguage, readonly [string, string]>
for (const language of Object.keys(words) as FoundingLanguage[])
  test(`the button and the result of a refresh have text in ${language}`, async () => {
    const [name, done] = words[language]
    await open('success', { language })
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await pressRefresh(name)
    await until(() => status.element().textContent === done)
    await vi.advanceTimersByTimeAsync(500)
    vi.useRealTimers()
    await expectState('idle')
    await expectAccessible()
  })
