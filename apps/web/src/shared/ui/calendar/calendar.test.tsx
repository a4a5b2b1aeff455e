import { cutOff, expectAccessible, zoomText } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { tap } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'
import type { Opening } from '../../../testing/screen.tsx'
import * as styles from './month-grid.module.css'

/** The gallery's calendars: payouts (one day, from September) and a subscription period (a range, to 15 February). */
const openCalendar = async (at: 0 | 1, opening?: Opening) => {
  await openGalleryPart('calendar', opening)
  await expect.poll(() => document.querySelectorAll(`.${styles.calendar} [role=grid]`).length).toBe(2)
  const calendar = page.getByCss(`.${styles.calendar}`).nth(at)
  const step = (name: RegExp) => calendar.getByRole('button', { name })
  const day = (date: string) => calendar.getByCss(`[data-day="${date}"] button`)
  return {
    calendar,
    day,
    focus: (date: string) => (day(date).element() as HTMLElement).focus(),
    cell: (date: string) => calendar.getByCss(`[data-day="${date}"]`),
    chosen: page.getByCss('output').nth(at),
    next: step(/^(Next month|下一个月|下一個月)$/),
    previous: step(/^(Previous month|上一个月|上一個月)$/),
    month: calendar.getByCss('.rdp-caption_label'),
    about: calendar.getByCss(`.${styles.calendarAbout}`),
  }
}

test('K3 a calendar ends six months after the given day, independent of the device clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2031-03-03T12:00:00Z') })
  const { day, cell, chosen, next, previous, month } = await openCalendar(0)
  await expect.element(month).toHaveTextContent('November 2026')
  await expect.element(cell('2026-11-21')).toHaveAttribute('data-today', 'true')
  for (let months = 0; months < 6; months++) await next.click()
  await expect.element(month).toHaveTextContent('May 2027')
  await expect.element(next).toBeDisabled()
  await expect.element(day('2027-05-22')).toBeDisabled()
  await tap(day('2027-05-21'))
  await expect.element(chosen).toHaveTextContent('2027-05-21')
  for (let months = 0; months < 8; months++) await previous.click()
  await expect.element(month).toHaveTextContent('September 2026')
  await expect.element(previous).toBeDisabled()
})

test('K3 a calendar without a first day begins today, and a given last day may end it before six months', async () => {
  const { day, next, previous, month } = await openCalendar(1)
  await expect.element(previous).toBeDisabled()
  await expect.element(day('2026-11-20')).toBeDisabled()
  await expect.element(day('2026-11-21')).toBeEnabled()
  for (let months = 0; months < 3; months++) await next.click()
  await expect.element(month).toHaveTextContent('February 2027')
  await expect.element(next).toBeDisabled()
  await expect.element(day('2027-02-15')).toBeEnabled()
  await expect.element(day('2027-02-16')).toBeDisabled()
})

test('K3 a range goes from the first chosen day to the second, and an earlier or third day starts a new range', async () => {
  const { day, cell, chosen, about } = await openCalendar(1)
  await tap(day('2026-11-25'))
  await expect.element(chosen).toHaveTextContent('2026-11-25')
  await expect.element(about).toMatchTextContent('Choose the end date')
  await day('2026-11-23').click()
  await expect.element(chosen).toHaveTextContent('2026-11-23')
  await day('2026-11-30').click()
  await expect.element(chosen).toHaveTextContent('2026-11-23 – 2026-11-30')
  await expect.element(cell('2026-11-26')).toHaveAttribute('aria-selected', 'true')
  await expect.element(day('2026-11-23')).toHaveAccessibleName('Monday, November 23, 2026, start, selected')
  await day('2026-11-28').click()
  await expect.element(chosen).toHaveTextContent('2026-11-28')
})

test('K3 a closed day shows its reason and cannot be chosen by touch or keyboard', async () => {
  const { day, focus, chosen, about } = await openCalendar(0)
  const closed = day('2026-11-27')
  await expect.element(closed).toHaveAccessibleName('Friday, November 27, 2026, Market closed, Typhoon signal No. 8')
  await expect.element(closed).toBeDisabled()
  await tap(closed)
  await expect.element(about).toHaveTextContent('Fri, November 27: Market closed, Typhoon signal No. 8')
  await expect.element(chosen).toHaveTextContent('')
  focus('2026-11-26')
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(closed).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(chosen).toHaveTextContent('')
})

test('K3 a marked day has marks, and words in its accessible name, the legend and its description', async () => {
  const { calendar, day, cell, about } = await openCalendar(0, { language: 'zh-HK' })
  await expect.element(day('2026-11-24')).toHaveAccessibleName('2026年11月24日星期二，派發日，認購日')
  expect(cell('2026-11-24').element().querySelectorAll(`.${styles.mark}`).length).toBe(2)
  const legend = calendar.getByRole('listitem').elements()
  expect(legend.map((each) => each.textContent)).toEqual(['派發日', '認購日', '重要日期', '休市'])
  await tap(day('2026-11-10'))
  await expect.element(about).toMatchTextContent(/派發日，已派發 HK\$58\.20$/)
})

test('K3 keys move by day, week, month, year and to the ends of the week, and stop at the first and last day', async () => {
  const { day, focus, chosen, month } = await openCalendar(0)
  focus('2026-11-21')
  for (const [key, to] of [
    ['{ArrowLeft}', '2026-11-20'],
    ['{ArrowUp}', '2026-11-13'],
    ['{Home}', '2026-11-08'],
    ['{End}', '2026-11-14'],
    ['{ArrowDown}', '2026-11-21'],
    ['{PageUp}', '2026-10-21'],
    ['{PageUp}', '2026-09-21'],
    ['{PageUp}', '2026-09-01'],
    ['{ArrowLeft}', '2026-09-01'],
    ['{Shift>}{PageDown}{/Shift}', '2027-05-21'],
    ['{ArrowRight}', '2027-05-21'],
  ] as const) {
    await userEvent.keyboard(key)
    await expect.element(day(to)).toHaveFocus()
  }
  await expect.element(month).toHaveTextContent('May 2027')
  await userEvent.keyboard('{Enter}')
  await expect.element(chosen).toHaveTextContent('2027-05-21')
})

for (const [language, caption, days] of [
  ['zh-CN', '2026年11月', '日一二三四五六'],
  ['zh-HK', '2026年11月', '日一二三四五六'],
  ['en-US', 'November 2026', 'SuMoTuWeThFrSa'],
] as const)
  test(`K3 a week begins on Sunday, and month and weekday names are in the language (${language})`, async () => {
    const { calendar, month } = await openCalendar(0, { language })
    await expect.element(month).toHaveTextContent(caption)
    await expect.element(calendar.getByRole('grid')).toHaveAccessibleName(caption)
    expect(calendar.element().querySelector('thead')?.textContent).toBe(days)
    expect(calendar.element().querySelector('tbody tr td')?.textContent).toBe('1')
  })

for (const [language, theme] of [
  ['zh-CN', 'dark'],
  ['zh-HK', 'light'],
  ['en-US', 'dark'],
] as const)
  test(`K3 a calendar is accessible, its days are 44 px, and it fits at 200 % text (${language}, ${theme})`, async () => {
    const { calendar, day, next } = await openCalendar(1, { language, theme })
    await day('2026-11-24').click()
    await day('2026-11-30').click()
    await expectAccessible()
    for (const target of [day('2026-11-24'), next]) {
      const { width, height } = target.element().getBoundingClientRect()
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44)
    }
    zoomText(200)
    expect(calendar.element().scrollWidth).toBeLessThanOrEqual(calendar.element().clientWidth)
    expect(cutOff(`.${styles.calendar} [data-day="2026-11-24"] button`)).toEqual([])
  })
