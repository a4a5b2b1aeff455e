import { expect, test } from 'vitest'
import { testFixture } from '../testing/fixture.ts'
import { testPage } from '../testing/page.ts'

const home = 'https://foyer.test/#/home'
const funds = 'https://foyer.test/#/funds'

test('A9 T4 each change of the route is a page view with the title of the new page, even if it is set later', async () => {
  const { started, collector, sent, time } = await testFixture()
  const { screen } = await started({ singlePage: true, sender: 'batch' })
  screen.settle('Foyer')
  time.advance(1_000)
  const changed = time.now()
  screen.route(funds)
  time.advance(30)
  screen.settle('Funds')
  await sent()
  const views = collector.events.filter(({ event }) => event === '$pageview')
  expect(views.map(({ properties, time: at }) => ({ ...properties, at }))).toMatchObject([
    { $title: 'Foyer', $url: home, $url_path: '/home', $referrer: '', $is_first_time: true, $is_first_day: true },
    { $title: 'Funds', $url: funds, $url_path: '/funds', $referrer: home, $is_first_time: false, at: changed },
  ])
})

test('A9 T4 the view of a page that is not painted yet waits for its title, and other events do not; if the page closes, it is sent as it is', async () => {
  const { started, collector, browser, arrived, sent } = await testFixture()
  const { tracker, screen } = await started({ singlePage: true })
  tracker.track('joined')
  await arrived(1)
  expect(collector.events.map(({ event }) => event)).toEqual(['joined'])
  screen.settle('Foyer')
  await arrived(2)
  expect(collector.events[1]).toMatchObject({ event: '$pageview', properties: { $title: 'Foyer' } })
  screen.route(funds)
  screen.hide()
  await sent()
  expect(collector.events.filter(({ event }) => event === '$pageview')).toHaveLength(2)
  expect(browser.keys('foyer.tracker.event.')).toEqual([])
})

test('A9 a client with its own router sends page views itself; a replaced address alone is none', async () => {
  const { started, collector, sent } = await testFixture()
  const { tracker, screen } = await started({ sender: 'batch' })
  screen.now.url = funds
  tracker.track('$pageview', { $url_path: '/funds' })
  screen.route(`${funds}?tab=2`)
  screen.settle()
  await sent()
  expect(collector.events.filter(({ event }) => event === '$pageview')).toHaveLength(1)
})

test('T3 leaving a page sends the time spent on it, with the facts of that page and not of the next', async () => {
  const { started, collector, sent, time } = await testFixture()
  const { screen } = await started(
    { singlePage: true, sender: 'batch' },
    {},
    testPage(home, 'https://search.test/?q=secret'),
  )
  screen.settle('Home')
  screen.scrollTo(120)
  time.advance(12_000)
  screen.route(funds)
  screen.settle('Funds')
  await sent()
  const leave = collector.events.find(({ event }) => event === '$WebPageLeave')
  expect(leave?.properties).toMatchObject({
    $title: 'Home',
    $url: home,
    $url_path: '/home',
    $referrer: 'https://search.test/',
    $referrer_host: 'search.test',
    $viewport_position: 120,
    event_duration: 12,
  })
})

test('T3 a page is left with its own facts, even if the address changed long before the view of the next page', async () => {
  const { started, collector, sent, time } = await testFixture()
  const { tracker, screen } = await started({ sender: 'batch' })
  tracker.track('$pageview')
  screen.settle('Home')
  time.advance(7_000)
  screen.now.url = funds
  screen.now.title = 'Funds'
  time.advance(6_000)
  tracker.track('$pageview')
  screen.settle()
  time.advance(3_000)
  screen.now.url = home
  screen.hide()
  await sent()
  const reported = collector.events
    .filter(({ event }) => event !== '$pageview')
    .map(({ event, properties: { $title, $url, event_duration } }) => [event, $title, $url, event_duration])
  expect(reported.sort()).toEqual([
    ['$WebPageLeave', 'Funds', funds, 3],
    ['$WebPageLeave', 'Home', home, 13],
    ['$WebStay', 'Home', home, 13],
  ])
})

test('T3 T4 a late page view has its referrer, and its leave has its own facts', async () => {
  const { started, collector, sent, time } = await testFixture()
  const { tracker, screen } = await started({ sender: 'batch' })
  tracker.track('$pageview', { $url_path: '/home' })
  screen.settle('Home')
  time.advance(2_000)
  const join = 'https://foyer.test/#/join'
  screen.now.url = funds
  screen.now.title = 'Funds'
  tracker.track('$pageview', { $url_path: '/join', $url: join, $title: 'Join' }, time.now() - 500)
  tracker.track('$pageview', { $url_path: '/funds' })
  screen.settle()
  time.advance(2_000)
  screen.hide()
  await sent()
  const reported = (name: string) =>
    collector.events
      .filter(({ event }) => event === name)
      .map(({ properties: { $title, $url, $url_path, $referrer } }) => [$title, $url, $url_path, $referrer])
  expect(reported('$pageview').sort()).toEqual([
    ['Funds', funds, '/funds', join],
    ['Home', home, '/home', ''],
    ['Join', join, '/join', home],
  ])
  expect(reported('$WebPageLeave').sort()).toEqual([
    ['Funds', funds, '/funds', join],
    ['Home', home, '/home', ''],
    ['Join', join, '/join', home],
  ])
})

test('T3 a page that was never visible sends no leave, whatever happens in it', async () => {
  const { started, collector, browser, sent, time } = await testFixture()
  const screen = testPage()
  screen.now.isHidden = true
  await started({ singlePage: true, sender: 'batch' }, {}, screen)
  screen.settle()
  time.advance(3_600_000)
  screen.route(funds)
  screen.settle('Funds')
  time.advance(3_600_000)
  expect(browser.keys('foyer.tracker.leave.')).toEqual([])
  screen.hide()
  screen.show()
  time.advance(3_000)
  screen.hide()
  await sent()
  const reported = collector.events.filter(({ event }) => event !== '$pageview')
  expect(reported.map(({ event, properties }) => [event, properties.event_duration])).toEqual([['$WebPageLeave', 3]])
})

test('T3 hiding a page leaves it, and hidden time does not count', async () => {
  const { started, collector, sent, time } = await testFixture()
  const { screen } = await started({ sender: 'batch' })
  time.advance(3_000)
  screen.hide()
  time.advance(60_000)
  screen.show()
  time.advance(2_000)
  screen.hide()
  await sent()
  const leaves = collector.events.sort((a, b) => a.time - b.time)
  expect(leaves.map(({ event, properties }) => [event, properties.event_duration])).toEqual([
    ['$WebPageLeave', 3],
    ['$WebPageLeave', 2],
  ])
})

test('T3 the heartbeat every five seconds lets the next visit report a page that crashed', async () => {
  const { started, collector, sent, time } = await testFixture()
  const { crash } = await started()
  const opened = time.now()
  time.advance(17_000)
  crash()
  time.advance(3_600_000)
  await started({ sender: 'batch' })
  await sent()
  expect(collector.events.map(({ event, properties, time: at }) => [event, properties.event_duration, at])).toEqual([
    ['$WebPageLeave', 15, opened + 15_000],
  ])
})

test('T3 a page that crashed a moment ago is reported once it has been silent for a minute', async () => {
  const { started, collector, sent, time } = await testFixture()
  const { crash } = await started()
  time.advance(10_000)
  crash()
  const { tracker } = await started({ sender: 'batch' })
  tracker.track('joined')
  await sent()
  expect(collector.events.map(({ event }) => event)).toEqual(['joined'])
  time.advance(61_000)
  await sent()
  expect(collector.events.map(({ event }) => event)).toEqual(['joined', '$WebPageLeave'])
})

test('T3 a page that is open in another tab does not count as crashed', async () => {
  const { started, collector, sent, time } = await testFixture()
  await started()
  time.advance(20_000)
  const { tracker } = await started()
  tracker.track('joined')
  await sent()
  expect(collector.events.map(({ event }) => event)).toEqual(['joined'])
})

test('T12 a page load has its duration, up to half an hour', async () => {
  const { started, collector, sent } = await testFixture()
  const { screen } = await started({ sender: 'batch' })
  for (const seconds of [0, 1.25, 1_800, 1_801]) screen.loaded(seconds)
  await sent()
  expect(collector.events.map(({ event, properties }) => [event, properties.event_duration])).toEqual([
    ['$WebPageLoad', 1.25],
    ['$WebPageLoad', 1_800],
  ])
})

test('T4 a click contains the pressed element, without possibly personal content', async () => {
  const { started, collector, sent } = await testFixture()
  const { screen } = await started({ sender: 'batch' })
  screen.press({
    $element_type: 'a',
    $element_id: 'go',
    $element_class_name: 'link',
    $element_content: '  Send to 9123 4567\n or a@b.hk, 3 left ',
    $element_target_url: 'https://user:word@foyer.test/to?token=1&utm_source=sms#secret',
    $page_x: 12,
    $page_y: 34,
  })
  await sent()
  expect(collector.events[0]).toMatchObject({
    event: '$WebClick',
    properties: {
      $element_type: 'a',
      $element_id: 'go',
      $element_class_name: 'link',
      $element_content: 'Send to * or * 3 left',
      $element_selector: 'button',
      $element_target_url: 'https://foyer.test/to?utm_source=sms',
      $page_x: 12,
      $page_y: 34,
      $url_path: '/home',
    },
  })
})

test('T15 a stay is more than four seconds at one place, sent when the visitor moves on, with five hours at most', async () => {
  const { started, collector, sent, time } = await testFixture()
  const { screen } = await started({ sender: 'batch' })
  time.advance(4_000)
  screen.scrollTo(100)
  time.advance(4_001)
  screen.scrollTo(900)
  time.advance(18_001_000)
  screen.scrollTo(0)
  await sent()
  const stays = collector.events.filter(({ event }) => event === '$WebStay')
  expect(stays.map(({ properties }) => [properties.$viewport_position, properties.event_duration])).toEqual([
    [100, 4.001],
    [900, 18_000],
  ])
})

test('T15 while a visitor scrolls the position is read once a second, and once more where they stop', async () => {
  const screen = testPage()
  let looks = 0
  const { position: lookAt } = screen.page
  const page = {
    ...screen.page,
    position: () => {
      looks += 1
      return lookAt()
    },
  }
  const { started, collector, sent, time } = await testFixture()
  await started({ sender: 'batch' }, { page }, screen)
  screen.scrollTo(10)
  const before = looks
  for (let position = 20; position <= 100; position += 10) {
    time.advance(100)
    screen.scrollTo(position)
  }
  expect(looks - before).toBe(0)
  time.advance(100)
  expect(looks - before).toBe(1)
  time.advance(4_001)
  screen.scrollTo(900)
  await sent()
  const stays = collector.events.filter(({ event }) => event === '$WebStay')
  expect(stays.map(({ properties }) => [properties.$viewport_position, properties.event_duration])).toEqual([
    [100, 4.001],
  ])
})

test('T15 a stay that ends with its page has the facts of that page', async () => {
  const { started, collector, sent, time } = await testFixture()
  const { screen } = await started({ singlePage: true, sender: 'batch' })
  screen.settle('Home')
  time.advance(7_000)
  screen.route(funds)
  screen.settle('Funds')
  await sent()
  const stay = collector.events.find(({ event }) => event === '$WebStay')
  expect(stay?.properties).toMatchObject({ $title: 'Home', $url_path: '/home', event_duration: 7 })
})

test('T15 a link is followed once its event is sent, and after a second at most', async () => {
  const { started, collector, browser, time } = await testFixture()
  const { tracker, screen } = await started()
  await tracker.followLink(funds, 'followed')
  expect([screen.now.wentTo, collector.events.length]).toEqual([funds, 1])
  collector.answer = () => 'never'
  const followed = tracker.followLink(home, 'followed')
  time.advance(999)
  expect(screen.now.wentTo).toBe(funds)
  time.advance(1)
  await followed
  expect(screen.now.wentTo).toBe(home)
  expect(browser.keys('foyer.tracker.event.')).toHaveLength(1)
})

test('T8 sent() resolves after 200 ms at most', async () => {
  const { started, collector, time } = await testFixture()
  const { tracker } = await started()
  collector.answer = () => 'never'
  tracker.track('joined')
  let isOver = false
  const waited = tracker.sent().then(() => {
    isOver = true
  })
  time.advance(199)
  await new Promise((resolve) => setImmediate(resolve))
  expect(isOver).toBe(false)
  time.advance(1)
  await waited
})
