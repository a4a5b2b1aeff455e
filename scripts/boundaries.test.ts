import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { root } from './process.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** Runs dependency-cruiser with our rules on a small project; returns its output. */
const cruise = async (files: Record<string, string>): Promise<string> => {
  const folder = mkdtempSync(join(tmpdir(), 'foyer-boundaries-'))
  folders.push(folder)
  cpSync(join(root, '.dependency-cruiser.cjs'), join(folder, '.dependency-cruiser.cjs'))
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const command = join(root, 'node_modules/.bin/depcruise')
  const found = await promisify(execFile)(command, ['--config', '.dependency-cruiser.cjs', 'packages', 'apps'], {
    cwd: folder,
  }).catch((error: { stdout: string }) => error)
  return found.stdout
}

const project = {
  'packages/protocol/src/errors.ts': 'export const a = 1\n',
  'packages/staff-interface/src/table.ts': 'export const table = 1\n',
  'apps/web/src/routes/one/page.tsx': "import { b } from '../../shared/b.ts'\nexport const Page = () => <p>{b}</p>\n",
  'apps/web/src/routes/two/part.ts': 'export const part = 1\n',
  'apps/web/src/app/main.tsx': "import { Page } from '../routes/one/page.tsx'\nexport const app = <Page />\n",
  'apps/web/src/shared/b.ts': 'export const b = 1\n',
  'apps/server/src/main.ts': 'export const server = 1\n',
  'apps/server/src/modules/one/queries.ts': 'export const query = 1\n',
  'apps/server/src/modules/one/public.ts': "export { query } from './queries.ts'\n",
  'apps/server/src/modules/two/routes.ts': "export { query } from '../one/public.ts'\n",
}

test('a project within the boundaries passes, and all of its TypeScript and JSX modules are read', async () => {
  expect(await cruise(project)).toMatch(/no dependency violations found \(10 modules/)
})

/** A rule, the file of the project that breaks it, and what the file contains. */
const planted: readonly (readonly [rule: string, path: string, content: string])[] = [
  ['routes-never-import-routes', 'apps/web/src/routes/one/bad.ts', "export { part } from '../two/part.ts'\n"],
  ['routes-never-import-app', 'apps/web/src/routes/one/imports-app.ts', "export { app } from '../../app/main.tsx'\n"],
  ['shared-knows-no-route', 'apps/web/src/shared/bad.ts', "export { part } from '../routes/two/part.ts'\n"],
  [
    'apps-never-import-each-other',
    'apps/web/src/shared/imports-server.ts',
    "export { server } from '../../../server/src/main.ts'\n",
  ],
  [
    'only-apps-for-staff-use-their-interface',
    'apps/web/src/shared/imports-staff.ts',
    "export { table } from '../../../../packages/staff-interface/src/table.ts'\n",
  ],
  [
    'protocol-stands-alone',
    'packages/protocol/src/bad.ts',
    "export { server } from '../../../apps/server/src/main.ts'\n",
  ],
  [
    'modules-use-public-files-of-modules',
    'apps/server/src/modules/two/bad.ts',
    "export { query } from '../one/queries.ts'\n",
  ],
  [
    'server-uses-public-files-of-modules',
    'apps/server/src/bad.ts',
    "export { query } from './modules/one/queries.ts'\n",
  ],
  [
    'modules-never-import-their-own-public-file',
    'apps/server/src/modules/one/bad.ts',
    "export { query } from './public.ts'\n",
  ],
  ['engine-knows-no-server', 'apps/server/src/engine/bad.ts', "export { query } from '../modules/one/public.ts'\n"],
  ['streams-know-no-module', 'apps/server/src/streams/bad.ts', "export { query } from '../modules/one/public.ts'\n"],
  ['no-unresolvable', 'apps/web/src/shared/imports-nothing.ts', "export { gone } from './gone.ts'\n"],
]
/** All violations planted in one project, which is read once. */
const found = cruise({ ...project, ...Object.fromEntries(planted.map(([, path, content]) => [path, content])) })

test.each(planted)('the rule %s reports a planted violation', async (rule, path) => {
  expect(await found).toContain(`error ${rule}: ${path}`)
})
