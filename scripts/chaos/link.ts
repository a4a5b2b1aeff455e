import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'

/**
 * What a link does with bytes. `pass`: forwards them. `delay`: forwards them later. `stall`: holds them until it passes
 * again. `swallow`: drops them and closes nothing, as a network that lost the connections. `refuse`: resets connections.
 */
export type Mode =
  | { readonly kind: 'pass' | 'stall' | 'swallow' | 'refuse' }
  | { readonly kind: 'delay'; readonly ms: number }

/** A network between callers and a program that listens on a port of this machine. */
export interface Link {
  readonly port: number
  set(mode: Mode): void
  /** Resets every connection. */
  cut(): void
  close(): Promise<void>
}

/** One connection: the socket of the caller, and the one to the program. */
interface Pair {
  readonly near: Socket
  readonly far: Socket
  /** whether bytes were dropped: nothing passes any more, and the caller receives no notice */
  isLost: boolean
}

/** Opens a link to a port of this machine. */
export const openLink = async (port: number): Promise<Link> => {
  let mode: Mode = { kind: 'pass' }
  const pairs = new Set<Pair>()
  /** sends the bytes that a direction holds back */
  const releases = new Set<() => void>()

  const carry = (pair: Pair, from: Socket, to: Socket): void => {
    const held: Buffer[] = []
    const release = () => {
      if (mode.kind !== 'stall') for (const bytes of held.splice(0)) if (!pair.isLost) to.write(bytes)
    }
    releases.add(release)
    from
      .on('data', (bytes) => {
        if (pair.isLost) return
        held.push(bytes)
        if (mode.kind === 'delay') setTimeout(release, mode.ms).unref()
        else release()
      })
      .on('error', () => undefined)
      .on('close', () => {
        releases.delete(release)
        if (from === pair.near) pairs.delete(pair)
        if (!pair.isLost || from === pair.near) to.destroy()
      })
  }

  const server = createServer((near) => {
    if (mode.kind === 'refuse') {
      near.on('error', () => undefined).resetAndDestroy()
      return
    }
    const pair = { near, far: dial(port, '127.0.0.1'), isLost: mode.kind === 'swallow' }
    pairs.add(pair)
    carry(pair, near, pair.far)
    carry(pair, pair.far, near)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  const cut = (): void => {
    for (const { near, far } of pairs) for (const socket of [near, far]) socket.resetAndDestroy()
  }
  return {
    port: (server.address() as { port: number }).port,
    set: (next) => {
      // the program finds out that its callers are gone; they do not
      if (mode.kind === 'swallow') for (const { far, isLost } of pairs) if (isLost) far.destroy()
      mode = next
      if (mode.kind === 'swallow') for (const pair of pairs) pair.isLost = true
      if (mode.kind === 'refuse') cut()
      for (const release of releases) release()
    },
    cut,
    close: async () => {
      const closed = once(server, 'close')
      server.close()
      for (const { near, far } of pairs) for (const socket of [near, far]) socket.destroy()
      await closed
    },
  }
}
