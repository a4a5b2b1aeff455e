import { expect, test } from 'vitest'
import { testFixture } from '../testing/fixture.ts'
import { testPage } from '../testing/page.ts'

const home = 'https://foyer.test/#/home'

test.each([
  [home, '', '直接流量'],
  [home, 'https://www.google.com/', '自然搜索流量'],
  [home, 'https://weibo.com/', '社交网站流量'],
  [home, 'https://news.test/a', '引荐流量'],
  ['https://foyer.test/?utm_source=sms#/home', 'https://www.google.com/', '付费广告流量'],
])('T4 a visitor who opens %s from “%s” came by %s', async (url, referrer, type) => {
  const { started, collector, sent } = await testFixture()
  const { tracker } = await started({}, {}, testPage(url, referrer))
  tracker.track('joined')
  await sent()
  expect(collector.events[0]?.properties.$latest_traffic_source_type).toBe(type)
})

test('the traffic source is retained while the visitor moves inside the site, also over a reload', async () => {
  const { started, collector, sent } = await testFixture()
  await started({}, {}, testPage('https://foyer.test/?utm_source=sms#/home', `https://news.test/${'x'.repeat(300)}`))
  const { tracker } = await started({}, {}, testPage(home, 'https://foyer.test/#/funds'))
  tracker.track('joined')
  await sent()
  const { $latest_utm_source, $latest_referrer, $latest_referrer_host } = collector.events[0]?.properties ?? {}
  expect([$latest_utm_source, $latest_referrer_host]).toEqual(['sms', 'news.test'])
  expect($latest_referrer).toHaveLength(200)
})

test('T14 an event of a channel says whether it is the first in thirty days', async () => {
  const { started, collector, sent, time } = await testFixture()
  const first = await started({ sender: 'batch', channelEvents: ['joined'] })
  first.tracker.track('joined')
  first.tracker.track('joined')
  first.tracker.track('other')
  await sent()
  first.crash()
  time.advance(30 * 86_400_000)
  const later = await started({ sender: 'batch', channelEvents: ['joined'] })
  later.tracker.track('joined')
  await sent()
  const reported = collector.events
    .filter(({ event }) => event !== '$WebPageLeave')
    .map(({ event, properties }) => [event, properties.$is_channel_callback_event])
  expect(reported).toEqual([
    ['joined', true],
    ['joined', false],
    ['other', undefined],
    ['joined', true],
  ])
})

test('an event contains the facts of its page and screen', async () => {
  const { started, collector, sent } = await testFixture()
  const screen = testPage('https://foyer.test/?token=1#/home', 'https://news.test/a?token=2')
  const { tracker } = await started({ properties: () => ({ host: 'browser' }) }, {}, screen)
  screen.scrollTo(77)
  tracker.track('joined')
  await sent()
  expect(collector.events[0]?.properties).toMatchObject({
    $title: 'Home',
    $url: 'https://foyer.test/#/home',
    $url_path: '/home',
    $referrer: 'https://news.test/a',
    $referrer_host: 'news.test',
    $screen_width: 390,
    $screen_height: 844,
    $viewport_width: 390,
    $viewport_height: 664,
    $viewport_position: 77,
    $timezone_offset: -480,
    $is_first_day: true,
    host: 'browser',
  })
})
