import type { App } from '../app.ts'
import type { Context } from '../context.ts'
import { machineWith } from '../modules/staff/testing/callers.ts'

type Parts = Pick<Context, 'db' | 'secrets' | 'clocks'>

/** Reads the figures of servers of one database, as a monitoring system does. */
export const metricsReader = (context: Parts): ((app: App) => Promise<string>) => {
  let monitor: ReturnType<typeof machineWith> | undefined
  return async (app) => {
    monitor ??= machineWith(context, 'metrics')
    return (await app.inject({ url: '/metrics', headers: (await monitor).headers })).body
  }
}

/** The figures in a text of `/metrics`, by name and labels. */
export const figuresIn = (text: string): ReadonlyMap<string, number> => {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.split(' ').at(-1))]))
}
