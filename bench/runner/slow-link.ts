import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** What a link carries and how long a request travels. */
export interface Link {
  /** bytes a second to the browser, for all connections together */
  readonly down: number
  /** bytes a second to the server, for all connections together */
  readonly up: number
  /** milliseconds between a request and its first byte, beside the time that the server takes */
  readonly latency: number
}

/** Slow 4G as Lighthouse and Chromium's developer tools define it. */
export const slow4g: Link = { down: 1_600_000 / 8, up: 750_000 / 8, latency: 150 }

const tick = 5

/** One direction of the link. The connections that have bytes take turns, so a small reply does not wait for a large one. */
class Direction {
  readonly #queues = new Map<Socket, Buffer[]>()
  readonly #rate: number
  #servedAt = 0
  #timer: NodeJS.Timeout | undefined

  constructor(rate: number) {
    this.#rate = rate
  }

  carry(bytes: Buffer, to: Socket): void {
    const queue = this.#queues.get(to)
    if (queue) queue.push(bytes)
    else this.#queues.set(to, [bytes])
    if (this.#timer) return
    this.#servedAt = performance.now()
    this.#timer = setInterval(() => this.#serve(), tick)
  }

  #serve(): void {
    const now = performance.now()
    let left = (this.#rate * (now - this.#servedAt)) / 1_000
    this.#servedAt = now
    while (this.#queues.size > 0 && left >= 1) {
      const share = Math.max(1, Math.floor(left / this.#queues.size))
      for (const [socket, [first = Buffer.alloc(0), ...others]] of this.#queues) {
        const sent = first.subarray(0, share)
        const rest = first.length > share ? [first.subarray(share), ...others] : others
        if (!socket.destroyed) socket.write(sent)
        left -= sent.length
        if (rest.length > 0) this.#queues.set(socket, rest)
        else this.#queues.delete(socket)
      }
    }
    if (this.#queues.size > 0) return
    clearInterval(this.#timer)
    this.#timer = undefined
  }
}

/**
 * A proxy in front of a server of this machine that is as slow as a phone's link. Chromium can also slow a page down
 * itself, but only while its network tools are on: these record the script's stack for each request, for which V8
 * parses the whole script again. On a slowed processor this costs a page of ours 0.1 s, and a page without requests nothing.
 *
 * @param port of the server
 */
export const startSlowLink = async (
  port: number,
  { down, up, latency }: Link,
): Promise<{ port: number; stop: () => void }> => {
  const [downwards, upwards] = [new Direction(down), new Direction(up)]
  const sockets = new Set<Socket>()
  const server = createServer({ noDelay: true }, (browser) => {
    const upstream = connect({ port, host: '127.0.0.1', noDelay: true })
    for (const [socket, other] of [
      [browser, upstream],
      [upstream, browser],
    ] as const) {
      sockets.add(socket)
      // a page that closes leaves requests behind
      socket.on('error', () => other.destroy())
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    browser.on('data', (bytes) => setTimeout(() => upwards.carry(bytes, upstream), latency))
    upstream.on('data', (bytes) => downwards.carry(bytes, browser))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      server.close()
      for (const socket of sockets) socket.destroy()
    },
  }
}
