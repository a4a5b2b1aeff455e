import { expect, test } from 'vitest'
import { testContext } from '../../../testing/context.ts'
import { commandFixture } from '../../../testing/run-command.ts'
import { declare, hour } from '../testing.ts'
import { waitingRoomsCommand } from './command.ts'

const { db, running } = await commandFixture()
const rooms = running(waitingRoomsCommand)
const { context } = await testContext({ db })

test('O11 foyer waiting-rooms opens a room around an opening, changes its rate without moving it, lists and closes it', async () => {
  expect(await rooms('list')).toEqual({ code: 0, out: 'There are no waiting rooms.\n', err: '' })
  const opensAt = Math.ceil(Date.now() / 60_000) * 60_000 + hour
  await declare(context, 970, { opensAt, closesAt: opensAt + hour })
  const opened = await rooms('open', 'test-970', '--rate', '20', '--by', 'Lee', '--before', '15')
  expect(opened.out).toContain(`admits 20 a second from ${new Date(opensAt).toISOString()}`)
  expect(opened.out).toContain(`places from ${new Date(opensAt - 15 * 60_000).toISOString()}`)
  const changed = await rooms('open', '970', '--rate', '0', '--by', 'Lee')
  expect(changed.out).toBe(opened.out.replace('admits 20', 'admits 0'))
  expect((await rooms('close', '970', '--by', 'Lee')).out).toBe('There are no waiting rooms.\n')
})

test.each([
  ['an unknown activity', ['open', 'none', '--rate', '1', '--by', 'Lee'], 'There is no activity none here.'],
  ['a room that does not exist', ['close', '970', '--by', 'Lee'], 'Activity 970 has no waiting room.'],
  ['a missing rate', ['open', '970'], '--rate is the number of persons'],
  ['a span of no minutes', ['open', '970', '--rate', '1', '--after', '0'], '0 is not a number of minutes'],
  ['a person without a name', ['open', '970', '--rate', '1'], '--by is the name of the person'],
  ['no command', [], 'Usage: foyer waiting-rooms'],
])('The command explains %s in a sentence', async (_, args, sentence) => {
  const { code, err } = await rooms(...args)
  expect([code, err]).toEqual([2, expect.stringContaining(sentence)])
})
