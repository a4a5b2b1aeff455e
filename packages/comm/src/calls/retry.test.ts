import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openWorld, registered, times } from '../testing/world.ts'
import type { Transport, TransportRequest } from '../transport/transport.ts'
import type { CallDescriptor } from './descriptor.ts'

/** A world whose server drops the connection of the next `drops` calls, and what was sent to it. */
const droppingWorld = async (drops: number) => {
  const sent: TransportRequest[] = []
  const world = await openWorld()
  const { transport } = world
  const recording: Transport = (request) => {
    if (request.url.endsWith('/anyone') || request.url.includes('/matrix/')) sent.push(request)
    return transport(request)
  }
  const comm = world.device.open({ transport: recording })
  await comm.init()
  let left = drops
  world.server.fault = () => (left-- > 0 ? { fault: 'dropped' } : undefined)
  return { ...world, comm, sent }
}

const key = '3f1f0b3e-6c5e-4c55-9d1a-0d5b1a4d2c11'
const safe: [name: string, call: CallDescriptor][] = [
  ['a read', { path: '/anyone' }],
  ['an act with a key', { path: '/anyone', body: { key } }],
]

describe('a connection that dies before an answer', () => {
  test.each(safe)('%s is sent once more, with a nonce and a signature of its own', async (_name, call) => {
    const { comm, sent } = await droppingWorld(1)
    expect(await comm.call(call)).toBe('tourist')
    expect(sent).toHaveLength(2)
    for (const name of ['Ant-ID', 'Aes-ID', 'Verify-ID'])
      expect(sent[0]?.headers[name], name).not.toBe(sent[1]?.headers[name])
    expect(sent[0]?.body).toBe(sent[1]?.body)
  })

  test.each(safe)('%s is sent twice and never three times', async (_name, call) => {
    const { comm, sent } = await droppingWorld(9)
    await expect(comm.call(call)).rejects.toMatchObject({ kind: 'network' })
    expect(sent).toHaveLength(2)
  })

  test('CODE-1 a gateway function is sent once more if its params have a UUID as key, else never', async () => {
    const keyed = await droppingWorld(1)
    await keyed.comm.gateway({ function: 'organ/list', params: { key } })
    expect(keyed.sent).toHaveLength(2)
    const plain = await droppingWorld(1)
    // a word to search for, say
    const params = { key: 'word' }
    await expect(plain.comm.gateway({ function: 'organ/list', params })).rejects.toMatchObject({ kind: 'network' })
    expect(plain.sent).toHaveLength(1)
  })

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)(
    'an act without a key is never sent twice: %s',
    async (method) => {
      const { comm, sent } = await droppingWorld(1)
      await expect(comm.call({ path: '/anyone', body: {}, method })).rejects.toMatchObject({ kind: 'network' })
      expect(sent).toHaveLength(1)
    },
  )
})

describe('anything else that goes wrong', () => {
  test.each(['busy', 'broken', 'garbage', 'html'] as const)('is never tried again, safe or not: %s', async (fault) => {
    for (const [, call] of safe) {
      const world = await openWorld()
      const comm = world.device.open()
      await comm.init()
      world.server.fault = () => ({ fault })
      await comm.result(call)
      expect(times(world, 'api/anyone')).toBe(1)
    }
  })

  test('a caller who gave up is not served by a second attempt', async () => {
    const { comm, sent, server } = await droppingWorld(0)
    const controller = new AbortController()
    server.fault = () => {
      controller.abort()
      return { fault: 'dropped' }
    }
    const call = comm.call({ path: '/anyone', signal: controller.signal })
    await expect(call).rejects.toMatchObject({ kind: 'aborted' })
    expect(sent).toHaveLength(1)
  })

  test('no run of faults makes the server do an act without a key twice', { timeout: 30_000 }, async () => {
    const faults = fc.array(fc.constantFrom('dropped', 'garbage', 'busy', 'broken', 'html', undefined), {
      maxLength: 6,
    })
    await fc.assert(
      fc.asyncProperty(faults, async (run) => {
        const world = await openWorld()
        const comm = await registered(world)
        const queue = [...run]
        let done = 0
        world.server.fault = () => {
          const fault = queue.shift()
          done++
          return fault && { fault, served: true }
        }
        await comm.result({ path: '/member', body: {} })
        await world.server.close()
        expect(done).toBe(1)
      }),
      { numRuns: 40 },
    )
  })
})
