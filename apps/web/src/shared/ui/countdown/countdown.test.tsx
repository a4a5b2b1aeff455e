import { expectAccessible } from '@foyer/testing/browser'
import { useState } from 'react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { noteChanges } from '../../../testing/gestures.ts'
import { openGalleryPart, openPart } from '../../../testing/part.tsx'
import type { Language } from '../../text/language.ts'
import * as styles from './countdown.module.css'
import { Countdown } from './countdown.tsx'

/** The four countdowns of the gallery: 2 days 3 h 25 min 10 s, 128 days, 63 s, and ended. */
const timer = (index: number) => page.getByRole('timer').nth(index)
const figures = (index: number) =>
  [...timer(index).element().querySelectorAll('b')].map(({ textContent }) => textContent).join(':')
const expectFigures = (index: number, expected: string) => expect.poll(() => figures(index)).toBe(expected)

/** Opens the gallery with clocks that only the test advances. */
const open = async (language?: Language) => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'],
    now: Date.parse('2026-08-18T09:00:00+08:00'),
  })
  await openGalleryPart('countdown', language && { language })
  expect(page.getByRole('timer').elements().length).toBe(4)
}
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** Lets time pass while timers are delayed, as in a background page: the next timer, within a second, fires late. */
const passAtOnce = async (milliseconds: number) => {
  const now = performance.now.bind(performance)
  const late = vi.spyOn(performance, 'now').mockImplementation(() => now() + milliseconds - 1_000)
  onTestFinished(() => late.mockRestore())
  await pass(1_000)
}
const setHidden = (hidden: boolean) => {
  const spied = vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden)
  document.dispatchEvent(new Event('visibilitychange'))
  onTestFinished(() => spied.mockRestore())
}

test('a countdown goes down by the second and rolls over into minutes, hours and days', async () => {
  await open()
  expect(figures(0)).toBe('02:03:25:10')
  await pass(999)
  expect(figures(0)).toBe('02:03:25:10')
  await pass(1)
  await expectFigures(0, '02:03:25:09')
  await pass(10_000)
  await expectFigures(0, '02:03:24:59')
  await passAtOnce((3 * 3_600 + 25 * 60) * 1_000)
  await expectFigures(0, '01:23:59:59')
})

test('the units of a countdown do not move or change their size while the figures change', async () => {
  await open()
  const places = () =>
    [...document.querySelectorAll(`.${styles.countdownUnit}`)].map((unit) => {
      const { x, width, height } = unit.getBoundingClientRect()
      return [x, width, height]
    })
  const before = places()
  expect(before.length).toBe(16)
  await pass(9_000)
  await expectFigures(1, '127:23:59:51')
  expect(places()).toEqual(before)
})

test('a countdown reports its end exactly once, also when the page is hidden and shown again', async () => {
  await open()
  const reported = page.getByCss('.gallery-part p')
  await pass(62_000)
  await expectFigures(2, '00:00:00:01')
  await expect.element(reported).toHaveTextContent('Ended 0 times')
  await pass(1_000)
  await expect.element(reported).toHaveTextContent('Ended 1 times')
  expect(figures(2)).toBe('00:00:00:00')
  setHidden(true)
  setHidden(false)
  await pass(5_000)
  await expect.element(reported).toHaveTextContent('Ended 1 times')
})

test('a countdown is not affected by a change of the device clock', async () => {
  await open()
  vi.setSystemTime('2026-08-19T12:00:00+08:00')
  await pass(1_000)
  await expectFigures(0, '02:03:25:09')
})

test('a countdown shows the correct time left when the page is shown after the phone slept for a day', async () => {
  await open()
  setHidden(true)
  // while the phone sleeps, the monotonic clock and all timers stop
  vi.setSystemTime(Date.now() + 86_400_000)
  setHidden(false)
  await expectFigures(0, '01:03:25:10')
})

test('a countdown corrects for timers that fired late in the background', async () => {
  await open()
  await passAtOnce(30_400)
  await expectFigures(0, '02:03:24:40')
})

for (const [language, atFirst, later, lastMinute, over] of [
  ['zh-CN', '还剩2天3小时25分钟', '还剩2天3小时24分钟', '不到 1 分钟', '时间已到'],
  ['zh-HK', '尚餘 2 日 3 小時 25 分鐘', '尚餘 2 日 3 小時 24 分鐘', '不足 1 分鐘', '時間已到'],
  [
    'en-US',
    '2 days, 3 hours, 25 minutes left',
    '2 days, 3 hours, 24 minutes left',
    'Less than a minute left',
    'Time is up',
  ],
] as const)
  test(`a countdown is announced to the minute, and axe finds nothing (${language})`, async () => {
    await open(language)
    const spoken = (index: number) => timer(index).getByCss('.visually-hidden')
    await expect.element(spoken(0)).toHaveTextContent(atFirst)
    const text = spoken(0).element()
    const changes = noteChanges(text, () => [text.textContent])
    await pass(60_000)
    await expect.element(spoken(0)).toHaveTextContent(later)
    await expect.poll(() => changes).toEqual([later])
    await expect.element(spoken(2)).toHaveTextContent(lastMinute)
    await expect.element(spoken(3)).toHaveTextContent(over)
    vi.useRealTimers()
    await expectAccessible()
  })

/** A countdown of three seconds that a button removes. */
const Removable = ({ onEnd }: { onEnd: () => void }) => {
  const [isShown, setShown] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setShown(false)}>
        Remove
      </button>
      {isShown && <Countdown to={3_000} now={0} onEnd={onEnd} />}
    </>
  )
}

test('a countdown that is removed does not report its end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'] })
  const onEnd = vi.fn()
  await openPart(<Removable onEnd={onEnd} />)
  await expect.element(page.getByRole('timer')).toBeInTheDocument()
  await page.getByRole('button', { name: 'Remove' }).click()
  await expect.element(page.getByRole('timer')).not.toBeInTheDocument()
  await pass(5_000)
  expect(onEnd).not.toHaveBeenCalled()
})
