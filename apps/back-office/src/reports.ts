import { createHmac } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'

/** Where delivery reports go. */
export interface Reporting {
  /** address of the server, without a slash at its end */
  readonly url: string
  /** signs the reports of both gateways */
  readonly key: string
}

/** The gateways by the names that the server has for them. */
const names = { sms: 'first', 'sms-second': 'second' } as const

/** The most reports of one call. */
const most = 500
const longestCall = 5000

/** Sends the reports about the messages of one gateway that were not reported yet. A failed call is repeated later. */
const reportOn = async (db: DatabaseSync, gateway: keyof typeof names, { url, key }: Reporting): Promise<void> => {
  const reports = db
    .prepare('select id, state from messages where gateway = ? and reported = 0 order by at limit ?')
    .all(gateway, most)
  if (reports.length === 0) return
  const body = JSON.stringify({ reports })
  const time = Date.now()
  const { status } = await fetch(`${url}/api/sms/${names[gateway]}/reports`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'foyer-time': String(time),
      'foyer-signature': createHmac('sha256', key).update(`${time}.${body}`).digest('hex'),
    },
    body,
    signal: AbortSignal.timeout(longestCall),
  })
  if (status !== 200) throw new Error(`the server answered ${status} to delivery reports`)
  const mark = db.prepare('update messages set reported = 1 where gateway = ? and id = ?')
  for (const { id } of reports) mark.run(gateway, id ?? null)
}

/** Reports every second what became of the messages. @returns stops it, once the running call has ended */
export const startReporting = (db: DatabaseSync, reporting: Reporting, every = 1000): (() => Promise<void>) => {
  let running: Promise<void> = Promise.resolve()
  let isBusy = false
  const report = async () => {
    isBusy = true
    for (const gateway of Object.keys(names) as (keyof typeof names)[])
      await reportOn(db, gateway, reporting).catch((error: unknown) => {
        process.stderr.write(`${error instanceof Error ? error.message : error}\n`)
      })
    isBusy = false
  }
  const timer = setInterval(() => {
    if (!isBusy) running = report()
  }, every)
  return async () => {
    clearInterval(timer)
    await running
  }
}
