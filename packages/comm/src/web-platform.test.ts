import { expect, test } from 'vitest'
import { createComm } from './comm.ts'
import { openWorld, proved } from './testing/world.ts'
import { webPlatform } from './web-platform.ts'

test('what Node lacks of a browser is done without', async () => {
  const world = await openWorld()
  const comm = createComm({ client: world.server.client, ...webPlatform(), tick: () => undefined })
  await comm.init()
  await comm.register(proved(world))
  expect(await comm.call({ path: '/member', body: {} })).toBe('u1')
})
