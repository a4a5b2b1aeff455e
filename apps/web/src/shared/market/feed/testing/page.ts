import type { QuotesReply } from '@foyer/contract/market'
import { vi } from 'vitest'
import { Feed } from '../feed.ts'
import { QuoteBoard } from '../quote-board.ts'
import { FakeSource, replyOf } from '../testing.ts'

/** A page that asks a server, of which the test says how it answers. */
export const open = ({ hasEvents = true } = {}) => {
  const sources: FakeSource[] = []
  const server = {
    quotes: async (codes: readonly string[]): Promise<QuotesReply> => replyOf(codes),
    isStreamRefused: false,
    /** what an address for a stream waits for */
    before: Promise.resolve(),
  }
  const asked: string[][] = []
  const tickets: string[][] = []
  const board = new QuoteBoard((work) => work())
  const openSource = (url: string) => {
    const source = new FakeSource(url)
    sources.push(source)
    return source
  }
  const feed = new Feed(
    {
      askQuotes: async (codes) => {
        asked.push([...codes])
        return server.quotes(codes)
      },
      askStream: async (codes) => {
        tickets.push([...codes])
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
  return { feed, board, server, asked, tickets, sources, last }
}

export const pass = (time: number) => vi.advanceTimersByTimeAsync(time)

/** As `pass`, with the beat of a server that is there. */
export const passWithBeats = async (page: ReturnType<typeof open>, time: number) => {
  for (let passed = 0; passed < time; passed += 15_000) {
    await pass(15_000)
    page.last().send('beat', {})
  }
}

/** An answer that comes when the test says so. */
export const laterReply = () => {
  let resolve: (reply: QuotesReply) => void = () => undefined
  const promise = new Promise<QuotesReply>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

export const link = ({ feed }: { feed: Feed }) => feed.view().link

/** A page whose stream has begun. */
export const live = async (codes: readonly string[] = ['02800']) => {
  const page = open()
  const letGo = page.feed.want(codes)
  await pass(100)
  page.last().send('reset', replyOf(codes))
  return { ...page, letGo }
}
