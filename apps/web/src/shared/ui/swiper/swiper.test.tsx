import type { FoundingLanguage } from '@foyer/api/founding-languages'
import { expectAccessible, frames } from '@foyer/testing/browser'
import { expect, test, vi } from 'vitest'
import { commands, type Locator, userEvent } from 'vitest/browser'
import { allowMotion, clickOn, hoverOver, reduceMotion, until } from '../../../testing/gestures.ts'
import { openGalleryPart } from '../../../testing/part.tsx'
import * as styles from './swiper.module.css'
import { offset, shown, swiper } from './testing/slides.ts'

allowMotion()

/** From here on only the test advances frames and timers. */
const stopTime = () =>
  vi.useFakeTimers({
    toFake: [
      'requestAnimationFrame',
      'cancelAnimationFrame',
      'performance',
      'Date',
      'setTimeout',
      'clearTimeout',
      'setInterval',
      'clearInterval',
    ],
  })
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds)
/** Advances time until the slides have stopped, and returns the milliseconds it took. */
const timeToRest = async (of: Locator): Promise<number> => {
  for (let time = 10; time <= 2_000; time += 10) {
    await pass(10)
    if (offset(of) === 0) return time
  }
  throw new Error('the slides did not come to rest')
}
const isShown = (of: Locator, slide: string) => () => shown(of).element().textContent === slide

const open = async () => {
  await commands.mouse('move', 0, 0)
  await openGalleryPart('swiper')
  await expect.element(swiper('Loop')).toBeVisible()
  await frames(3)
}

const next = (of: Locator) => of.getByRole('button', { name: 'Next slide' })
const ways = {
  arrow: (loop: Locator) => clickOn(next(loop)),
  dot: (loop: Locator) => clickOn(loop.getByRole('button', { name: '2 of 4' })),
  key: async (loop: Locator) => {
    ;(next(loop).element() as HTMLElement).focus()
    await userEvent.keyboard('{ArrowRight}')
  },
}

for (const way of ['arrow', 'dot', 'key'] as const)
  test(`K5 a slide that was chosen by ${way} stops after 500 ms`, async () => {
    await open()
    const loop = swiper('Loop')
    stopTime()
    await ways[way](loop)
    await until(isShown(loop, 'Slide 2'))
    expect(offset(loop)).toBeGreaterThan(300)
    await pass(440)
    expect(offset(loop)).toBeGreaterThan(0)
    const rest = 440 + (await timeToRest(loop))
    // one painted frame of 16 ms more or less
    expect(rest).toBeGreaterThanOrEqual(500 - 20)
    expect(rest).toBeLessThanOrEqual(500 + 40)
  })

test('K5 a slide that was swiped by touch stops 500 ms after the finger lifted', async () => {
  // before the page opens, because a frame of the browser's own clock would set the time back
  stopTime()
  await openGalleryPart('swiper')
  const loop = swiper('Loop')
  await until(() => loop.elements().length === 1)
  await pass(50)
  const box = loop.element().querySelector(`.${styles.swiperViewport}`)?.getBoundingClientRect() ?? new DOMRect()
  const touch = (type: 'touchStart' | 'touchMove', x: number) =>
    commands.touch(type, [{ x: box.x + x, y: box.y + box.height / 2 }])
  // far past the middle: the slide changes at any speed of the finger
  await touch('touchStart', 330)
  for (const x of [300, 240, 180, 120, 60]) await touch('touchMove', x)
  // the slide follows the finger
  await pass(50)
  expect(offset(loop)).toBeGreaterThan(100)
  await commands.touch('touchEnd', [])
  await until(isShown(loop, 'Slide 2'))
  await pass(400)
  expect(offset(loop)).toBeGreaterThan(0)
  await pass(140)
  expect(offset(loop)).toBe(0)
})

test('a mouse drags the slides, and the link under it is not followed', async () => {
  await open()
  const loop = swiper('Loop')
  let followed = false
  loop
    .element()
    .querySelector('a')
    ?.addEventListener('click', () => (followed = true))
  const box = loop.element().querySelector(`.${styles.swiperViewport}`)?.getBoundingClientRect() ?? new DOMRect()
  // from near the edge over more than half the width: the slide changes at any speed
  const [x, y] = [box.right - 30, box.y + box.height / 2]
  await commands.mouse('move', x, y)
  await commands.mouse('down')
  for (const part of [0.2, 0.4, 0.6, 0.8, 1]) await commands.mouse('move', x - box.width * 0.7 * part, y)
  await commands.mouse('up')
  await expect.element(shown(loop)).toHaveTextContent('Slide 2')
  await expect.poll(() => offset(loop)).toBe(0)
  expect(followed).toBe(false)
})

test('a looping swiper goes from the last slide to the first, and another swiper disables the arrow at its end', async () => {
  await open()
  const [loop, end] = [swiper('Loop'), swiper('End')]
  await loop.getByRole('button', { name: 'Previous slide' }).click()
  await expect.element(shown(loop)).toHaveTextContent('Slide 4')
  await expect.poll(() => offset(loop)).toBe(0)
  await next(loop).click()
  await expect.element(shown(loop)).toHaveTextContent('Slide 1')
  await expect.element(end.getByRole('button', { name: 'Previous slide' })).toHaveAttribute('aria-disabled', 'true')
  await end.getByRole('button', { name: '3 of 3' }).click()
  await expect.element(shown(end)).toHaveTextContent('Slide 3')
  await expect.element(next(end)).toHaveAttribute('aria-disabled', 'true')
  ;(next(end).element() as HTMLElement).focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(shown(end)).toHaveTextContent('Slide 3')
})

test('a swiper renders only nearby pictures, and slides out of view cannot be reached by Tab', async () => {
  await open()
  const pictures = swiper('Pictures')
  const images = () => pictures.element().querySelectorAll('img').length
  await expect.poll(images).toBe(3)
  await expect.element(pictures.getByText('1 / 12')).toBeVisible()
  await next(pictures).click()
  await expect.poll(images).toBe(4)
  await expect.element(pictures.getByText('2 / 12')).toBeVisible()
  ;(next(swiper('Loop')).element() as HTMLElement).focus()
  await userEvent.tab()
  await expect.element(swiper('Loop').getByRole('link', { name: 'Slide 1' })).toHaveFocus()
  await userEvent.tab()
  await expect.element(swiper('End').getByRole('button').first()).toHaveFocus()
  expect(swiper('One').getByRole('button').elements()).toEqual([])
})

/** Opens the gallery with stopped timers and the autoplay swiper in view. */
const openAutoplay = async () => {
  await commands.mouse('move', 0, 0)
  stopTime()
  await openGalleryPart('swiper')
  const own = swiper('Autoplay')
  own.element().scrollIntoView({ block: 'center' })
  const seen = () => shown(own).element().textContent
  await until(() => seen() === 'Slide 1')
  return { own, seen, button: (name: string) => own.getByRole('button', { name }) }
}

test('autoplay changes the slide every five seconds until the Pause button stops it', async () => {
  const { own, seen, button } = await openAutoplay()
  await pass(4_999)
  expect(seen()).toBe('Slide 1')
  await pass(1)
  await until(() => seen() === 'Slide 2')
  // automatic changes are not announced
  expect(own.getByRole('status').element().textContent).toBe('')
  await clickOn(button('Pause'))
  await until(() => button('Play').elements().length === 1)
  await pass(20_000)
  expect(seen()).toBe('Slide 2')
  await clickOn(button('Play'))
  await until(() => button('Pause').elements().length === 1)
  await commands.mouse('move', 0, 0)
  await pass(5_000)
  await until(() => seen() === 'Slide 3')
})

test('a focus in an autoplay swiper stops it, and a mouse over it pauses it', async () => {
  const { own, seen, button } = await openAutoplay()
  await hoverOver(own.getByCss(`.${styles.swiperViewport}`))
  await pass(20_000)
  expect(seen()).toBe('Slide 1')
  await commands.mouse('move', 0, 0)
  await pass(5_000)
  await until(() => seen() === 'Slide 2')
  shown(own).element().querySelector('a')?.focus()
  await until(() => button('Play').elements().length === 1)
  await pass(20_000)
  expect(seen()).toBe('Slide 2')
})

test('with reduced motion autoplay is off, and a chosen slide is shown immediately', async () => {
  await reduceMotion()
  const { own, seen, button } = await openAutoplay()
  await pass(20_000)
  expect(seen()).toBe('Slide 1')
  expect(button('Play').elements().length).toBe(1)
  await clickOn(button('Next slide'))
  await until(() => seen() === 'Slide 2')
  expect(await timeToRest(own)).toBeLessThanOrEqual(60)
})

const words = {
  'zh-CN': { carousel: '轮播', slide: '幻灯片', next: '下一张', pause: '暂停自动播放', place: '第 2 张，共 4 张' },
  'zh-HK': { carousel: '輪播', slide: '投影片', next: '下一張', pause: '暫停自動播放', place: '第 2 張，共 4 張' },
  'en-US': { carousel: 'carousel', slide: 'slide', next: 'Next slide', pause: 'Pause', place: '2 of 4' },
} as const satisfies Record<FoundingLanguage, Record<string, string>>

for (const language of Object.keys(words) as FoundingLanguage[])
  test(`a swiper, its slides and controls have names, and the chosen slide is announced (${language})`, async () => {
    const t = words[language]
    await openGalleryPart('swiper', { language })
    const loop = swiper('Loop')
    await expect.element(loop).toHaveAttribute('aria-roledescription', t.carousel)
    await loop.getByRole('button', { name: t.next }).click()
    await expect.element(loop.getByRole('status')).toHaveTextContent(t.place)
    const slide = loop.getByRole('group', { name: t.place })
    await expect.element(slide).toHaveAttribute('aria-roledescription', t.slide)
    await expect.element(slide).toHaveTextContent('Slide 2')
    await expect.element(loop.getByRole('button', { name: t.place })).toHaveAttribute('aria-current', 'true')
    await expect.element(swiper('Autoplay').getByRole('button', { name: t.pause })).toBeVisible()
    await expectAccessible()
  })
