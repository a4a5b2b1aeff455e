import { createServer, connect as dial, type Socket } from 'node:net'

/** Leads connections of the hosts to a program that listens on this machine alone. */
export interface Relay {
  /** with its port */
  readonly address: string
  stop(): void
}

/** @param host the address that it listens on */
export const startRelay = async (host: string, port: number): Promise<Relay> => {
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = dial(port, '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.once('close', () => {
        sockets.delete(one)
        other.destroy()
      })
      one.on('error', () => undefined).pipe(other)
    }
  })
  await new Promise<void>((resolve) => server.listen(0, host, resolve))
  const address = server.address()
  return {
    address: `${host}:${typeof address === 'object' && address ? address.port : 0}`,
    stop: () => {
      server.close()
      for (const one of sockets) one.destroy()
    },
  }
}
