import type { QuotesReply } from '@foyer/api/market'
import { vi } from 'vitest'
import { FakeSource } from '../../../streams/testing/fake-source.ts'
import { Feed } from '../feed.ts'
import { QuoteBoard } from '../quote-board.ts'
import { replyOf } from '../testing.ts'

/** A page with a feed whose server answers as the test defines. */
export const open = ({ hasEvents = true } = {}) => {
  const sources: FakeSource[] = []
  const server = {
    quotes: async (codes: readonly string[]): Promise<QuotesReply> => replyOf(codes),
    isStreamRefused: false,
    /** delays the answer with the stream's address */
    before: Promise.resolve(),
  }
  const requested: string[][] = []
  const tickets: string[][] = []
  /** of every request of quotes or of a stream's address */
  const signals: AbortSignal[] = []
  const board = new QuoteBoard((work) => work())
  const openSource = (url: string) => {
    const source = new FakeSource(url)
    sources.push(source)
    return source
  }
  const feed = new Feed(
    {
      requestQuotes: async (codes, signal) => {
        requested.push([...codes])
        signals.push(signal)
        return server.quotes(codes)
      },
      requestStream: async (codes, signal) => {
        tickets.push([...codes])
        signals.push(signal)
        const url = `/stream/${tickets.length}`
        await server.before
        if (server.isStreamRefused) throw Object.assign(new Error('refused'), { reason: 'internal' })
        return { url, delay: 0, validUntil: 0 }
      },
      openSource: hasEvents ? openSource : undefined,
    },
    board,
  )
  const last = (): FakeSource => {
    const source = sources.at(-1)
    if (!source) throw new Error('no stream was opened')
    return source
  }
  return { feed, board, server, requested, tickets, signals, sources, last }
}

export const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

/** Like `pass`, with the heartbeats of a running server. */
export const passWithHeartbeats = async (page: ReturnType<typeof open>, time: number) => {
  for (let passed = 0; passed < time; passed += 15_000) {
    await pass(15_000)
    page.last().send('heartbeat', {})
  }
}

/** An answer that arrives when the test resolves it. */
export const laterReply = () => {
  let resolve: (reply: QuotesReply) => void = () => undefined
  const promise = new Promise<QuotesReply>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

export const link = ({ feed }: { feed: Feed }) => feed.view().link

/** A page whose stream is live. */
export const live = async (codes: readonly string[] = ['02800']) => {
  const page = open()
  const unsubscribe = page.feed.want(codes)
  await pass(100)
  page.last().send('reset', replyOf(codes))
  return { ...page, unsubscribe }
}
