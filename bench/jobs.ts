// `npm run bench:jobs [-- --jobs 400] [-- --rounds 5]`: how many waiting jobs of a kind one process works on in a second,
// four at once as orders to partners do, compared with the same transactions without a queue. Rounds alternate. Exits 1
// below the bar.
import { parseArgs } from 'node:util'
import { pino } from 'pino'
import type { Context } from '../apps/server/src/context.ts'
import { connect } from '../apps/server/src/database/connect.ts'
import { createBoss } from '../apps/server/src/jobs/boss.ts'
import { defineJob } from '../apps/server/src/jobs/job.ts'
import { createJobs } from '../apps/server/src/jobs/jobs.ts'
import { startWork } from '../apps/server/src/jobs/work.ts'
import type { Module } from '../apps/server/src/module.ts'
import { startDatabase } from './runner/database.ts'
import { idle } from './runner/idle.ts'
import { median } from './runner/statistics.ts'

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '400' }, rounds: { type: 'string', default: '5' } },
})
const [count, rounds] = [Number(values.jobs), Number(values.rounds)]
const concurrency = 4
/** part of the floor's rate */
const bar = 0.05

const database = await startDatabase()
const db = connect(database.url, { max: 10, name: 'foyer bench' })
const jobs = createJobs(db)
/** The transaction of each job and of the floor: a locked row is changed. */
const act = () =>
  db.begin(async (tx) => {
    await tx`select daily_limit from sms_budget for update`
    await tx`update sms_budget set daily_limit = daily_limit`
  })
let worked = 0
let isDone = () => {}
const job = defineJob({
  name: 'bench',
  retryDelay: 5,
  retries: 1,
  concurrency,
  run: async () => {
    await act()
    if (++worked === count) isDone()
  },
})
const boss = await createBoss(db, { attends: false }).start()
await boss.createQueue(job.name, { policy: 'standard' })
const context = { db, jobs, modules: [{ jobs: [job] } as unknown as Module] } as unknown as Context

const secondsOf = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return (performance.now() - begun) / 1_000
}

const withoutQueue = () => {
  let left = count
  return Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) await act()
    }),
  )
}

/** The time from the start of the worker to the end of the last job. */
const withQueue = async () => {
  await db.begin(async (tx) => {
    for (let n = 0; n < count; n++) await jobs.send(tx, job, { n })
  })
  worked = 0
  const done = new Promise<void>((resolve) => {
    isDone = resolve
  })
  let stop = async () => {}
  const seconds = await secondsOf(async () => {
    stop = await startWork(context, pino({ enabled: false }))
    await done
  })
  await stop()
  return seconds
}

await idle()
const measured = { floor: [] as number[], queue: [] as number[] }
for (let round = 0; round < rounds; round++) {
  measured.floor.push(count / (await secondsOf(withoutQueue)))
  measured.queue.push(count / (await withQueue()))
}
await boss.stop({ graceful: false, close: false })
await db.end()
await database.stop()

const [floor, queue] = [median(measured.floor), median(measured.queue)]
console.log(`without a queue  ${floor.toFixed(0)} transactions a second`)
console.log(`as jobs          ${queue.toFixed(0)} a second, ${(queue / floor).toFixed(2)} of it`)
process.exit(queue / floor >= bar ? 0 : 1)
