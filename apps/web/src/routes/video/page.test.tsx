// copy for customers, cspell:ignore taken
import { cutOff, requestsOf, serve, sticksOut, zoomText } from '@foyer/testing/browser'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import * as filmCardStyles from '../../shared/films/film-card.module.css'
import { storePlace } from '../../shared/films/place.ts'
import * as playerStyles from '../../shared/player/player.module.css'
import * as posterStyles from '../../shared/player/poster.module.css'
import { failMedia } from '../../shared/player/testing/media.ts'
import {
  captionStrip,
  captionsLoaded,
  play,
  playsPast,
  ready,
  timeOf,
  video,
  whereFilmsPlay,
} from '../../shared/player/testing/playing.ts'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { shown, states } from './states.ts'
import { films, filmWith, notPlayable } from './testing/replies.ts'

whereFilmsPlay(films.open.code, films.short.code)
testStates(states)

const open = async ({ path }: { path: string } = films.open): Promise<void> => {
  await openScreen(path)
  await shown()
}
const note = page.getByCss(`.${posterStyles.screenNote}`)
const lines = page.getByRole('tabpanel').getByRole('listitem')
const line = (n: number) => lines.nth(n).getByRole('button')
const focus = (locator: { element(): Element }) => (locator.element() as HTMLElement).focus()

test('R27 the poster of a film fills its player, and is no image that would be the largest paint', async () => {
  await openScreen(films.open.path)
  await ready()
  const screen = document.querySelector(`.${posterStyles.screen}`)
  const picture = screen?.querySelector('canvas')?.getBoundingClientRect()
  expect(picture?.width).toBe(screen?.getBoundingClientRect().width)
  expect(screen?.querySelectorAll('img').length).toBe(0)
})

test('R27 a film plays with captions in the language of the page or in another language, or without captions', async () => {
  await open()
  await play()
  const captions = page.getByRole('combobox', { name: 'Captions' })
  await expect.poll(captionsLoaded).toEqual(['en-US'])
  await captions.selectOptions('繁體中文')
  await expect.poll(captionsLoaded).toEqual(['zh-HK'])
  await expect.element(captionStrip()).toMatchTextContent(/^左邊是您的證券/)
  await captions.selectOptions('Off')
  await expect.poll(captionsLoaded).toEqual([])
  await expect.element(captionStrip()).not.toBeInTheDocument()
})

for (const [size, percent] of [
  [[390, 844], 100],
  [[320, 700], 200],
] as const)
  test(`R27 captions stand below the picture, and nothing moves when one comes or goes, at ${size[0]} px and ${percent} %`, async () => {
    await openScreen(films.open.path, { size })
    zoomText(percent)
    await shown()
    await play()
    await page.getByRole('button', { name: 'Pause' }).click()
    const strip = captionStrip()
    const slider = page.getByRole('slider', { name: 'Position' })
    const heights: number[] = []
    for (const second of ['1', '9', '8.1', '17', '25']) {
      const before = strip.element().textContent
      await slider.fill(second)
      await expect.poll(() => strip.element().textContent).not.toBe(before)
      const box = strip.element().getBoundingClientRect()
      heights.push(box.height)
      expect(box.top).toBeGreaterThanOrEqual(
        document.querySelector(`.${posterStyles.screen}`)?.getBoundingClientRect().bottom ?? 0,
      )
      expect(box.bottom).toBeLessThanOrEqual(slider.element().getBoundingClientRect().top)
    }
    expect(new Set(heights).size).toBe(1)
    expect(sticksOut()).toEqual([])
    expect(cutOff(`.${posterStyles.playerCaptions}, .${posterStyles.playerCaptions} p`)).toEqual([])
  })

test('R27 the browser draws the captions while it shows the film alone', async () => {
  await open()
  await play()
  await expect.poll(captionsLoaded).toEqual(['en-US'])
  const film = video()
  const drawn = () =>
    [...(film?.textTracks ?? [])].filter(({ mode }) => mode === 'showing').map(({ language }) => language)
  const showAlone = (isAlone: boolean) => {
    if (film) Object.defineProperty(film, 'webkitDisplayingFullscreen', { value: isAlone, configurable: true })
    film?.dispatchEvent(new Event(isAlone ? 'webkitbeginfullscreen' : 'webkitendfullscreen'))
  }
  showAlone(true)
  expect(drawn()).toEqual(['en-US'])
  showAlone(false)
  expect(drawn()).toEqual([])
})

test('R27 a film plays at the speed that is chosen', async () => {
  await open()
  await play()
  await page.getByRole('combobox', { name: 'Speed' }).selectOptions('2×')
  expect(video()?.playbackRate).toBe(2)
})

test('SCREEN-12 a film of 24 seconds shows that length, and its player and transcript end there', async () => {
  await open(films.short)
  await expect.element(page.getByText('0:24', { exact: true }).first()).toBeVisible()
  await play()
  await expect.poll(() => Math.round(video()?.duration ?? 0)).toBe(24)
  await expect
    .element(page.getByRole('slider', { name: 'Position' }))
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/ of 24 seconds/))
  expect(lines.elements().length).toBe(3)
})

test('R27 a tap on a line of the transcript plays from there, and the lines follow the film', async () => {
  await open()
  await play()
  await line(3).click()
  await playsPast(24)
  await expect.element(line(3)).toHaveAttribute('aria-current', 'true')
  const film = video()
  if (film) film.playbackRate = 8
  await expect.element(line(4)).toHaveAttribute('aria-current', 'true')
  await expect.element(line(3)).not.toHaveAttribute('aria-current')
})

test('R27 a tap on a chapter plays from there', async () => {
  await open()
  await play()
  await page.getByRole('tab', { name: /^Chapters/ }).click()
  await line(1).click()
  await playsPast(16)
  await expect.element(line(1)).toHaveAttribute('aria-current', 'true')
})

test('R27 a visitor’s position is stored in the tab when a film is paused', async () => {
  await open()
  await play()
  await line(3).click()
  await playsPast(24)
  await page.getByRole('button', { name: 'Pause' }).click()
  await expect.poll(() => video()?.paused).toBe(true)
  const left = timeOf()
  const name = Object.keys(sessionStorage).find((key) => key.endsWith(`film.${films.open.code}`)) ?? ''
  await expect.poll(() => JSON.parse(sessionStorage.getItem(name) ?? '{}')).toEqual({ position: left, seen: false })
})

test('R27 a film resumes where the visitor left it', async () => {
  storePlace(films.open.code, { position: 24.6, seen: false })
  await open()
  await expect.element(page.getByCss(`.${pageStyles.videoResume}`)).toHaveTextContent('Resumes at 0:24')
  await ready()
  await page.getByCss(`.${posterStyles.screenPlay}`).click()
  await playsPast(24.6)
  expect(timeOf()).toBeLessThan(30)
})

for (const [where, position] of [
  ['in its first seconds', 3],
  ['in its last seconds', 45],
] as const)
  test(`R27 a film that a visitor left ${where} starts from its beginning`, async () => {
    storePlace(films.open.code, { position, seen: false })
    await open()
    await ready()
    await expect.element(page.getByCss(`.${pageStyles.videoResume}`)).not.toBeInTheDocument()
  })

test('R27 play, position, captions and lines of the transcript are operated by keyboard', async () => {
  await open()
  await ready()
  const playButton = page.getByRole('button', { name: 'Play', exact: true })
  // before the start the picture alone has a play button
  await expect.element(playButton).not.toBeInTheDocument()
  expect(document.querySelectorAll('.icon-button[aria-hidden]')).toHaveLength(0)
  focus(page.getByRole('button', { name: 'Play: How margin interest is worked out' }))
  await userEvent.keyboard('{Enter}')
  await playsPast(0.2)
  await userEvent.keyboard('k')
  await expect.element(playButton).toHaveFocus()
  const position = page.getByRole('slider', { name: 'Position' })
  focus(position)
  await userEvent.keyboard('{Home}{PageUp}{ArrowRight}')
  await expect
    .element(position)
    .toHaveAttribute('aria-valuetext', expect.stringMatching(/^3\d seconds of 48 seconds, ./))
  const captions = page.getByRole('combobox', { name: 'Captions' })
  focus(captions)
  await userEvent.keyboard('{ArrowUp}')
  await expect.element(captions).toHaveValue('zh-HK')
  focus(line(1))
  await userEvent.keyboard('{Enter}')
  await expect.element(line(1)).toHaveAttribute('aria-current', 'true')
  await playsPast(8)
})

test('R27 the focus stays in the player when a visitor starts a film by keyboard', async () => {
  await open()
  await ready()
  focus(page.getByRole('button', { name: 'Play: How margin interest is worked out' }))
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Pause' })).toHaveFocus()
  await playsPast(0.2)
  await userEvent.keyboard('{Enter}')
  await expect.element(page.getByRole('button', { name: 'Play', exact: true })).toHaveFocus()
})

test('R27 a screen reader that moves the slider without keys moves the film', async () => {
  await open()
  await play()
  await page.getByRole('button', { name: 'Pause' }).click()
  // the same change that VoiceOver and TalkBack make
  await page.getByRole('slider', { name: 'Position' }).fill('30')
  await expect.poll(timeOf).toBe(30)
})

test('R27 an address that no longer opens is requested again, and the film plays', async () => {
  await open()
  const before = requestsOf(films.open.endpoint).length
  failMedia(/index\.m3u8/, 401, 1)
  await play()
  await playsPast(0.5)
  expect(requestsOf(films.open.endpoint).length).toBe(before + 1)
})

test('R27 a film that is removed while its page is open shows a notice in place of the player', async () => {
  await open()
  await ready()
  failMedia(/\/play\//, 404)
  serve({ [films.open.endpoint]: filmWith(notPlayable('removed')) })
  await page.getByCss(`.${posterStyles.screenPlay}`).click()
  await expect.element(note).toMatchTextContent('This video was taken down')
  expect(video()).toBeNull()
})

test('R27 an address without a film shows "Video not found"', async () => {
  await openScreen('/video?code=no-such-film')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Video not found')
})

test('R27 a film that was removed shows a notice and no play button', async () => {
  await open(films.removed)
  await expect.element(note).toMatchTextContent('This video was taken down')
  await expect.element(page.getByCss(`.${posterStyles.screenPlay}`)).not.toBeInTheDocument()
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`R27 the page of a film is not cut off at 200 % text and 360 px in ${language}`, async () => {
    await openScreen(films.open.path, { language, size: [360, 780] })
    await ready()
    zoomText(200)
    expect(sticksOut()).toEqual([])
    expect(
      cutOff(
        `:is(.${playerStyles.playerControls}, .${pageStyles.videoFacts}, .${pageStyles.transcript}, .${filmCardStyles.filmCard}) :not(.visually-hidden, input, select, option)`,
      ),
    ).toEqual([])
  })
