import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import postgres from 'postgres'
import type { Comm } from '../../packages/comm/src/index.ts'
import { register } from '../runner/person.ts'
import { type Attack, type Finding, ms, probeDuring, probeFor, quantile, shownCounts, withServer } from './attack.ts'

const joins = 25
const lockTime = 20_000
const activity = 488

export const lockedRow: Attack = {
  name: 'locked-row',
  title: `REL-2 one row is locked for ${lockTime / 1000} s and ${joins} people join what it counts`,
  run: () =>
    withServer(async ({ url, databaseUrl }): Promise<Finding[]> => {
      const people: Comm[] = []
      for (let nth = 0; nth < joins; nth++)
        people.push(
          await register(url, { areaCode: '852', mobileNo: `532${String(nth).padStart(5, '0')}` }, `10.88.0.${nth}`),
        )
      const read = `${url}/api/activities`
      const rest = await probeFor(read, 3_000)
      const readyAtRest = await probeFor(`${url}/readyz`, 1_000)
      const db = postgres(databaseUrl(), { max: 1, onnotice: () => undefined })
      const outcomes = new Map<string, number>()
      const lock = new EventTarget()
      const isLocked = once(lock, 'locked')
      const locking = db.begin(async (tx) => {
        await tx`select from activities where number = ${activity} for update`
        lock.dispatchEvent(new Event('locked'))
        await wait(lockTime)
      })
      await isLocked
      const joining = people.map(async (comm) => {
        const { info } = await comm.result({
          path: `/user/${activity}/join`,
          body: { key: randomUUID(), termsVersion: 1, residence: 'hong_kong' },
          credentials: 'register',
        })
        const outcome = info.reason ?? 'joined'
        outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      })
      const ready = probeDuring(`${url}/readyz`, () => locking)
      const { times, others } = await probeDuring(read, () => locking)
      await Promise.all(joining)
      const [quiet, under] = [quantile(rest.times, 0.5), quantile(times, 0.5)]
      await db.end()
      return [
        {
          figure: 'unrelated reads, p50 at rest and meanwhile',
          value: `${ms(quiet)}, ${ms(under)}`,
        },
        {
          figure: 'unrelated reads, longest',
          value: ms(quantile(times, 1)),
          bar: '≤ 1 s',
          holds: quantile(times, 1) <= 1_000,
        },
        { figure: 'reads that failed', value: shownCounts(others), bar: 'none', holds: others.size === 0 },
        {
          figure: '/readyz, longest at rest and meanwhile',
          value: `${ms(quantile(readyAtRest.times, 1))}, ${ms(quantile((await ready).times, 1))}; ${shownCounts((await ready).others)}`,
          bar: 'always 200',
          holds: (await ready).others.size === 0,
        },
        { figure: 'joins', value: shownCounts(outcomes) },
      ]
    }),
}
