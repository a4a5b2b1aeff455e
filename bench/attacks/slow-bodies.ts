import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { type Attack, type Finding, ms, probeFor, quantile, shownCounts, withServer } from './attack.ts'
import type { Slow, SlowCount } from './slow-sender.ts'

const connections = 20_000
/** Number of attackers. Each is a process with file descriptors of its own. */
const attackers = 4
/** Milliseconds; longer than the deadline of a body. */
const attackTime = 30_000

/** Connections that send headers, and then a body one byte at a time. */
export const slowBodies: Attack = {
  name: 'slow-bodies',
  title: `SEC-3 ${connections} connections from 80 addresses send a body a byte every 4 seconds`,
  run: () =>
    withServer(
      async ({ url, port }): Promise<Finding[]> => {
        const target = `${url}/api/content/agreements`
        const quiet = await probeFor(target, 5_000)
        const children: ChildProcess[] = []
        for (let nth = 0; nth < attackers; nth++) {
          const child = fork(join(import.meta.dirname, 'slow-sender.ts'))
          process.once('exit', () => child.kill())
          const order: Slow = { port, connections: connections / attackers, network: nth + 1 }
          child.send(order)
          children.push(child)
        }
        const attacked = await probeFor(target, attackTime)
        const counts: SlowCount[] = []
        for (const child of children) {
          child.send('count')
          counts.push((await once(child, 'message'))[0] as SlowCount)
          child.kill()
        }
        const sum = (of: (count: SlowCount) => number) => counts.reduce((all, count) => all + of(count), 0)
        const [rest, under] = [quantile(quiet.times, 0.5), quantile(attacked.times, 0.5)]
        const failures = [...attacked.others.values()].reduce((all, count) => all + count, 0)
        return [
          { figure: 'connections that opened', value: String(sum(({ opened }) => opened)) },
          { figure: `still open after ${attackTime / 1000} s`, value: String(sum(({ open }) => open)) },
          {
            figure: 'p50 of others, at rest and attacked',
            value: `${ms(rest)}, ${ms(under)} (${(under / rest).toFixed(2)} ×)`,
            bar: '≤ 2 ×',
            holds: under <= 2 * rest,
          },
          { figure: 'p99 of others, attacked', value: ms(quantile(attacked.times, 0.99)) },
          {
            figure: 'calls of others that failed',
            value: `${failures} of ${attacked.times.length}${failures > 0 ? ` (${shownCounts(attacked.others)})` : ''}`,
            bar: '0',
            holds: failures === 0,
          },
        ]
      },
      // the server counts each loopback address of an attacker as a network of its own
      { TRUST_PROXY: '' },
    ),
}
