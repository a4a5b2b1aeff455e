import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import postgres from 'postgres'
import { startDatabase } from '../runner/database.ts'
import { dataFolder } from '../runner/folder.ts'
import { type Attack, type Finding, ms, quantile } from './attack.ts'

const rounds = 20
const servers = 3
const main = join(import.meta.dirname, '../../apps/server/src/main.ts')
const limit = 60_000

/** Resolves with the milliseconds until the server printed its greeting, or with undefined if it ended first. */
const greeted = (child: ChildProcess): Promise<number | undefined> => {
  const begun = performance.now()
  return new Promise((resolve) => {
    let printed = ''
    child.stdout?.on('data', (text: Buffer) => {
      printed += text
      if (/ready at http:/.test(printed)) resolve(performance.now() - begun)
    })
    child.once('exit', () => resolve(undefined))
    setTimeout(() => resolve(undefined), limit).unref()
  })
}

export const starts: Attack = {
  name: 'starts',
  title: `ADOPT-1 ${servers} servers start at once on an empty database, ${rounds} times`,
  run: async (): Promise<Finding[]> => {
    const database = await startDatabase()
    const admin = postgres(database.superuserUrl, { max: 1, onnotice: () => undefined })
    const dataDir = dataFolder()
    const times: number[] = []
    let failed = 0
    for (let round = 0; round < rounds; round++) {
      const name = `starts_${round}`
      await admin.unsafe(`create database ${name} owner foyer_owner`)
      const at = (address: string): string => {
        const url = new URL(address)
        url.pathname = name
        return url.href
      }
      const children = Array.from({ length: servers }, () =>
        spawn(process.execPath, [main], {
          stdio: ['ignore', 'pipe', 'inherit'],
          env: {
            PATH: process.env.PATH,
            NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
            PORT: '0',
            DATA_DIR: dataDir,
            DATABASE_URL: at(database.url),
            DATABASE_OWNER_URL: at(database.ownerUrl),
            LOG_LEVEL: 'error',
          },
        }),
      )
      for (const took of await Promise.all(children.map(greeted))) {
        if (took === undefined) failed++
        else times.push(took)
      }
      await Promise.all(
        children.map(async (child) => {
          if (child.exitCode !== null) return
          child.kill('SIGTERM')
          await once(child, 'exit')
        }),
      )
      await admin.unsafe(`drop database ${name} with (force)`)
    }
    await admin.end()
    await database.stop()
    return [
      {
        figure: 'servers that did not start',
        value: `${failed} of ${rounds * servers}`,
        bar: '0',
        holds: failed === 0,
      },
      { figure: 'start, p50 and longest', value: `${ms(quantile(times, 0.5))}, ${ms(quantile(times, 1))}` },
    ]
  },
}
