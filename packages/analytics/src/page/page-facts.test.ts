import { expect, test } from 'vitest'
import { testPage } from '../testing/page.ts'
import { pageFacts } from './page-facts.ts'

const home = 'https://foyer.test/#/home'

/** A page that counts the reads of its scroll position, each of which causes a layout. */
const counted = () => {
  const { page, now, scrollTo } = testPage(home)
  const looks = { count: 0 }
  const look = () => {
    looks.count += 1
    return page.position()
  }
  const facts = pageFacts({ ...page, position: () => look() }, [])
  return { facts, now, scrollTo, looks }
}

test('the scroll position is read once, however many events occur, and again after each scroll', () => {
  const { facts, scrollTo, looks } = counted()
  const reported = [facts(), facts(), facts()]
  expect([reported.map(({ $viewport_position }) => $viewport_position), looks.count]).toEqual([[0, 0, 0], 1])
  scrollTo(80)
  expect([facts().$viewport_position, facts().$viewport_position, looks.count]).toEqual([80, 80, 2])
})

test('a new page has its own address, referrer and position, even without a scroll', () => {
  const { facts, now } = counted()
  now.position = 500
  facts()
  now.url = 'https://foyer.test/#/funds'
  expect(facts()).toMatchObject({ $url_path: '/funds', $viewport_position: 500, $referrer: '' })
  // the router scrolled to the top before it reported the view
  now.position = 0
  expect(facts(home)).toMatchObject({ $url_path: '/funds', $viewport_position: 0, $referrer: home })
  expect(facts()).toMatchObject({ $referrer: home })
})
