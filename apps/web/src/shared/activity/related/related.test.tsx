import type { ActivityList } from '@foyer/api/activities'
import { broken, expectAccessible, frames, publicDocument, requestsOf } from '@foyer/testing/browser'
import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { remove } from '../../../platform/own-storage.ts'
import { openScreen } from '../../../testing/screen.tsx'
import { kindOf } from '../list/kind.ts'
import { viewedCodes } from '../list/viewed.ts'
import { deferred, detailOf, detailOf503, paths, withheld } from '../testing/activity-screen.ts'
import * as placeStyles from './place.module.css'

const list = 'GET /api/activities'
const related = page.getByRole('complementary', { name: 'You may also like' })
const place = page.getByCss(`.${placeStyles.place}`)
const heightOf = (element: Element) => element.getBoundingClientRect().height
/** The height of the place while it is empty, which does not depend on when the related activities arrive. */
const reservedHeight = () => {
  const empty = place.element().cloneNode(false) as Element
  place.element().after(empty)
  const height = heightOf(empty)
  empty.remove()
  return height
}

afterEach(() => remove('viewed'))

test('R35 below an activity stand three other open ones with their dates, those of its kind first', async () => {
  await openScreen('/tradeCashback')
  const links = related.getByRole('link', { name: /\d{4}$/ })
  await expect.poll(() => links.elements().length).toBe(3)
  const { activities } = await publicDocument<ActivityList>('/api/activities')
  const routes = links.elements().map((link) => link.getAttribute('href')?.slice(1) ?? '')
  const shown = routes.map((route) => activities.find((activity) => activity.route === route))
  expect(shown.map((activity) => activity?.phase)).toEqual(['open', 'open', 'open'])
  expect(routes).not.toContain('/tradeCashback')
  expect(routes.map(kindOf)).toEqual(['rewards', 'rewards', 'rewards'])
  await expectAccessible()
})

test('R35 the place of the related activities has its height before they arrive, so nothing moves', async () => {
  const { pending, settle } = deferred()
  const document = await publicDocument<ActivityList>('/api/activities')
  await openScreen('/tradeCashback', { answers: { [list]: () => pending.then(() => document) } })
  await expect.element(related).toBeVisible()
  const reserved = reservedHeight()
  expect(heightOf(place.element())).toBe(reserved)
  settle()
  await expect.poll(() => related.getByRole('link', { name: /\d{4}$/ }).elements().length).toBe(3)
  expect(heightOf(place.element())).toBe(reserved)
})

test('R35 a list that fails to load leaves nothing at the end of the page', async () => {
  await openScreen('/tradeCashback', { answers: { [list]: broken } })
  await expect.poll(() => requestsOf(list).length).toBeGreaterThan(0)
  await expect.element(related).not.toBeInTheDocument()
})

test('R35 a withheld activity has no related activities', async () => {
  await openScreen(paths.open, { answers: { [detailOf503]: await detailOf('first-account', withheld) } })
  await frames(3)
  expect(place.elements()).toEqual([])
})

test('R35 an activity that a person looked at counts as viewed', async () => {
  await openScreen(paths.open)
  await expect.element(related).toBeVisible()
  expect(viewedCodes()).toEqual(['first-account'])
})
