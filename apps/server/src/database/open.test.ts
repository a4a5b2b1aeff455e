import { pino } from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { createTestDatabase } from '../testing/database.ts'
import { openDatabase } from './open.ts'

test('REL-6 a start warns if the database server has fewer free connections than the process may open', async () => {
  const { url, drop } = await createTestDatabase()
  onTestFinished(drop)
  const warningsWith = async (DATABASE_CONNECTIONS: string): Promise<unknown[]> => {
    const log = pino({ enabled: false })
    const warn = vi.spyOn(log, 'warn')
    const environment = readEnvironment({ DATABASE_URL: url, DATABASE_CONNECTIONS })
    const { close } = await openDatabase(environment, log, new AbortController().signal, () => undefined)
    await close()
    return warn.mock.calls
  }
  expect(await warningsWith('4')).toEqual([])
  // the server of the tests accepts 300
  const few = [{ free: expect.any(Number), wanted: 500 }, expect.stringContaining('lower it, or raise max_connections')]
  expect(await warningsWith('500')).toEqual([few])
})
