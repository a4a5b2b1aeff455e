import { expect, test } from 'vitest'
import { streaming } from './testing/streaming.ts'

const { context, clock, address, connected, connect, goOn } = await streaming()
const end = (jti: string) =>
  context.db`insert into revoked_tokens (jti, expires_at) values (${jti}, ${new Date(clock.clocks.wall() + 3_600_000)})`

test('SEC-7 a stream ends within seconds of its session, whichever server ended that, and others go on', async () => {
  const [ended, going] = [await connected(address({ jti: 'ended' })), await connected(address({ jti: 'going' }))]
  await end('ended')
  await goOn(1000)
  await ended.ended
  await goOn(1000)
  const told = going.seen.length
  await goOn(10_000)
  await expect.poll(() => going.seen.length).toBeGreaterThan(told)
})

test('SEC-7 an address of a session that has ended opens no stream', async () => {
  const url = address({ jti: 'over' })
  await end('over')
  const { response } = await connect(url)
  expect(response.statusCode).toBe(401)
})
