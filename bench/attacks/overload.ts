import { Connection } from '../runner/connection.ts'
import { bytesOf, openSessions, type Request, sign } from '../runner/session.ts'
import { type Attack, type Finding, ms, quantile, shownCounts, withServer } from './attack.ts'

const calls = 6_000
const sessionCount = 200
const request: Request = { mount: '/quote', target: '/market/time', body: JSON.stringify({ securities: ['00700'] }) }

export const overload: Attack = {
  name: 'overload',
  title: `REL-3 ${calls} signed reads at the same time`,
  run: () =>
    withServer(async ({ url, port }): Promise<Finding[]> => {
      const sessions = await openSessions(url, sessionCount)
      const connections: Connection[] = []
      for (let nth = 0; nth < calls; nth++) connections.push(await Connection.to(port))
      const signed = connections.map((_, nth) => {
        const session = sessions[nth % sessionCount]
        if (!session) throw new Error('there are no sessions')
        return bytesOf(request, sign(session, request))
      })
      const statuses = new Map<number, number>()
      const [served, refused]: [number[], number[]] = [[], []]
      let withoutRetryAfter = 0
      const begun = performance.now()
      await Promise.all(
        connections.map(async (connection, nth) => {
          const bytes = signed[nth]
          if (!bytes) return
          const { status, head } = await connection.send(bytes).catch(() => ({ status: 0, head: '' }))
          const took = performance.now() - begun
          statuses.set(status, (statuses.get(status) ?? 0) + 1)
          ;(status === 200 ? served : refused).push(took)
          if ((status === 503 || status === 429) && !/^retry-after: \d/im.test(head)) withoutRetryAfter++
          connection.close()
        }),
      )
      const p99 = quantile(served, 0.99)
      return [
        { figure: 'answers', value: shownCounts(statuses) },
        {
          figure: 'p50 and p99 of what was served',
          value: `${ms(quantile(served, 0.5))}, ${ms(p99)}`,
          bar: 'p99 ≤ 5 s',
          holds: p99 <= 5_000,
        },
        { figure: 'p99 of the refusals', value: ms(quantile(refused, 0.99)) },
        {
          figure: 'refusals without Retry-After',
          value: String(withoutRetryAfter),
          bar: '0',
          holds: withoutRetryAfter === 0,
        },
      ]
    }),
}
