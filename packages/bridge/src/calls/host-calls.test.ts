import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { hostNames } from '../protocol.ts'
import { replyTo, testHost, ways } from '../testing/host.ts'
import { hostCalls } from './host-calls.ts'

const never = new AbortController().signal
const open = (host: ReturnType<typeof testHost>) => hostCalls(host.window, 'retail')

describe.each(ways)('over %s', (way) => {
  test('over %s a call has its version, an id, its provider, name and params, and gives the data of the reply', async () => {
    const host = testHost(way, (message) => replyTo(message, { language: 'zh-HK' }))
    expect(await open(host).request('getUserConfig', { a: [1] }, never)).toEqual({ language: 'zh-HK' })
    expect(host.seen).toEqual([
      {
        v: 1,
        id: expect.stringMatching(/^[0-9a-f]{32}$/),
        provider: 'retail',
        name: 'getUserConfig',
        params: { a: [1] },
      },
    ])
  })

  test('an error of the host rejects with its code and message', async () => {
    const host = testHost(way, (message) => replyTo(message, null, 7, 'not today'))
    await expect(open(host).request('close', {}, never)).rejects.toMatchObject({
      kind: 'refused',
      code: 7,
      message: 'not today',
    })
  })

  test('replies in another order resolve their own calls', async () => {
    const held: (() => void)[] = []
    const host = testHost(way, (message) => {
      held.push(() => host.speak(replyTo(message, message.name)))
      return way === 'ios-promise' ? null : undefined
    })
    const calls = open(host)
    const both = Promise.all([calls.request('one', {}, never), calls.request('two', {}, never)])
    await vi.waitFor(() => expect(held).toHaveLength(2))
    for (const go of held.reverse()) go()
    expect(await both).toEqual(['one', 'two'])
  })

  test('a host that fails during a call ends the call at once', async () => {
    const host = testHost(way, () => {
      throw new Error('Java object is gone')
    })
    await expect(open(host).request('close', {}, never)).rejects.toMatchObject({
      kind: 'gone',
      code: 1,
      message: expect.stringContaining('Java object is gone'),
    })
  })

  test('a reply that arrives twice counts once, and changes no later call', async () => {
    const host = testHost(way, (message) => {
      setTimeout(() => host.speak(replyTo(message, 'again')), 0)
      return replyTo(message, 'first')
    })
    const calls = open(host)
    expect(await calls.request('one', {}, never)).toBe('first')
    const next = calls.request('two', {}, never)
    host.speak(replyTo(host.seen[0]!, 'again'))
    expect(await next).toBe('first')
  })
})

describe('a host that appears and disappears', () => {
  test('calls before the host appears wait for it, and are sent once it reports that it is ready', async () => {
    const host = testHost('script')
    host.leave()
    const calls = open(host)
    const early = Promise.all([calls.request('one', {}, never), calls.request('two', {}, never)])
    await Promise.resolve()
    expect(host.seen).toEqual([])
    host.arrive()
    host.window.dispatchEvent(new Event(hostNames.ready))
    await early
    expect(host.seen.map(({ name }) => name)).toEqual(['one', 'two'])
  })

  test('a host that appeared without reporting it is found when the wait is over', async () => {
    vi.useFakeTimers()
    try {
      const host = testHost('script')
      host.leave()
      const early = open(host).request('one', {}, never)
      host.arrive()
      await vi.advanceTimersByTimeAsync(3_000)
      expect(await early).toBeNull()
    } finally {
      vi.useRealTimers()
    }
  })

  test('without a host calls fail as missing after 3 s, and later ones at once', async () => {
    vi.useFakeTimers()
    try {
      const host = testHost()
      host.leave()
      const calls = open(host)
      const outcome = calls.request('one', {}, never).catch((error) => error)
      await vi.advanceTimersByTimeAsync(2_999)
      expect(vi.getTimerCount()).toBe(1)
      await vi.advanceTimersByTimeAsync(1)
      expect(await outcome).toMatchObject({ kind: 'missing', code: 1 })
      await expect(calls.request('two', {}, never)).rejects.toMatchObject({ kind: 'missing' })
      expect(vi.getTimerCount()).toBe(0)
    } finally {
      vi.useRealTimers()
    }
  })

  test('a host that removed its bridge is gone at once, and may return', async () => {
    vi.useFakeTimers()
    onTestFinished(() => void vi.useRealTimers())
    const host = testHost()
    const calls = open(host)
    await calls.request('one', {}, never)
    host.leave()
    await expect(calls.request('two', {}, never)).rejects.toMatchObject({ kind: 'gone' })
    host.arrive()
    expect(await calls.request('three', {}, never)).toBeNull()
  })

  test('leaving the page ends every waiting call, and a restored page can call again', async () => {
    const host = testHost('android', () => undefined)
    const calls = open(host)
    const waiting = calls.request('one', {}, never)
    await vi.waitFor(() => expect(host.seen).toHaveLength(1))
    host.window.dispatchEvent(new Event('pagehide'))
    await expect(waiting).rejects.toMatchObject({ kind: 'gone', message: 'the page was left' })
    host.answer = (message) => replyTo(message, 'back')
    expect(await calls.request('two', {}, never)).toBe('back')
  })

  test('a reply to an earlier life of the page resolves no call of a later one', async () => {
    const host = testHost('android', () => undefined)
    void open(host).request('one', {}, never)
    await vi.waitFor(() => expect(host.seen).toHaveLength(1))
    const reloaded = open(host)
    const outcome: unknown[] = []
    void reloaded.request('one', {}, never).then((data) => outcome.push(data))
    await vi.waitFor(() => expect(host.seen).toHaveLength(2))
    host.speak(replyTo(host.seen[0]!, 'of the earlier life'))
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(outcome).toEqual([])
    host.speak(replyTo(host.seen[1]!, 'own'))
    await vi.waitFor(() => expect(outcome).toEqual(['own']))
    expect(host.seen[0]!.id).not.toBe(host.seen[1]!.id)
  })
})

describe('COMM-8 several bridges on one window', () => {
  test.each(ways)('COMM-8 each of two bridges gets the replies to its own calls, over %s', async (way) => {
    const host = testHost(way, (message) => replyTo(message, `${message.provider} ${message.name}`))
    const [one, two] = [hostCalls(host.window, 'institution'), hostCalls(host.window, 'partner')]
    const calls = [one.request('a', {}, never), two.request('b', {}, never), one.request('c', {}, never)]
    expect(await Promise.all(calls)).toEqual(['institution a', 'partner b', 'institution c'])
  })

  test('COMM-8 listeners of both bridges on one window receive an event of the host', async () => {
    const host = testHost()
    const received: string[] = []
    hostCalls(host.window, 'institution').on('e', () => received.push('one'))
    hostCalls(host.window, 'partner').on('e', () => received.push('two'))
    host.speak({ v: 1, event: 'e' })
    await Promise.resolve()
    expect(received).toEqual(['one', 'two'])
  })
})

describe('events', () => {
  const event = (name: string, data?: unknown) => JSON.stringify({ v: 1, event: name, data })

  test('every listener of an event receives it until it is removed, and an error of one does not affect the others', async () => {
    const host = testHost()
    const calls = open(host)
    const received: unknown[] = []
    const leave = calls.on('userConfigChanged', (data) => received.push(['one', data]))
    calls.on('userConfigChanged', (data) => received.push(['two', data]))
    calls.on('other', (data) => received.push(['other', data]))
    host.speak(event('userConfigChanged', { language: 'en-US' }))
    await Promise.resolve()
    expect(received).toEqual([
      ['one', { language: 'en-US' }],
      ['two', { language: 'en-US' }],
    ])
    leave()
    host.speak({ v: 1, event: 'userConfigChanged' })
    await Promise.resolve()
    expect(received.slice(2)).toEqual([['two', null]])
    host.speak(event('unheard'))
  })

  test('a listener that is added twice is called twice, and removing one leaves the other', async () => {
    const host = testHost()
    const calls = open(host)
    const received: unknown[] = []
    const listener = (data: unknown) => received.push(data)
    const leave = calls.on('e', listener)
    calls.on('e', listener)
    leave()
    leave()
    host.speak(event('e', 1))
    await Promise.resolve()
    expect(received).toEqual([1])
  })
})
