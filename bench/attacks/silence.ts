import { once } from 'node:events'
import { createServer, connect as dial, type Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { startDatabase } from '../runner/database.ts'
import { type Attack, type Finding, ms, probe, shownCounts, withServer } from './attack.ts'

/** Milliseconds; longer than the time-out after which a silent pool is replaced. */
const limit = 120_000

/**
 * A network between the server and its database. After `swallow`, open connections remain open and transmit nothing.
 */
const silentNetwork = async (far: URL) => {
  const links = new Set<readonly [Socket, Socket]>()
  const network = createServer((near) => {
    const other = dial(Number(far.port), far.hostname)
    links.add([near, other])
    near.pipe(other).on('error', () => near.destroy())
    other.pipe(near).on('error', () => other.destroy())
  }).listen(0, '127.0.0.1')
  await once(network, 'listening')
  const url = new URL(far)
  url.port = String((network.address() as { port: number }).port)
  return {
    url: url.href,
    swallow: () => {
      for (const [near, other] of links)
        for (const socket of [near, other]) socket.unpipe().removeAllListeners('data').resume()
    },
    close: () => {
      for (const link of links) for (const socket of link) socket.destroy()
      network.close()
    },
  }
}

const answers = async (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(40_000) }).then(
    (reply) => reply.ok,
    () => false,
  )

export const silence: Attack = {
  name: 'silence',
  title: 'REL-1 every open connection to the database falls silent; a second time while the server stops',
  run: async (): Promise<Finding[]> => {
    const database = await startDatabase()
    const network = await silentNetwork(new URL(database.url))
    const findings = await withServer(
      async ({ url, process: server }): Promise<Finding[]> => {
        // several reads of the database at a time, so that the pool has several connections
        const read = `${url}/api/activities`
        await Promise.all(Array.from({ length: 20 }, () => answers(read)))
        network.swallow()
        const begun = performance.now()
        let isBack = false
        const probing = probe(`${url}/readyz`, () => isBack || performance.now() - begun > limit)
        while (!isBack && performance.now() - begun < limit) isBack = await answers(read)
        const recovery = performance.now() - begun
        const { others } = await probing
        network.swallow()
        await wait(100)
        const stopping = performance.now()
        server.kill('SIGTERM')
        await once(server, 'exit')
        const stop = performance.now() - stopping
        return [
          {
            figure: 'reads answer again after',
            value: ms(recovery),
            bar: '≤ 60 s',
            holds: isBack && recovery <= 60_000,
          },
          { figure: '/readyz meanwhile', value: shownCounts(others) },
          { figure: 'SIGTERM ends the process after', value: ms(stop), bar: '≤ 45 s', holds: stop <= 45_000 },
        ]
      },
      { DATABASE_URL: network.url, DATABASE_OWNER_URL: database.ownerUrl },
    )
    network.close()
    await database.stop()
    return findings
  },
}
