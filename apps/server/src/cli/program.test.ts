import { describe, expect, test } from 'vitest'
import root from '../../../../package.json' with { type: 'json' }
import { connect } from '../database/connect.ts'
import { modules } from '../modules/all.ts'
import { commands } from '../modules/commands.ts'
import { testApp } from '../testing/context.ts'
import { createTestDatabase } from '../testing/database.ts'
import { captured, commandFixture } from '../testing/run-command.ts'
import { runCli } from './program.ts'

const { db, secrets, variables } = await commandFixture()
await testApp({ db, secrets })
const foyer = (...args: string[]) => captured((output) => runCli(args, variables, output))

test('foyer --help lists every command with what it does, and exits with 0', async () => {
  const { code, out, err } = await foyer('--help')
  expect([code, err]).toEqual([0, ''])
  for (const name of ['serve', 'work', 'migrate', 'doctor', ...commands.map((command) => command.name)])
    expect(out).toMatch(new RegExp(`^  ${name} .*\\S$`, 'm'))
})

test('foyer --version prints the version of the product', async () => {
  expect(await foyer('--version')).toEqual({ code: 0, out: `${root.version}\n`, err: '' })
})

test.each([
  ['no command', []],
  ['an unknown command', ['gift']],
  ['an unknown option', ['serve', '--workers']],
])('%s exits with 2 and says on stderr how foyer is called', async (_, args) => {
  const { code, out, err } = await foyer(...args)
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/foyer --help|Usage: foyer/)
})

test.each(commands.map(({ name }) => name))('foyer %s --help prints its usage and exits with 0', async (name) => {
  const { code, out, err } = await foyer(name, '--help')
  expect([code, err]).toEqual([0, ''])
  expect(out.startsWith(`Usage: foyer ${name} `)).toBe(true)
})

test('options behind the name of a command belong to the command', async () => {
  const { code, err } = await foyer(
    'vouchers',
    'import',
    '/nowhere/codes.csv',
    '--item',
    'meal',
    '--activity',
    '499',
    '--by',
    'Lee',
  )
  expect([code, err]).toEqual([2, '/nowhere/codes.csv cannot be read (ENOENT).\n'])
})

describe('--json', () => {
  test.each(['gifts count', 'vouchers count', 'merchants list', 'keys', 'verify'])(
    'foyer %s prints its facts as one line of JSON',
    async (command) => {
      const args = command.split(' ')
      const text = await foyer(...args)
      const json = await foyer(...args, '--json')
      expect([json.code, json.err]).toEqual([0, ''])
      expect(json.out).toMatch(/^[[{].*[\]}]\n$/)
      expect(json.out).not.toBe(text.out)
      expect(JSON.parse(json.out)).toBeTruthy()
    },
  )

  test('a command that prints no facts refuses --json', async () => {
    expect(await foyer('trades', 'import', 'x', '--json')).toMatchObject({ code: 2, out: '' })
  })
})

test('a secret that no file holds ends a command with one sentence and exit code 2', async () => {
  const run = captured((output) => runCli(['gifts', 'count'], { DATABASE_URL_FILE: '/nowhere/url' }, output))
  expect(await run).toEqual({ code: 2, out: '', err: 'DATABASE_URL_FILE /nowhere/url cannot be read (ENOENT).\n' })
})

test('foyer migrate prepares an empty database, names what ran, and finds nothing the second time', async () => {
  const { ownerUrl, drop } = await createTestDatabase('template1')
  const migrate = (...args: string[]) =>
    captured((output) => runCli(['migrate', ...args], { DATABASE_URL: ownerUrl }, output))
  const first = await migrate('--json')
  expect(first.code).toBe(0)
  expect(JSON.parse(first.out).applied.length).toBeGreaterThan(50)
  expect(await migrate()).toMatchObject({ code: 0, out: 'Nothing was missing.\n' })
  const own = connect(ownerUrl, { max: 1, name: 'foyer test' })
  const queues = await own<{ name: string }[]>`select name from pgboss.queue`
  await own.end()
  const declared = modules.flatMap(({ jobs = [] }) => jobs.map(({ name }) => name))
  expect(queues.map(({ name }) => name)).toEqual(expect.arrayContaining(declared))
  await drop()
})

test('foyer migrate ends with one sentence without the password, and exit code 2, if the database cannot be reached', async () => {
  const DATABASE_URL = 'postgres://foyer:hunter2@127.0.0.1:1/foyer'
  const { code, out, err } = await captured((output) => runCli(['migrate'], { DATABASE_URL }, output))
  expect([code, out]).toEqual([2, ''])
  expect(err).toMatch(/^The database named by DATABASE_URL cannot be used: .+\n$/)
  expect(err).not.toContain('hunter2')
})
