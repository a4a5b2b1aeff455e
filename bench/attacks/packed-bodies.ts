import { gzipSync } from 'node:zlib'
import { type Attack, type Finding, ms, probeDuring, probeFor, quantile, shownCounts, withServer } from './attack.ts'

const attackTime = 10_000
const senders = 4

/** A tracker body of some 3 KB that inflates to 2 MB of text resembling the beginnings of tokens. */
const body = new URLSearchParams({
  data: gzipSync(JSON.stringify([{ type: 'track', event: 'a', properties: { a: 'eyJ'.repeat(700_000) } }])).toString(
    'base64',
  ),
  gzip: '1',
}).toString()

export const packedBodies: Attack = {
  name: 'packed-bodies',
  title: `SEC-5 ${senders} senders at a time post a tracker body of ${body.length} B that inflates to 2 MB`,
  run: () =>
    withServer(async ({ url }): Promise<Finding[]> => {
      const quiet = await probeFor(`${url}/healthz`, 5_000)
      const statuses = new Map<number, number>()
      const attacked = await probeDuring(`${url}/healthz`, async () => {
        const end = performance.now() + attackTime
        const post = async (nth: number) => {
          while (performance.now() < end) {
            const { status } = await fetch(`${url}/sa?project=production`, {
              method: 'POST',
              headers: {
                'Content-Type': 'application/x-www-form-urlencoded',
                'X-Forwarded-For': `10.55.${nth}.${1 + (statuses.size % 200)}`,
              },
              body,
            })
            statuses.set(status, (statuses.get(status) ?? 0) + 1)
          }
        }
        await Promise.all(Array.from({ length: senders }, (_, nth) => post(nth)))
      })
      const [rest, under] = [quantile(quiet.times, 0.5), quantile(attacked.times, 0.5)]
      return [
        {
          figure: 'p50 of /healthz, at rest and attacked',
          value: `${ms(rest)}, ${ms(under)} (${(under / rest).toFixed(2)} ×)`,
          bar: '< 3 ×',
          holds: under < 3 * rest,
        },
        { figure: 'p99 of /healthz, attacked', value: ms(quantile(attacked.times, 0.99)) },
        { figure: 'the collector’s answers', value: shownCounts(statuses) },
      ]
    }),
}
