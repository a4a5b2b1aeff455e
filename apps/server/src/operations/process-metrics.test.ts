import { tmpdir } from 'node:os'
import { afterAll, expect, inject, onTestFinished, test } from 'vitest'
import { type App, buildApp } from '../app.ts'
import { readEnvironment } from '../config/environment.ts'
import { connect } from '../database/connect.ts'
import { createBoss } from '../jobs/boss.ts'
import { defineJob } from '../jobs/job.ts'
import { drain } from '../jobs/work.ts'
import { emptyApp } from '../testing/context.ts'
import { figuresIn, metricsReader } from '../testing/metrics.ts'

const broken = defineJob({
  name: 'broken',
  retries: 0,
  retryDelay: 0,
  run: () => Promise.reject(new Error('it never works')),
})
const { app, context } = await emptyApp({ modules: [{ jobs: [broken] }] })
const { db } = context

const metrics = metricsReader(context)
const scrape = async (one: App = app) => figuresIn(await metrics(one))

/** A pool of the superuser on the same database, which is a member of every role. */
const superuser = connect(`${inject('clusterUrl')}/${db.options.database}`, { max: 8, name: 'foyer test' })
afterAll(() => superuser.end({ timeout: 5 }))

test('REL-16 GET /metrics shows what the pool does and which build runs', async () => {
  const figures = await scrape()
  expect(figures.get('foyer_database_pool_transactions_max')).toBe(7)
  for (const name of ['transactions', 'waiting', 'statements'])
    expect(figures.get(`foyer_database_pool_${name}`), name).toBe(0)
  expect([...figures.keys()]).toContainEqual(
    expect.stringMatching(/^foyer_build_info\{version="\d+\.\d+\.\d+",commit="([0-9a-f]{40}|unknown)"\}$/),
  )
})

test('REL-16 GET /metrics shows the free space of the disk of the data folder, and nothing without such a folder', async () => {
  const at = async (DATA_DIR: string) => {
    const one = await buildApp({ ...context, environment: readEnvironment({ LOG_LEVEL: 'silent', DATA_DIR }) })
    afterAll(() => one.close())
    const figures = await scrape(one)
    return [figures.get('foyer_disk_free_bytes'), figures.get('foyer_disk_bytes')]
  }
  const [free = 0, all] = await at(tmpdir())
  expect(free).toBeGreaterThan(0)
  expect(all).toBeGreaterThanOrEqual(free)
  expect(await at('/no/such/folder')).toEqual([undefined, undefined])
})

test('REL-16 GET /metrics shows the write-ahead log that a replication slot keeps, and its size to a member of pg_monitor', async () => {
  const other = await buildApp({ ...context, db: superuser })
  afterAll(() => other.close())
  await superuser`select pg_create_physical_replication_slot('foyer_metrics', true)`
  const [figures, ofMember] = [await scrape(), await scrape(other)]
  await superuser`select pg_drop_replication_slot('foyer_metrics')`
  expect(figures.get('foyer_database_wal_retained_bytes{name="foyer_metrics"}')).toBeGreaterThanOrEqual(0)
  expect(figures.has('foyer_database_wal_bytes')).toBe(false)
  expect(ofMember.get('foyer_database_wal_bytes')).toBeGreaterThan(1_000_000)
})

test('REL-16 GET /metrics shows for each queue how long the oldest due job has waited and how many were given up, and for each job its attempts', async () => {
  const boss = await createBoss(db, { attends: false }).start()
  // it reads its queues once a minute
  onTestFinished(() => boss.stop({ graceful: false, close: false }))
  await boss.createQueue('broken', { retryLimit: 0, policy: 'standard' })
  const of = async (name: string) => (await scrape()).get(name)
  expect(await of('foyer_job_runs_total{queue="broken",result="given_up"}')).toBe(0)
  await db.begin((tx) => context.jobs.send(tx, broken, {}))
  await db`update pgboss.job set start_after = now() - interval '90 seconds' where name = 'broken'`
  expect(Math.round((await of('foyer_queue_oldest_seconds{queue="broken"}')) ?? 0)).toBe(90)
  await drain(context, broken)
  expect(await of('foyer_queue_oldest_seconds{queue="broken"}')).toBe(0)
  expect(await of('foyer_queue_failed{queue="broken"}')).toBe(1)
  expect(await of('foyer_job_runs_total{queue="broken",result="given_up"}')).toBe(1)
  expect(await of('foyer_job_seconds_total{queue="broken"}')).toBeGreaterThan(0)
})
