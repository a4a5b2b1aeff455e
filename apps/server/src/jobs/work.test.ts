import pino from 'pino'
import { afterAll, expect, inject, onTestFinished, test, vi } from 'vitest'
import { connect } from '../database/connect.ts'
import { testContext } from '../testing/context.ts'
import { createBoss } from './boss.ts'
import { defineJob } from './job.ts'
import { createJobs } from './jobs.ts'
import { drain, startWork } from './work.ts'

const { context } = await testContext()
const { db, jobs } = context
const boss = await createBoss(db, { attends: false }).start()
// it reads its queues once a minute
afterAll(() => boss.stop({ graceful: false, close: false }))
await boss.createQueue('say', { retryLimit: 1, retryDelay: 0, policy: 'standard' })

const words: string[] = []
const say = defineJob<{ word: string }>({
  name: 'say',
  retryDelay: 0,
  retries: 1,
  run: async (_, { word }) => {
    words.push(word)
    if (word === 'never') throw new Error('not today')
  },
  onGivenUp: async (_, { word }) => void words.push(`gave up on ${word}`),
})

test('a job sent in a transaction runs after the commit, and does not run after a rollback', async () => {
  await db.begin((tx) => jobs.send(tx, say, { word: 'committed' }))
  await db
    .begin(async (tx) => {
      await jobs.send(tx, say, { word: 'lost' })
      throw new Error('rolled back')
    })
    .catch(() => undefined)
  await drain(context, say)
  expect(words).toEqual(['committed'])
})

test('a failing job is retried as often as it declares, and its onGivenUp then runs once', async () => {
  words.length = 0
  await db.begin((tx) => jobs.send(tx, say, { word: 'never' }))
  await drain(context, say)
  expect(words).toEqual(['never', 'never', 'gave up on never'])
  expect(await drain(context, say)).toBe(0)
})

test('as many concurrent transactions as there are connections can send their first job through a started sender', async () => {
  const url = inject('applicationUrl')
  const [{ name }] = await db<[{ name: string }]>`select current_database() as name`
  const narrow = connect(`${url}/${name}`, { max: 2, name: 'foyer test' })
  const sender = createJobs(narrow)
  await sender.start()
  words.length = 0
  await Promise.all(['one', 'two'].map((word) => narrow.begin((tx) => sender.send(tx, say, { word }))))
  await narrow.end({ timeout: 5 })
  await drain(context, say)
  expect([...words].sort()).toEqual(['one', 'two'])
})

test('a worker runs all waiting jobs without waiting for the next poll, and a failed job does not fail the other job of its batch', async () => {
  words.length = 0
  const work = { ...context, modules: [{ jobs: [{ ...say, concurrency: 4 }] }] } as unknown as typeof context
  const sent = Array.from({ length: 16 }, (_, n) => `word ${n}`)
  await db.begin(async (tx) => {
    for (const word of [...sent, 'never']) await jobs.send(tx, say, { word })
  })
  const stop = await startWork(work, pino({ level: 'silent' }), 3_600)
  const worked = () => words.filter((word) => word.startsWith('word')).sort()
  await expect.poll(worked).toEqual([...sent].sort())
  await stop()
  expect(worked()).toEqual([...sent].sort())
})

test('N13 a worker runs the next job without a delay after the clock of its machine was set back by an hour', async () => {
  words.length = 0
  const hour = 3_600_000
  const machine = Date.now
  onTestFinished(() => void vi.restoreAllMocks())
  const setBack = defineJob<{ word: string }>({
    ...say,
    run: async (_, { word }) => {
      vi.spyOn(Date, 'now').mockImplementation(() => machine() - hour)
      words.push(word)
    },
  })
  const work = { ...context, modules: [{ jobs: [setBack] }] } as unknown as typeof context
  const stop = await startWork(work, pino({ level: 'silent' }), 0.5)
  for (const word of ['first', 'second']) {
    await db.begin((tx) => jobs.send(tx, say, { word }))
    await expect.poll(() => words).toContain(word)
  }
  await stop()
})
