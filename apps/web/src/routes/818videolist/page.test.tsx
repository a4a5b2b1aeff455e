import type { FilmProgress, FilmsReply } from '@foyer/api/films'
import { filmsOfAPage } from '@foyer/api/playback-limits'
import {
  cutOff,
  publicDocument,
  type Received,
  requestsOf,
  serve,
  setOnline,
  sticksOut,
  zoomText,
} from '@foyer/testing/browser'
import { afterEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { remove } from '../../platform/own-storage.ts'
import * as filmCardStyles from '../../shared/films/film-card.module.css'
import { storePlace } from '../../shared/films/place.ts'
import * as endlessListStyles from '../../shared/ui/endless-list/endless-list.module.css'
import * as pullRefreshStyles from '../../shared/ui/pull-refresh/pull-refresh.module.css'
import { arriveEarly } from '../../testing/arrived.ts'
import { goTo, openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import * as pageStyles from './page.module.css'
import { endpoint, listed, noFilms, path, states } from './states.ts'

afterEach(() => {
  for (const film of ['margin-interest', '818-opening-replay']) remove(`film.${film}`)
})
testStates(states)

const cards = page.getByRole('article')
const cardOf = (title: string) => cards.filter({ hasText: title })
const open = async (query = ''): Promise<void> => {
  await openScreen(path + query)
  await listed()
}

test('R9 the films that arrived with the page are shown without another request', async () => {
  arriveEarly('/films', await publicDocument<FilmsReply>('/api/films'))
  await open()
  expect(cards.elements().length).toBe(filmsOfAPage)
  expect(requestsOf(endpoint)).toEqual([])
})

test('R9 the facts of two films in a row stand at the same height, also below titles of unequal length', async () => {
  await openScreen(path, { language: 'en-US', size: [390, 844] })
  await listed()
  const bottoms = new Map<number, number[]>()
  for (const card of document.querySelectorAll(`.${filmCardStyles.filmCard}`)) {
    const facts = card.querySelector(`.${filmCardStyles.filmWords} > :last-child`)
    const row = Math.round(card.getBoundingClientRect().top)
    bottoms.set(row, [...(bottoms.get(row) ?? []), Math.round(facts?.getBoundingClientRect().bottom ?? 0)])
  }
  const pairs = [...bottoms.values()].filter(({ length }) => length === 2)
  expect(pairs.length).toBeGreaterThan(1)
  expect(pairs.filter(([left, right]) => left !== right)).toEqual([])
})

test('R9 X3 a list that is opened offline says that it did not load, and loads it once the network is back', async () => {
  await openScreen('/about')
  setOnline(false)
  await goTo(path)
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  setOnline(true)
  await expect.poll(() => cards.elements().length).toBe(filmsOfAPage)
})

/** The number of films from the given page on, without those that were removed. */
const countFilms = async (cursor?: string): Promise<number> => {
  const query = cursor === undefined ? '' : `?cursor=${encodeURIComponent(cursor)}`
  const { films, next } = await publicDocument<FilmsReply>(`/api/films${query}`)
  const shown = films.filter(({ status }) => status !== 'removed').length
  return shown + (next === null ? 0 : await countFilms(next))
}

test('R9 K14 the list of films loads to its end on scrolling, with every film once', async () => {
  await open()
  const total = await countFilms()
  const end = page.getByCss(`.${endlessListStyles.endlessEnd}`)
  await expect
    .poll(() => {
      end.element().scrollIntoView()
      return end.element().textContent
    })
    .toBe('That is all')
  const titles = [...document.querySelectorAll('article strong')].map(({ textContent }) => textContent)
  expect(titles.length).toBe(total)
  expect(new Set(titles).size).toBe(total)
})

test('R9 films of a series stand together under its name, which screen readers read in each film, and keys move from film to film', async () => {
  await open('?topic=safety')
  const feed = page.getByRole('feed').element()
  const name = 'Four talks on scams'
  // the name of the first series stands before the feed, beside the button that refreshes it
  await expect.element(page.getByCss(`.${pullRefreshStyles.pullBar} .${pageStyles.series}`)).toHaveTextContent(name)
  expect(
    [...feed.children].slice(0, 5).map(({ tagName, className }) => (tagName === 'ARTICLE' ? 'film' : className)),
  ).toEqual([...['film', 'film', 'film', 'film'], pageStyles.series])
  expect(cards.elements().map(({ textContent }) => textContent.includes(`Series: ${name}`))).toEqual([
    ...[true, true, true, true],
    false,
  ])
  const [first, second] = cards.elements() as HTMLElement[]
  first?.focus()
  await userEvent.keyboard('{PageDown}')
  expect(document.activeElement).toBe(second)
})

test('R9 the first film fills its row, its words stand beside its picture, and each film that can be played has a sign to play it', async () => {
  await open('?topic=products')
  const placeOf = (element: Element | null | undefined) => element?.getBoundingClientRect()
  const card = cards.first().element()
  expect(placeOf(card)?.width).toBe(placeOf(page.getByRole('feed').element())?.width)
  const [picture, words] = [filmCardStyles.filmThumb, filmCardStyles.filmWords].map((of) =>
    placeOf(card.querySelector(`.${of}`)),
  )
  expect(words?.left).toBe(picture?.right)
  expect(words?.top).toBe(picture?.top)
  // the picture reaches the lower edge of the card, whose border is 1 px at most
  expect((placeOf(card.querySelector('a'))?.bottom ?? 0) - (picture?.bottom ?? 0)).toBeLessThanOrEqual(1)
  const withSign = cards.filter({ has: page.getByCss(`.${filmCardStyles.filmPlay}`) })
  const playable = cards.filter({ has: page.getByCss(`.${filmCardStyles.filmLength}`) })
  expect(playable.elements().length).toBeGreaterThan(1)
  expect(withSign.elements()).toEqual(playable.elements())
})

test('R9 a topic is chosen by keyboard and named in the address', async () => {
  await open()
  ;(page.getByRole('tab', { name: /^All/ }).element() as HTMLElement).focus()
  await userEvent.keyboard('{End}')
  await expect.element(page.getByRole('tab', { name: /^Safety/ })).toHaveFocus()
  expect(location.hash).toBe(`#${path}?topic=safety`)
  await expect.element(cards.first()).toMatchTextContent('Four signs of an investment scam')
})

test('R9 the Back button of a film returns to the topic from which the film was chosen', async () => {
  await open()
  await page.getByRole('tab', { name: /^Safety/ }).click()
  await cardOf('Four signs of an investment scam').getByRole('link').click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Four signs of an investment scam')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect.element(page.getByRole('tab', { name: /^Safety/ })).toHaveAttribute('aria-selected', 'true')
  expect(location.hash).toBe(`#${path}?topic=safety`)
})

test('R9 a film for account holders has a badge, and a removed film is left out', async () => {
  await open('?topic=products')
  await expect.element(cardOf('Account holders').first()).toBeVisible()
  await page.getByRole('tab', { name: /^Markets/ }).click()
  await expect.element(cardOf('A Hong Kong trading day')).toBeVisible()
  expect(page.getByText('Trading in a typhoon').elements()).toEqual([])
})

test('R9 a film that cannot be played yet says so and has no length', async () => {
  await open()
  const pending = cardOf('Processing').first()
  await expect.element(pending).toBeVisible()
  await expect.element(pending).not.toMatchTextContent(/\d:\d\d/)
  await expect.element(cards.first()).toMatchTextContent('Replay: the 818 opening talk')
  await expect.element(cardOf('How margin interest').first()).toMatchTextContent(/\d:\d\d/)
})

test('R9 K8 refreshing requests the films of the topic again', async () => {
  await open('?topic=markets')
  const before = requestsOf(endpoint).length
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect.element(page.getByCss(`.${pullRefreshStyles.pullRefresh}`)).toHaveAttribute('data-state', 'success')
  expect(requestsOf(endpoint).length).toBe(before + 1)
  expect(String(requestsOf(endpoint).at(-1)?.query)).toBe('topic=markets')
})

test('R9 a topic without films shows a notice and a button to all films', async () => {
  const answer = ({ path, query }: Received) =>
    query.get('topic') === 'safety' ? noFilms : publicDocument(query.size > 0 ? `${path}?${query}` : path)
  await openScreen(`${path}?topic=safety`, { answers: { [endpoint]: answer } })
  await expect.element(page.getByRole('heading', { name: 'No videos on this topic yet' })).toBeVisible()
  await page.getByRole('button', { name: 'See all videos' }).click()
  await listed()
  await expect.element(page.getByRole('tab', { name: /^All/ })).toHaveAttribute('aria-selected', 'true')
})

test('R9 a list of films that fails to load shows an error with Try again as the main action, which loads the list', async () => {
  await openScreen(path, { answers: { [endpoint]: () => new Response('', { status: 500 }) } })
  const failed = page.getByRole('alert')
  await expect.element(failed).toMatchTextContent('This did not load')
  serve({ [endpoint]: ({ path }: Received) => publicDocument(path) })
  const retry = failed.getByRole('button', { name: 'Try again' })
  const accent = getComputedStyle(document.documentElement).getPropertyValue('--accent').trim()
  await expect.element(retry).toHaveStyle({ backgroundColor: accent })
  await retry.click()
  await listed()
})

test('R27 the list shows how much of a film a visitor watched in this tab', async () => {
  storePlace('margin-interest', { position: 24, seen: false })
  storePlace('818-opening-replay', { position: 10, seen: true })
  await open('?topic=festival')
  await expect
    .element(cardOf('How margin interest is worked out').getByCss(`.${filmCardStyles.filmSeen}`))
    .toHaveTextContent('50% watched')
  await expect
    .element(cardOf('Replay: the 818 opening talk').getByCss(`.${filmCardStyles.filmSeen}`))
    .toHaveTextContent('Watched')
})

test('R27 the list shows how much of a film a person watched on any device', async () => {
  const progress: FilmProgress[] = [{ film: 'margin-interest', position: 26, seen: false, at: Date.now() }]
  await openScreen(`${path}?topic=festival`, {
    viewer: 'registered',
    answers: { 'POST /api/user/films/progress': { progress } },
  })
  await expect
    .element(cardOf('How margin interest is worked out').getByCss(`.${filmCardStyles.filmSeen}`))
    .toHaveTextContent('54% watched')
  expect(document.querySelectorAll(`.${filmCardStyles.filmSeen}`).length).toBe(1)
})

for (const language of ['zh-CN', 'zh-HK', 'en-US'] as const)
  test(`R9 the list of films is not cut off at 200 % text and 360 px in ${language}`, async () => {
    await openScreen(`${path}?topic=products`, { language, size: [360, 780] })
    await listed()
    zoomText(200)
    expect(sticksOut()).toEqual([])
    expect(cutOff(`.${filmCardStyles.filmCard} :not(.visually-hidden)`)).toEqual([])
  })
