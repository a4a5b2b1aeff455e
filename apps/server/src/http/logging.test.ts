import { pino } from 'pino'
import { expect, test } from 'vitest'
import { readEnvironment } from '../config/environment.ts'
import { ownerOf, testDatabase } from '../testing/database.ts'
import { loggerOptions } from './logging.ts'

const db = await testDatabase()
const owner = ownerOf(db)

test('a request is logged with its path, without the query and without the play token in the path', () => {
  const { serializers } = loggerOptions(readEnvironment({}))
  const logged = (url: string) => serializers?.req?.({ method: 'GET', url } as never)
  expect(logged('/api/films?cursor=x')).toEqual({ method: 'GET', path: '/api/films' })
  expect(logged(`/api/films/a/play/${'Az-_9'.repeat(40)}/360/0.m4s`)).toEqual({
    method: 'GET',
    path: '/api/films/a/play/…/360/0.m4s',
  })
})

test('a failed statement is logged with its code and causes, and without the values of the row', async () => {
  await owner`create table people (mobile text primary key)`
  await owner`grant select, insert on people to foyer`
  await db`insert into people values ('+85251234567')`
  const violation = await db`insert into people values ('+85251234567')`.catch((error: Error) => error)

  const lines: string[] = []
  const { stream, ...options } = loggerOptions(readEnvironment({}))
  const log = pino(options, { write: (line: string) => lines.push(line) })
  log.error({ err: new Error('the person could not be stored', { cause: violation }) }, 'unexpected failure')
  log.error({ err: violation }, 'unexpected failure')

  expect(stream).toBeUndefined()
  expect(lines.join('')).toContain('duplicate key value violates unique constraint')
  expect(lines[1]).toContain('"code":"23505"')
  expect(lines.join('')).not.toContain('51234567')
})
