import { expect, test } from 'vitest'
import { streaming } from './testing/streaming.ts'

const { context, clock, address, connected, connect, goOn } = await streaming()
const end = (jti: string) =>
  context.db`insert into revoked_tokens (jti, expires_at) values (${jti}, ${new Date(clock.clocks.wall() + 3_600_000)})`

test('SEC-7 a stream ends within seconds of its session on any server, and other streams continue', async () => {
  const [ended, going] = [await connected(address({ jti: 'ended' })), await connected(address({ jti: 'going' }))]
  await end('ended')
  await goOn(1000)
  await ended.ended
  await goOn(1000)
  const before = going.seen.length
  await goOn(10_000)
  await expect.poll(() => going.seen.length).toBeGreaterThan(before)
})

test('SEC-7 the stream address of an ended session opens no stream', async () => {
  const url = address({ jti: 'over' })
  await end('over')
  const { response } = await connect(url)
  expect(response.statusCode).toBe(401)
})
