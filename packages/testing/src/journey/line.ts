import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/**
 * A connection to a server that can be cut or led to another server. The browser's own offline mode does not end
 * requests in flight.
 */
export interface Line {
  /** origin where the server answers */
  readonly origin: string
  /** breaks every connection and accepts no new ones */
  cut(): void
  mend(): void
  /** breaks every connection; new ones go to another server */
  leadTo(server: string): void
  close(): void
}

/** Opens a connection to a server address such as `http://localhost:8190`. */
export const openLine = async (server: string): Promise<Line> => {
  const sockets = new Set<Socket>()
  let target = new URL(server)
  let isCut = false
  const proxy = createServer((near) => {
    if (isCut) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        sockets.delete(socket)
        other.destroy()
      })
    }
    near.pipe(far).pipe(near)
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  const breakAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    cut: () => {
      isCut = true
      breakAll()
    },
    mend: () => {
      isCut = false
    },
    leadTo: (other) => {
      target = new URL(other)
      breakAll()
    },
    close: () => {
      breakAll()
      proxy.close()
    },
  }
}
