import type { WatchlistKeepRequest } from '@foyer/api/watchlist'
import { expectAccessible, fingerOn, requestsOf } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import * as quoteStyles from '../../../shared/market/quote-cells.module.css'
import { keepEndpoint } from '../../../shared/watchlist/testing/watchlist-server.ts'
import { appears, disappears } from '../../../testing/appears.ts'
import { allowMotion, reduceMotion, tap } from '../../../testing/gestures.ts'
import { openWatchlist, shownCodes } from '../testing/open.ts'
import * as watchlistStyles from './watchlist.module.css'

allowMotion()

const three = ['02800', '03008', '03439']
const row = (n: number) => page.getByCss(`.${watchlistStyles.watchRow}`).nth(n)
const front = (n: number) => row(n).getByCss(`.${watchlistStyles.watchFront}`).element()
const shift = (n: number) => new DOMMatrix(getComputedStyle(front(n)).transform).m41
const actions = `.${watchlistStyles.watchActions}`
const saved = () => requestsOf(keepEndpoint).map(({ body }) => (body as WatchlistKeepRequest).codes)
const swipe = async (n: number, dx: number) => {
  const finger = await fingerOn(row(n).getByCss(`.${watchlistStyles.watchOpen}`))
  await finger.moveBy(dx, 0)
  return finger
}
const uncover = async (n: number) => {
  await (await swipe(n, -150)).lift()
  await appears(actions)
  const { offsetWidth } = document.querySelector<HTMLElement>(actions) as HTMLElement
  await expect.poll(() => shift(n)).toBe(-offsetWidth)
}

test('R31 a swipe to the left uncovers two buttons of a row of the watchlist, and opens nothing', async () => {
  await openWatchlist(three)
  const address = location.hash
  await uncover(2)
  expect(location.hash).toBe(address)
  for (const name of [/^Top: Harvest/, /^Remove: Harvest/])
    await expect.element(page.getByRole('button', { name })).toBeVisible()
  expect(saved()).toEqual([])
  await expectAccessible()
})

test('R31 the name of a swiped row of the watchlist stays at its place, beside the buttons', async () => {
  await openWatchlist(three)
  const name = row(1).getByCss(`.${quoteStyles.quoteWho}`)
  const before = name.element().getBoundingClientRect().left
  await uncover(1)
  const { left, right } = name.element().getBoundingClientRect()
  expect(Math.round(left)).toBe(Math.round(before))
  expect(right).toBeLessThan(document.querySelector(actions)?.getBoundingClientRect().left ?? 0)
})

test('R31 a row of the watchlist that is swiped moves to the top, or off the list, by its button', async () => {
  await openWatchlist(three)
  await uncover(2)
  await page.getByRole('button', { name: /^Top: Harvest/ }).click()
  await expect.poll(shownCodes).toEqual(['03439', '02800', '03008'])
  await disappears(actions)
  await uncover(1)
  await page.getByRole('button', { name: /^Remove: Tracker/ }).click()
  await expect.poll(shownCodes).toEqual(['03439', '03008'])
  await expect.poll(saved).toEqual([
    ['03439', '02800', '03008'],
    ['03439', '03008'],
  ])
})

test('R31 a short swipe of a row of the watchlist, a tap on it, and a touch elsewhere cover its buttons', async () => {
  await openWatchlist(three)
  const short = await swipe(1, -30)
  await appears(actions)
  await short.pause()
  await short.lift()
  await disappears(actions)
  const address = location.hash
  await uncover(1)
  await tap(front(1))
  await disappears(actions)
  expect([shift(1), location.hash]).toEqual([0, address])
  await uncover(1)
  await tap(page.getByRole('heading', { level: 1 }))
  await disappears(actions)
})

test('R31 a fast, short swipe carries a row of the watchlist on, unless the finger paused before it lifted', async () => {
  await openWatchlist(three)
  const target = row(1).getByCss(`.${watchlistStyles.watchOpen}`).element()
  const { x, y, width, height } = target.getBoundingClientRect()
  const send = (type: string, dx: number, timeStamp: number) => {
    const at = { clientX: x + width / 2 + dx, clientY: y + height / 2 }
    const event = new PointerEvent(type, { ...at, pointerType: 'touch', isPrimary: true, bubbles: true })
    Object.defineProperty(event, 'timeStamp', { value: timeStamp })
    target.dispatchEvent(event)
  }
  const swipeFast = (pause: number) => {
    send('pointerdown', 0, 1000)
    send('pointermove', -20, 1010)
    send('pointermove', -40, 1020)
    send('pointerup', -40, 1020 + pause)
  }
  swipeFast(200)
  await disappears(actions)
  swipeFast(10)
  await expect.poll(() => shift(1)).toBeLessThan(-100)
})

test('R31 a touch stops a row of the watchlist that is moving, and takes it back', async () => {
  await openWatchlist(three)
  await uncover(1)
  const finger = await swipe(1, 60)
  const { offsetWidth } = document.querySelector<HTMLElement>(actions) as HTMLElement
  await expect.poll(() => shift(1)).toBe(60 - offsetWidth)
  await finger.moveBy(200, 0)
  await finger.lift()
  await disappears(actions)
  expect(shift(1)).toBe(0)
})

test('R31 a row of the watchlist that is moved up or down by a finger, or while rows are edited, uncovers nothing', async () => {
  await openWatchlist(three)
  const finger = await fingerOn(row(1).getByCss(`.${watchlistStyles.watchOpen}`))
  await finger.moveBy(-20, 60)
  await finger.lift()
  expect([shift(1), document.querySelector(actions)]).toEqual([0, null])
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  await (await swipe(1, -150)).lift()
  expect([shift(1), document.querySelector(actions)]).toEqual([0, null])
})

test('R31 a swiped row of the watchlist is at its place without an animation for a person who wants no motion', async () => {
  await reduceMotion()
  await openWatchlist(three)
  await (await swipe(1, -150)).lift()
  await appears(actions)
  expect(front(1).getAnimations()).toEqual([])
  expect(shift(1)).toBeLessThan(-100)
})

test('R31 the actions of a row of the watchlist move it to the top and remove it without a swipe', async () => {
  await openWatchlist(three)
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const menu = page.getByRole('dialog')
  await row(1).getByCss(`.${watchlistStyles.watchOpen}`).click()
  await menu.getByRole('button', { name: 'Move to top' }).click()
  await expect.poll(shownCodes).toEqual(['03008', '02800', '03439'])
  await row(1).getByCss(`.${watchlistStyles.watchOpen}`).click()
  await menu.getByRole('button', { name: 'Remove from watchlist' }).click()
  await expect.poll(shownCodes).toEqual(['03008', '03439'])
  await expect.element(page.getByRole('button', { name: /^Remove: Harvest/ })).toHaveFocus()
})
