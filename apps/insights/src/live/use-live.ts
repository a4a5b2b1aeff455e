import type { LiveGlimpse, LiveOpen } from '@foyer/api/tracking/operators'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useLost } from '../session/session.ts'
import { type Fault, faultIn, request } from '../shared/call.ts'
import { type Entry, withNew } from './entries.ts'
import { readStream, type Sent } from './read-stream.ts'

export type Connection = 'connecting' | 'open' | 'waiting' | 'crowded'

const longestWaitMs = 15_000

/** Resolves after `ms`, or earlier when the browser is online again or the signal aborts. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      removeEventListener('online', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    addEventListener('online', end, { once: true })
    signal.addEventListener('abort', end, { once: true })
  })

/** The stream of debug mode, reconnected for as long as the view is open. */
export const useLive = () => {
  const [connection, setConnection] = useState<Connection>('connecting')
  const [fault, setFault] = useState<Fault>()
  const [entries, setEntries] = useState<readonly Entry[]>([])
  const [waiting, setWaiting] = useState<readonly Entry[]>([])
  const [isPaused, setPaused] = useState(false)
  const [turn, setTurn] = useState(0)
  const paused = useRef(false)
  const count = useRef(0)
  const last = useRef('')
  const lost = useLost()

  const add = useCallback((what: { glimpse: LiveGlimpse } | { missed: number | null }) => {
    count.current++
    const entry: Entry = { nth: count.current, ...what }
    if (paused.current) setWaiting((before) => withNew(before, [entry]))
    else setEntries((before) => withNew(before, [entry]))
  }, [])

  const listen = useCallback(
    async (signal: AbortSignal) => {
      let tries = 0
      let isCrowded = false
      let wasOpen = false
      const take = ({ name, id, data }: Sent) => {
        if (id) last.current = id
        if (name === 'crowded') isCrowded = true
        else if (name === 'open') {
          const { missed } = JSON.parse(data) as LiveOpen
          if (wasOpen && missed !== 0) add({ missed })
          ;[tries, wasOpen] = [0, true]
          setConnection('open')
          setFault(undefined)
        } else add({ glimpse: JSON.parse(data) as LiveGlimpse })
      }
      while (!signal.aborted && !isCrowded) {
        try {
          const headers = last.current ? { 'Last-Event-ID': last.current } : {}
          const { body } = await request('live', { signal, headers })
          if (body) await readStream(body, take)
        } catch (error) {
          if (signal.aborted) return
          const why = faultIn(error)
          // a connection that breaks within the stream is not an error of a call
          if (why.kind !== 'unexpected') setFault(why)
          lost(why)
          if (why.kind === 'signedOut' || why.kind === 'noRole') return
        }
        if (isCrowded) return setConnection('crowded')
        setConnection('waiting')
        await pause(Math.min(1000 * 2 ** tries++, longestWaitMs), signal)
      }
    },
    [add, lost],
  )

  useEffect(() => {
    const gone = new AbortController()
    setConnection(turn === 0 ? 'connecting' : 'waiting')
    void listen(gone.signal)
    return () => gone.abort()
  }, [listen, turn])

  const setPause = (pause: boolean) => {
    paused.current = pause
    setPaused(pause)
    if (pause) return
    setEntries((before) => withNew(before, waiting.toReversed()))
    setWaiting([])
  }
  return {
    connection,
    fault,
    entries,
    waiting: waiting.length,
    isPaused,
    setPause,
    clear: () => {
      setEntries([])
      setWaiting([])
    },
    again: () => setTurn((nth) => nth + 1),
  }
}
