import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { compiledFor } from '../apps/server/src/testing/link-packages.ts'
import { dataFolder, startServerProcess } from '../apps/server/src/testing/server-process.ts'
import { register } from '../bench/runner/person.ts'
import type { ActivityDetail, JoinReply } from '../packages/api/src/activities.ts'
import { kinds } from './new-activity/request.ts'
import { capture, root } from './process.ts'

/** What the server, the checks and the command need of the repository. */
const copied = readdirSync(root).filter((name) => /\.(json|ts)$|^(packages|scripts|\.gitignore)$/.test(name))
const left = new Set(['node_modules', 'dist', '.data'])
const tree = mkdtempSync(join(tmpdir(), 'foyer-new-activity-'))
afterAll(() => rmSync(tree, { recursive: true }))

/** Links the installed packages, with those of the workspace as they are in the tree. */
const linkPackages = (): void => {
  const installed = join(root, 'node_modules')
  const links = join(tree, 'node_modules')
  mkdirSync(join(links, '@foyer'), { recursive: true })
  for (const name of readdirSync(installed))
    if (name !== '@foyer' && name !== '.cache') symlinkSync(join(installed, name), join(links, name))
  for (const name of readdirSync(join(installed, '@foyer')))
    symlinkSync(readlinkSync(join(installed, '@foyer', name)), join(links, '@foyer', name))
}

const filesBelow = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
const contents = () =>
  new Map(
    ['apps', 'packages', 'scripts'].flatMap((name) =>
      filesBelow(join(tree, name)).map((path) => [path, readFileSync(path, 'latin1')]),
    ),
  )

/** Runs a program of Node in the tree. */
const inTree = (...args: string[]) => capture(process.execPath, args, { cwd: tree, env: compiledFor(tree) })
/** The configuration of the tests of the server alone, without those of screens. */
const serverTests = `import { projects } from './vitest.config.ts'
export default { test: { projects: projects.filter(({ test }) => test.name === 'server') } }`
/** The types of the server with its new tests; no other test depends on which activities exist. */
const newTypes = (tests: readonly string[]) =>
  JSON.stringify({ extends: './tsconfig.json', include: ['src'], exclude: ['**/*.test.ts'], files: tests })
const codeOf = (kind: string) => `new-${kind}`

let before: ReadonlyMap<string, string>
const added = () => [...contents().keys()].filter((path) => !before.has(path))
beforeAll(async () => {
  for (const name of [...copied, 'apps/server', 'docs/api'])
    cpSync(join(root, name), join(tree, name), { recursive: true, filter: (path) => !left.has(basename(path)) })
  linkPackages()
  writeFileSync(join(tree, 'vitest.server.config.ts'), serverTests)
  before = contents()
  for (const kind of kinds) {
    const { code, output } = await inTree('scripts/new-activity.ts', codeOf(kind), '--kind', kind)
    expect([code, output]).toEqual([0, expect.stringContaining(`${codeOf(kind)}.json: valid`)])
  }
})

test('npm run new-activity adds files of its own and edits the catalogue only', () => {
  const after = contents()
  const edited = [...before].filter(([path, content]) => after.get(path) !== content).map(([path]) => path)
  expect(edited).toEqual([join(tree, 'packages/api/src/activity-catalogue.ts')])
  for (const path of added()) expect(path).toMatch(/new-(voucher|draw|points|page)/)
})

test('npm run new-activity refuses the code of an activity and a number in use, and then writes nothing', async () => {
  const whole = contents()
  const again = await inTree('scripts/new-activity.ts', codeOf('page'), '--kind', 'page')
  expect([again.code, again.output]).toEqual([1, 'new-page is the code of an activity.\n'])
  const refused = await inTree('scripts/new-activity.ts', 'other', '--kind', 'page', '--number', '499')
  expect([refused.code, refused.output]).toEqual([1, '499 is the number of food-delivery.\n'])
  expect(contents()).toEqual(whole)
})

test('A new activity of each kind passes types and lint, and its own tests pass', async () => {
  const files = added()
  const tests = files.filter((path) => path.endsWith('.test.ts'))
  expect(tests).toHaveLength(3)
  const project = join(tree, 'apps/server/tsconfig.new.json')
  writeFileSync(project, newTypes(tests))
  const types = await inTree('node_modules/typescript/bin/tsc', '--singleThreaded', '-p', project)
  expect([types.code, types.output]).toEqual([0, ''])
  const lint = await inTree('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', ...files)
  expect(lint.code, lint.output).toBe(0)
  const run = await inTree(
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=vitest.server.config.ts',
    '--maxWorkers=1',
    'activity-rules/new-',
  )
  expect(run.code, run.output).toBe(0)
}, 300_000)

test('A person joins a new activity of each kind in a new sandbox, and the ledger agrees', async () => {
  const DATA_DIR = dataFolder()
  const variables = { ...compiledFor(tree), DATA_DIR, LOG_LEVEL: 'fatal' }
  const server = startServerProcess(variables, undefined, join(tree, 'apps/server/src/main.ts'))
  const url = `http://localhost:${await server.ready()}`
  const person = await register(url, { areaCode: '852', mobileNo: '51234567' }, '1.36.0.1')
  const call = <T>(path: string, body: object) => person.call<T>({ path, body, credentials: 'register' })
  const numbers: number[] = []
  for (const kind of kinds) {
    const detail = (await (await fetch(`${url}/api/activities/${codeOf(kind)}`)).json()) as ActivityDetail
    expect(detail, kind).toMatchObject({ phase: 'open', version: 1, withheld: false })
    const body = { key: crypto.randomUUID(), termsVersion: detail.version, residence: 'hong_kong' }
    const { status } = await call<JoinReply>(`/user/${detail.number}/join`, body)
    expect(status, kind).toMatchObject({ gate: 'joined' })
    numbers.push(detail.number)
  }
  const [voucher, draw, , page] = numbers
  expect(page).toBe((voucher ?? 0) + 3)
  expect(await call(`/user/${voucher}/voucher`, {})).toMatchObject({ voucher: { item: { art: 'reward-voucher.svg' } } })
  expect(await call(`/user/${draw}/draws`, {})).toMatchObject({ chances: 2 })
  expect(await call('/user/488/conversion/offers', {})).toMatchObject({ balance: { available: 100 } })
  const ledger = await capture(process.execPath, ['apps/server/src/cli/main.ts', 'verify'], {
    cwd: tree,
    env: { ...compiledFor(tree), DATA_DIR },
  })
  expect(ledger.code, ledger.output).toBe(0)
  expect(await server.stop()).toBe(0)
}, 300_000)
