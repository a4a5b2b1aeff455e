import type { FoundingLanguage } from '@foyer/api/founding-languages'
import { expectAccessible, frames } from '@foyer/testing/browser'
import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { noteChanges, until } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'
import * as styles from './endless-list.module.css'

type Outcome = 'loads' | 'fails' | 'empty'
const part = page.getByCss('[data-part=endless-list]')
const choose = (outcome: Outcome) => part.getByText(outcome, { exact: true }).click()
const feed = page.getByRole('feed', { name: 'Talks' })
const items = feed.getByRole('article')
const focus = (at: number) => (items.nth(at).element() as HTMLElement).focus()
const itemCount = () => document.querySelectorAll('[role=feed] article').length
const expectItems = (count: number) => expect.poll(itemCount).toBe(count)
/** All requested cursors, in order. */
const cursors = () => document.querySelector('[data-part=endless-list] output')?.textContent
const expectCursors = (expected: string) => expect.poll(cursors).toBe(expected)
const more = part.getByRole('button', { name: 'Load more' })
const footer = page.getByRole('link', { name: 'Footer' })
const refresh = page.getByRole('button', { name: 'Refresh' })

/**
 * Tests run in a frame, where IntersectionObserver ignores margins of the viewport. So the list scrolls in an element
 * around it.
 */
const scrollInside = (height: number) => {
  const style = document.createElement('style')
  style.textContent = `.page.gallery { box-sizing: border-box; height: ${height}px; overflow-y: auto }`
  document.head.append(style)
  onTestFinished(() => style.remove())
}
const scroller = () => document.querySelector('.page.gallery') ?? document.body

/** Opens the list with its first page shown and its end far below the view. */
const open = async (language?: FoundingLanguage, height = 500) => {
  scrollInside(height)
  await openGalleryPart('endless-list', { size: [390, 500], ...(language && { language }) })
  if (height === 500) await expectItems(10)
}
/** Scrolls until the view ends `gap` pixels above the end of the list, and waits for the observer. */
const scrollToGap = async (gap: number) => {
  const end = document.querySelector(`.${styles.endlessEnd}`)?.getBoundingClientRect().top ?? 0
  scroller().scrollBy(0, Math.round(end) - scroller().getBoundingClientRect().bottom - gap)
  await frames(4)
}

test('K14 the next page is requested 300 px before the end, and not at 302 px', async () => {
  await open()
  await scrollToGap(302)
  await expect.element(more).toBeInTheDocument()
  expect(cursors()).toBe('first')
  await scrollToGap(299)
  await expectCursors('first 10')
  await expectItems(20)
})

test('K14 the end of a list that scrolls with the page is watched 300 px below the view', async () => {
  const watched = vi.spyOn(globalThis, 'IntersectionObserver')
  onTestFinished(() => watched.mockRestore())
  await openGalleryPart('endless-list', { size: [390, 500] })
  await expectItems(10)
  expect(watched).toHaveBeenLastCalledWith(expect.any(Function), { root: null, rootMargin: '0px 0px 300px' })
})

test('K14 the next page is requested if a busy page learns at once that the end was below the view and came near', async () => {
  let notify: (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof notify) {
        notify = callback
      }
      observe() {}
      disconnect() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  await open()
  notify([{ isIntersecting: false }, { isIntersecting: true }])
  await expectCursors('first 10')
  notify([{ isIntersecting: true }, { isIntersecting: false }])
  await expectItems(20)
  expect(cursors()).toBe('first 10')
})

test('K14 no page is requested twice in strict mode when the edge is crossed repeatedly', async () => {
  await open()
  // crosses the edge back and forth while pages load, and returns to it as they arrive
  while (itemCount() < 40) for (const gap of [299, 500, 100, 500, 0]) await scrollToGap(gap)
  await expect.element(part.getByCss(`.${styles.endlessEnd}`)).toHaveTextContent('That is all')
  await scrollToGap(600)
  await scrollToGap(0)
  expect(cursors()).toBe('first 10 20 30')
})

test('two clicks on Load more in one turn request one page', async () => {
  await open()
  const button = more.element() as HTMLElement
  button.click()
  button.click()
  await expectItems(20)
  expect(cursors()).toBe('first 10')
})

test('K14 a page shorter than the view is followed by the next one without a scroll', async () => {
  await open(undefined, 4_500)
  await expectCursors('first 10 20 30')
  await expectItems(40)
})

test('a page that failed to load shows the error with its reason, is not requested again automatically, and loads on Try again', async () => {
  await open()
  await choose('fails')
  await scrollToGap(200)
  await expect.element(part.getByRole('alert')).toMatchTextContent('This did not load')
  await expect.element(part.getByRole('alert')).toMatchTextContent(/Something unexpected happened/)
  for (const gap of [600, 100, 600, 100]) await scrollToGap(gap)
  expect(cursors()).toBe('first 10')
  expect(itemCount()).toBe(10)
  await expectAccessible()
  scroller().scrollTo(0, 0)
  await choose('loads')
  await part.getByRole('button', { name: 'Try again' }).click()
  await expectItems(20)
  expect(cursors()).toMatch(/^first 10 10/)
})

test('an empty list shows a notice and has no feed', async () => {
  await open()
  await choose('empty')
  await expect.element(part.getByText('No talks yet.')).toBeVisible()
  expect(feed.elements()).toEqual([])
  await expectAccessible()
})

test('no page loads automatically while the focus is in the list, so that the keyboard reaches the footer', async () => {
  await open()
  ;(refresh.element() as HTMLElement).focus()
  for (let press = 0; press < 10; press++) await userEvent.tab()
  await expect.element(items.nth(9)).toHaveFocus()
  // the end comes near while the focus is still in the list
  await frames(4)
  await userEvent.tab()
  await expect.element(more).toHaveFocus()
  await userEvent.tab()
  await expect.element(footer).toHaveFocus()
  expect(cursors()).toBe('first')
})

test('Load more by keyboard loads a page and moves the focus to its first item', async () => {
  await open()
  ;(refresh.element() as HTMLElement).focus()
  focus(9)
  await userEvent.tab()
  await expect.element(more).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(items.nth(10)).toHaveFocus()
  expect(cursors()).toBe('first 10')
  await expect.element(part.getByCss(`.${styles.endless} > p[role=status]`)).toHaveTextContent('20 items loaded')
})

test('a feed states the size and position of its items, is busy while a page loads, and supports the feed keys', async () => {
  await open()
  const third = items.nth(2)
  await expect.element(third).toHaveAccessibleName('Talk 3')
  await expect.element(third).toHaveAttribute('aria-posinset', '3')
  await expect.element(third).toHaveAttribute('aria-setsize', '-1')
  focus(2)
  await userEvent.keyboard('{PageDown}')
  await expect.element(items.nth(3)).toHaveFocus()
  await userEvent.keyboard('{PageUp}')
  await expect.element(third).toHaveFocus()
  await userEvent.keyboard('{Control>}{End}{/Control}')
  await expect.element(more).toHaveFocus()
  focus(2)
  await userEvent.keyboard('{Control>}{Home}{/Control}')
  await expect.element(refresh).toHaveFocus()
  const busy = noteChanges(feed.element(), () => [feed.element().ariaBusy])
  ;(more.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expectItems(20)
  await expect.poll(() => busy).toEqual(['true', 'false'])
  await expectAccessible()
})

test('a refresh replaces all pages by the first page', async () => {
  await open()
  ;(more.element() as HTMLElement).click()
  await expectItems(20)
  await refresh.click()
  await expectItems(10)
  expect(cursors()).toBe('first 10 first')
})

test('Load more during a refresh requests no page, and the list has only the refreshed first page', async () => {
  await open()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  ;(refresh.element() as HTMLElement).click()
  await until(() => cursors() === 'first first')
  await vi.advanceTimersByTimeAsync(50)
  // An answer takes 100 ms here, so a page requested now would arrive after the refresh.
  part.element().querySelector<HTMLElement>(`.${styles.endlessEnd} button`)?.click()
  await vi.advanceTimersByTimeAsync(1_000)
  await until(() => more.elements().length === 1)
  expect(itemCount()).toBe(10)
  expect(cursors()).toBe('first first')
})

const words = {
  'zh-CN': '载入更多',
  'zh-HK': '載入更多',
  'en-US': 'Load more',
} as const satisfies Record<FoundingLanguage, string>
for (const language of Object.keys(words) as FoundingLanguage[])
  test(`the button for the next page is labelled in ${language}`, async () => {
    await open(language)
    await expect.element(part.getByRole('button', { name: words[language] })).toBeInTheDocument()
  })
