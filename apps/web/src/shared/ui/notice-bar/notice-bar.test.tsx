import { expectAccessible, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { commands, page } from 'vitest/browser'
import { allowMotion, reduceMotion, tap } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'
import type { Language } from '../../text/language.ts'
import * as styles from './notice-bar.module.css'

allowMotion()

const bars = ['fits', 'long', 'linked', 'closable'] as const

const open = async (language?: Language) => {
  await commands.mouse('move', 0, 0)
  await openGalleryPart('notice-bar', language && { language })
  expect(page.getByCss(`.${styles.noticeBar}`).elements().length).toBe(4)
  // the pause button reduces the view of the text, which restarts the lap
  await expect.poll(() => [...document.querySelectorAll(`.${styles.noticeBarLine}`)].every(lapFits)).toBe(true)
}

const lapFits = (line: Element): boolean => {
  const [lap] = line.getAnimations()
  const view = line.parentElement?.getBoundingClientRect().width ?? 0
  const length = line.getBoundingClientRect().width + view
  const isRight = Math.abs(Number(lap?.effect?.getTiming().duration) - (length / 60) * 1_000) < 20
  return isRight || (!lap && line.getBoundingClientRect().width <= view)
}

const bar = (name: (typeof bars)[number]) => {
  const notice = page.getByCss(`.${styles.noticeBar}`).nth(bars.indexOf(name))
  const line = () => notice.element().querySelector(`.${styles.noticeBarLine}`) ?? document.createElement('span')
  const lap = () => {
    const [animation] = line().getAnimations()
    if (!animation) throw new Error('the text does not move')
    return animation
  }
  return {
    notice,
    line,
    lap,
    expectLaps: (states: readonly AnimationPlayState[]) =>
      expect
        .poll(() =>
          line()
            .getAnimations()
            .map(({ playState }) => playState),
        )
        .toEqual(states),
    /** The offset of the text from its start, with its lap set to a time in milliseconds. */
    placeAt: (moment: number): number => {
      const left = () => line().getBoundingClientRect().left
      lap().pause()
      lap().currentTime = 0
      const start = left()
      lap().currentTime = moment
      return left() - start
    },
  }
}

test('K13 a text that is too long waits 1 s and then moves left at 60 pixels a second', async () => {
  await open()
  const { expectLaps, placeAt, lap } = bar('long')
  await expectLaps(['running'])
  // at the speed of real time
  expect(lap().playbackRate).toBe(1)
  expect(lap().timeline).toBe(document.timeline)
  expect(placeAt(999)).toBe(0)
  expect(placeAt(1_100)).toBeCloseTo(-6, 0)
  expect(placeAt(2_000)).toBeCloseTo(-60, 0)
  expect(placeAt(6_000)).toBeCloseTo(-300, 0)
})

test('K13 a text that has left on the left comes in again from the right and ends where it began', async () => {
  await open()
  const { expectLaps, placeAt, line } = bar('long')
  await expectLaps(['running'])
  const text = line().getBoundingClientRect().width
  const view = line().parentElement?.getBoundingClientRect().width ?? 0
  const whole = ((text + view) / 60) * 1_000
  expect(placeAt(1_000 + (text / 60) * 1_000 - 1)).toBeCloseTo(-text, 0)
  expect(placeAt(1_000 + (text / 60) * 1_000 + 1)).toBeCloseTo(view, 0)
  expect(placeAt(1_000 + whole - 500)).toBeCloseTo(30, 0)
  // the next lap follows immediately
  expect(placeAt(1_000 + whole + 500)).toBeCloseTo(-30, 0)
})

test('a notice that fits does not move and has no pause button', async () => {
  await open()
  await bar('long').expectLaps(['running'])
  const { notice, expectLaps } = bar('fits')
  await expectLaps([])
  expect(notice.getByRole('button').elements()).toEqual([])
})

test('the button pauses a notice and resumes it from the same place', async () => {
  await open()
  const { notice, expectLaps, lap } = bar('long')
  await expectLaps(['running'])
  lap().currentTime = 5_000
  await notice.getByRole('button', { name: 'Pause scrolling' }).click()
  await expectLaps(['paused'])
  const at = Number(lap().currentTime)
  expect(at).toBeGreaterThanOrEqual(5_000)
  await notice.getByRole('button', { name: 'Resume scrolling' }).click()
  await expectLaps(['running'])
  expect(Number(lap().currentTime)).toBeGreaterThanOrEqual(at)
})

test('a tap pauses a notice, and a second tap resumes it', async () => {
  await open()
  const { notice, expectLaps } = bar('long')
  await expectLaps(['running'])
  await tap(notice.getByRole('status'))
  await expectLaps(['paused'])
  await tap(notice.getByRole('status'))
  await expectLaps(['running'])
})

test('a notice is paused while the mouse is over it', async () => {
  await open()
  const { notice, expectLaps } = bar('long')
  await notice.getByRole('status').hover()
  await expectLaps(['paused'])
  await commands.mouse('move', 0, 0)
  await expectLaps(['running'])
})

test('a link in a notice that gets the focus scrolls into view, and the text is paused while it has the focus', async () => {
  await open()
  const { notice, expectLaps, lap, line } = bar('linked')
  const link = notice.getByRole('link', { name: 'read the terms' })
  await expectLaps(['running'])
  // the text has almost left on the left
  lap().currentTime = 1_000 + (line().getBoundingClientRect().width / 60) * 1_000 - 200
  await expect.element(link).not.toBeInViewport({ ratio: 1 })
  ;(link.element() as HTMLElement).focus()
  await expectLaps(['paused'])
  // browsers scroll by whole pixels, so a fraction may be cut off
  await expect.element(link).toBeInViewport({ ratio: 0.99 })
  ;(link.element() as HTMLElement).blur()
  await expectLaps(['running'])
})

test('a notice is measured again when its text, the screen width or the text size changes', async () => {
  await open()
  const { notice, expectLaps } = bar('closable')
  expect(notice.getByRole('button').elements().length).toBe(1)
  const change = page.getByRole('button', { name: 'Change the text' })
  await change.click()
  await expectLaps(['running'])
  await change.click()
  await expectLaps([])
  const fits = bar('fits')
  await page.viewport(200, 844)
  await fits.expectLaps(['running'])
  await page.viewport(390, 844)
  await fits.expectLaps([])
  zoomText(200)
  await fits.expectLaps(['running'])
})

test('with reduced motion a long notice takes several lines and nothing moves', async () => {
  await reduceMotion()
  await open()
  const { notice, expectLaps, line } = bar('long')
  await expect.poll(() => notice.getByRole('button').elements()).toEqual([])
  await expectLaps([])
  expect(line().getBoundingClientRect().height).toBeGreaterThan(60)
  const view = line().parentElement
  expect(view?.scrollWidth).toBeLessThanOrEqual(view?.clientWidth ?? 0)
})

for (const [language, close] of [
  ['zh-CN', '关闭公告'],
  ['zh-HK', '關閉公告'],
  ['en-US', 'Close notice'],
] as const)
  test(`a notice can be closed, and axe finds nothing (${language})`, async () => {
    await open(language)
    await expectAccessible()
    await bar('closable').notice.getByRole('button', { name: close }).click()
    await expect.poll(() => page.getByCss(`.${styles.noticeBar}`).elements().length).toBe(3)
  })
