import { expect, test } from 'vitest'
import { testFixture } from '../testing/fixture.ts'
import { until } from '../testing/time.ts'

const senders = ['beacon', 'ajax', 'image', 'batch', 'debug'] as const
const configOf = (sender: (typeof senders)[number]) => (sender === 'debug' ? { debug: 'store' as const } : { sender })
const waiting = 'foyer.tracker.event.'
const deadLetters = 'foyer.tracker.parked.'

test.each(
  senders.flatMap((sender) =>
    (['page of a captive portal', 'image of a captive portal', 'refusal of a proxy', 204, 302, 404] as const)
      // 204 is the collector's reply to a post
      .filter((answer) => answer !== 204 || sender === 'image' || sender === 'debug')
      .map((answer) => [sender, answer] as const),
  ),
)(
  'COMM-7 by %s, ten events that an intermediary answers with %s are neither removed nor dead-lettered, and arrive later',
  async (sender, answer) => {
    const { started, collector, browser, sent, time } = await testFixture()
    const deadLettered: unknown[] = []
    const { tracker } = await started({ ...configOf(sender), onDeadEvent: (event) => deadLettered.push(event) })
    collector.answer = () => answer
    for (let number = 0; number < 10; number++) tracker.track('counted', { number })
    await until(() => {
      if (browser.inFlight === 0) time.advance(1_000)
      return collector.seen.length >= 5
    })
    await until(() => browser.inFlight === 0)
    expect(collector.events).toEqual([])
    expect(browser.keys(waiting)).toHaveLength(10)
    collector.answer = () => 'accepted'
    await sent()
    expect(collector.events.map(({ properties }) => Number(properties.number)).sort((a, b) => a - b)).toEqual([
      0, 1, 2, 3, 4, 5, 6, 7, 8, 9,
    ])
    expect([deadLettered, browser.keys(deadLetters)]).toEqual([[], []])
  },
)
