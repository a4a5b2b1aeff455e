import { statfs } from 'node:fs/promises'
import { Counter, Gauge, type Registry } from 'prom-client'
import { build } from '../build.ts'
import type { Context } from '../context.ts'
import { poolStateOf } from '../database/pool-state.ts'

/** The pool of this process. Without a pool of `connect` there are no figures. */
const measurePool = (registers: Registry[], { db }: Context): void => {
  const state = () => poolStateOf(db)
  const gauge = (name: string, help: string, read: () => number | undefined) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        const value = read()
        if (value !== undefined) this.set(value)
      },
    })
  gauge('foyer_database_pool_max', 'Connections this process opens at most', () => state()?.max)
  gauge(
    'foyer_database_pool_transactions_max',
    'Transactions that have a connection at the same time at most',
    () => state()?.transactionsMax,
  )
  gauge('foyer_database_pool_transactions', 'Transactions that have a connection', () => state()?.transactions)
  gauge('foyer_database_pool_waiting', 'Transactions that wait for a connection', () => state()?.waiting)
  gauge(
    'foyer_database_pool_statements',
    'Statements outside of transactions, sent and not answered',
    () => state()?.statements,
  )
}

/** Attempts of jobs in this process. The label is not `job`, which Prometheus uses for the scraped service. */
const measureRuns = (registers: Registry[], { jobs, modules }: Context): void => {
  const names = modules.flatMap((one) => one.jobs ?? []).map(({ name }) => name)
  new Counter({
    name: 'foyer_job_runs_total',
    help: 'Attempts of jobs in this process by result; given_up: the last attempt failed',
    labelNames: ['queue', 'result'],
    registers,
    collect() {
      this.reset()
      for (const queue of names) {
        // starts at zero, so that the first failure shows as an increase
        const results = jobs.runs.all.get(queue)?.results ?? { succeeded: 0, failed: 0, given_up: 0 }
        for (const [result, count] of Object.entries(results)) this.inc({ queue, result }, count)
      }
    },
  })
  new Counter({
    name: 'foyer_job_seconds_total',
    help: 'Duration of all attempts of jobs in this process together',
    labelNames: ['queue'],
    registers,
    collect() {
      this.reset()
      for (const [queue, { elapsed }] of jobs.runs.all) this.inc({ queue }, elapsed / 1000)
    },
  })
}

/** The disk of the data folder. Without a folder, as in production with a database of its own, there are no figures. */
const measureDisk = (registers: Registry[], { environment: { DATA_DIR } }: Context): void => {
  const gauge = (name: string, help: string, blocks: 'blocks' | 'bavail') =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const disk = await statfs(DATA_DIR).catch(() => undefined)
        if (disk) this.set(disk[blocks] * disk.bsize)
        else this.remove()
      },
    })
  gauge('foyer_disk_bytes', 'Size of the disk of the data folder', 'blocks')
  gauge('foyer_disk_free_bytes', 'Free bytes of the disk of the data folder', 'bavail')
}

/** Registers the figures of this process that need no query (O1). */
export const measureProcess = (registry: Registry, context: Context): void => {
  const registers = [registry]
  new Gauge({
    name: 'foyer_build_info',
    help: 'Always 1; the labels name the build',
    labelNames: ['version', 'commit'],
    registers,
  }).set({ ...build }, 1)
  measurePool(registers, context)
  measureRuns(registers, context)
  measureDisk(registers, context)
}
