import { expect, test } from 'vitest'
import { testPage } from '../testing/page.ts'
import { pageFacts } from './page-facts.ts'

const home = 'https://foyer.test/#/home'

/** A page whose looks at how far it is scrolled are counted: each lays it out. */
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

test('how far a page is scrolled is looked at once, however much happens there, and again after each scroll', () => {
  const { facts, scrollTo, looks } = counted()
  const told = [facts(), facts(), facts()]
  expect([told.map(({ $viewport_position }) => $viewport_position), looks.count]).toEqual([[0, 0, 0], 1])
  scrollTo(80)
  expect([facts().$viewport_position, facts().$viewport_position, looks.count]).toEqual([80, 80, 2])
})

test('another page says where it stands itself, though nothing was scrolled: by its address, and by where it was reached from', () => {
  const { facts, now } = counted()
  now.position = 500
  facts()
  now.url = 'https://foyer.test/#/funds'
  expect(facts()).toMatchObject({ $url_path: '/funds', $viewport_position: 500, $referrer: '' })
  // the router put it back to its top before it told of the view
  now.position = 0
  expect(facts(home)).toMatchObject({ $url_path: '/funds', $viewport_position: 0, $referrer: home })
  expect(facts()).toMatchObject({ $referrer: home })
})
