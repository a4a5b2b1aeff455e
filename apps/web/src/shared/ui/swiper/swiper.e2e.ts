import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, type Language, test } from '../../../../../../e2e/fixtures.ts'

const words = {
  'zh-CN': { carousel: '轮播', slide: '幻灯片', next: '下一张', pause: '暂停自动播放', place: '第 2 张，共 4 张' },
  'zh-HK': { carousel: '輪播', slide: '投影片', next: '下一張', pause: '暫停自動播放', place: '第 2 張，共 4 張' },
  'en-US': { carousel: 'carousel', slide: 'slide', next: 'Next slide', pause: 'Pause', place: '2 of 4' },
} as const satisfies Record<Language, Record<string, string>>

const open = async (page: Page, language: Language = 'en-US') => {
  await page.goto(`/gallery/?lang=${language}#swiper`)
  await expect(page.locator('[data-part=swiper]')).toBeVisible()
  // the index above grows with the gallery: without it the part stands in the first view
  await page.locator('.gallery-index').evaluate((index) => index.remove())
}
const swiper = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
/** The slide that stands in the view, or is on its way there. */
const shown = (of: Locator) => of.locator('.swiper-slide:not([inert])')

/** How far the slide that is chosen stands from its place, in CSS pixels. */
const offset = (of: Locator): Promise<number> =>
  of.evaluate((element) => {
    const left = (selector: string) => element.querySelector(selector)?.getBoundingClientRect().left ?? Number.NaN
    return Math.abs(left('.swiper-slide:not([inert])') - left('.swiper-viewport'))
  })

/** Time stands still; what has to load first has loaded. */
const stop = (page: Page) => page.clock.pauseAt(Date.now() + 60_000)
const freeze = async (page: Page) => {
  await page.clock.install()
  await stop(page)
}
/** Runs the page's clock frame by frame until the slides are at rest; the milliseconds it took. */
const timeToRest = async (page: Page, of: Locator): Promise<number> => {
  for (let time = 0; time <= 2_000; time += 10) {
    if (time > 0 && (await offset(of)) === 0) return time
    await page.clock.runFor(10)
  }
  throw new Error('the slides did not come to rest')
}

for (const way of ['arrow', 'dot', 'key'] as const)
  test(`K5 a slide asked for by ${way} comes to rest after 500 ms`, async ({ page }) => {
    await open(page)
    await freeze(page)
    const loop = swiper(page, 'Loop')
    if (way === 'arrow') await loop.getByRole('button', { name: 'Next slide' }).click()
    if (way === 'dot') await loop.getByRole('button', { name: '2 of 4' }).click()
    if (way === 'key') await loop.getByRole('button', { name: 'Next slide' }).press('ArrowRight')
    await expect(shown(loop)).toHaveText('Slide 2')
    expect(await offset(loop)).toBeGreaterThan(300)
    await page.clock.runFor(440)
    expect(await offset(loop)).toBeGreaterThan(0)
    const rest = 440 + (await timeToRest(page, loop))
    // a painted frame of 16 ms more or less
    expect(rest).toBeGreaterThanOrEqual(500 - 20)
    expect(rest).toBeLessThanOrEqual(500 + 40)
  })

test('K5 a slide that was swiped by touch comes to rest 500 ms after the finger left', async ({ page }) => {
  // from the beginning: a frame that the browser's own clock still owes would count the minute to the stop as motion
  await page.clock.install()
  await open(page)
  const loop = swiper(page, 'Loop')
  const box = (await loop.locator('.swiper-viewport').boundingBox())!
  const devtools = await page.context().newCDPSession(page)
  const y = box.y + box.height / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
  // far past the middle: however slow the finger, and though its first steps may be swallowed, the slide changes
  await touch('touchStart', box.x + 330)
  for (const x of [300, 240, 180, 120, 60]) await touch('touchMove', box.x + x)
  // the slide follows the finger
  await expect.poll(() => offset(loop)).toBeGreaterThan(100)
  await stop(page)
  await touch('touchEnd')
  await expect(shown(loop)).toHaveText('Slide 2')
  await page.clock.runFor(400)
  expect(await offset(loop)).toBeGreaterThan(0)
  await page.clock.runFor(140)
  expect(await offset(loop)).toBe(0)
})

test('a mouse drags the slides, and the link under it is not followed', async ({ page }) => {
  await open(page)
  const loop = swiper(page, 'Loop')
  const box = (await loop.locator('.swiper-viewport').boundingBox())!
  // from near the edge over more than half the width: however slow the hand, the slide changes
  const [x, y] = [box.x + box.width - 30, box.y + box.height / 2]
  await loop.evaluate((element) =>
    element.querySelector('a')?.addEventListener('click', () => element.setAttribute('data-followed', '')),
  )
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x - box.width * 0.7, y, { steps: 5 })
  await page.mouse.up()
  await expect(shown(loop)).toHaveText('Slide 2')
  await expect.poll(() => offset(loop)).toBe(0)
  await expect(loop).not.toHaveAttribute('data-followed')
})

test('in a loop the last slide is followed by the first, without one the arrow ends', async ({ page }) => {
  await open(page)
  const [loop, end] = [swiper(page, 'Loop'), swiper(page, 'End')]
  await loop.getByRole('button', { name: 'Previous slide' }).click()
  await expect(shown(loop)).toHaveText('Slide 4')
  await expect.poll(() => offset(loop)).toBe(0)
  await loop.getByRole('button', { name: 'Next slide' }).click()
  await expect(shown(loop)).toHaveText('Slide 1')
  await expect(end.getByRole('button', { name: 'Previous slide' })).toHaveAttribute('aria-disabled', 'true')
  await end.getByRole('button', { name: '3 of 3' }).click()
  await expect(shown(end)).toHaveText('Slide 3')
  const next = end.getByRole('button', { name: 'Next slide' })
  await expect(next).toHaveAttribute('aria-disabled', 'true')
  await next.press('ArrowRight')
  await expect(shown(end)).toHaveText('Slide 3')
})

test('only what is near is made, and nothing out of view can be reached', async ({ page }) => {
  await open(page)
  const pictures = swiper(page, 'Pictures')
  await expect(pictures.locator('img')).toHaveCount(3)
  await expect(pictures.getByText('1 / 12')).toBeVisible()
  await pictures.getByRole('button', { name: 'Next slide' }).click()
  await expect(pictures.locator('img')).toHaveCount(4)
  await expect(pictures.getByText('2 / 12')).toBeVisible()
  await swiper(page, 'Loop').getByRole('button', { name: 'Next slide' }).focus()
  await page.keyboard.press('Tab')
  await expect(swiper(page, 'Loop').getByRole('link', { name: 'Slide 1' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(swiper(page, 'End').getByRole('button').first()).toBeFocused()
  await expect(swiper(page, 'One').getByRole('button')).toHaveCount(0)
})

test.describe('by itself', () => {
  test('slides go on every five seconds until the button stops them', async ({ page }) => {
    await page.clock.install()
    await open(page)
    const own = swiper(page, 'Autoplay')
    await own.scrollIntoViewIfNeeded()
    await page.clock.pauseAt(Date.now() + 60_000)
    const before = await shown(own).textContent()
    await page.clock.runFor(5_000)
    await expect(shown(own)).not.toHaveText(before!)
    // what moves by itself is not told
    await expect(own.getByRole('status')).toHaveText('')
    await own.getByRole('button', { name: 'Pause' }).click()
    const stopped = await shown(own).textContent()
    await page.clock.runFor(20_000)
    await expect(shown(own)).toHaveText(stopped!)
    await own.getByRole('button', { name: 'Play' }).click()
    await page.clock.runFor(5_000)
    await expect(shown(own)).not.toHaveText(stopped!)
  })

  test('a focus in the slides stops them, a mouse over them holds them', async ({ page }) => {
    await page.clock.install()
    await open(page)
    const own = swiper(page, 'Autoplay')
    await own.locator('.swiper-viewport').hover()
    await page.clock.pauseAt(Date.now() + 60_000)
    const before = await shown(own).textContent()
    await page.clock.runFor(20_000)
    await expect(shown(own)).toHaveText(before!)
    await page.mouse.move(0, 0)
    await page.clock.runFor(5_000)
    await expect(shown(own)).not.toHaveText(before!)
    await shown(own).getByRole('link').focus()
    await expect(own.getByRole('button', { name: 'Play' })).toBeVisible()
  })

  test('nothing moves by itself with reduced motion, and a slide asked for is there at once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.clock.install()
    await open(page)
    const own = swiper(page, 'Autoplay')
    await own.scrollIntoViewIfNeeded()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.clock.runFor(20_000)
    await expect(shown(own)).toHaveText('Slide 1')
    await expect(own.getByRole('button', { name: 'Play' })).toBeVisible()
    await own.getByRole('button', { name: 'Next slide' }).click()
    expect(await timeToRest(page, own)).toBeLessThanOrEqual(60)
    await expect(shown(own)).toHaveText('Slide 2')
  })
})

for (const language of Object.keys(words) as Language[])
  test(`carousel, slides and controls have names, and what was asked for is told (${language})`, async ({ page }) => {
    const t = words[language]
    await open(page, language)
    const loop = swiper(page, 'Loop')
    await expect(loop).toHaveAttribute('aria-roledescription', t.carousel)
    await loop.getByRole('button', { name: t.next }).click()
    await expect(loop.getByRole('status')).toHaveText(t.place)
    const slide = loop.getByRole('group', { name: t.place })
    await expect(slide).toHaveAttribute('aria-roledescription', t.slide)
    await expect(slide).toHaveText('Slide 2')
    await expect(loop.getByRole('button', { name: t.place })).toHaveAttribute('aria-current', 'true')
    await expect(swiper(page, 'Autoplay').getByRole('button', { name: t.pause })).toBeVisible()
    await expectAccessible(page)
  })
