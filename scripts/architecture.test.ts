import { expect, test } from 'vitest'
import { circlesOf, crossedBy, pastPublicFile } from './architecture.ts'

const server = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, source]) => [`apps/server/src/${path}`, source]))

test('two folders of the server that import each other are a circle, also where one imports types only', () => {
  const sources = server({
    'modules/one/a.ts': "import { b } from '../two/public.ts'\n",
    'modules/two/public.ts': "export { b } from './b.ts'\n",
    'modules/two/b.ts': "import type { Engine } from '../../engine/engine.ts'\n",
    'engine/engine.ts': "import type { A } from '../modules/one/a.ts'\n",
    'modules/three/c.ts': "import { b } from '../two/public.ts'\n",
  })
  expect(circlesOf(sources)).toEqual([['apps/server/engine', 'apps/server/modules/one', 'apps/server/modules/two']])
})

test('two folders of the client that import each other are a circle', () => {
  const sources = new Map([
    ['apps/web/src/shared/text/a.ts', "import { b } from '../../platform/b.ts'\n"],
    ['apps/web/src/platform/b.ts', "const load = () => import('../shared/text/a.ts')\n"],
    ['apps/web/src/routes/home/page.tsx', "import { a } from '../../shared/text/a.ts'\n"],
  ])
  expect(circlesOf(sources)).toEqual([['apps/web/platform', 'apps/web/shared/text']])
})

test('folders of the server that import in one direction are no circle, and neither are the files of one folder', () => {
  const sources = server({
    'modules/one/a.ts': "import { b } from '../two/public.ts'\nimport { d } from './d.ts'\n",
    'modules/one/d.ts': "import { a } from './a.ts'\n",
    'modules/two/public.ts': "export { b } from './b.ts'\n",
  })
  expect(circlesOf(sources)).toEqual([])
})

test('an import past the public file of a module is reported, whatever its form', () => {
  const sources = server({
    'app.ts': "const { routes } = await import('./modules/one/routes.ts')\n",
    'modules/two/b.ts': "import type {\n  Query,\n} from '../one/queries.ts'\nimport { c } from './c.ts'\n",
    'modules/all.ts': "import { oneModule } from './one/module.ts'\n",
    'modules/three/c.ts': "import { query } from '../one/public.ts'\n",
  })
  expect(pastPublicFile(sources)).toEqual([
    'apps/server/src/app.ts → apps/server/src/modules/one/routes.ts',
    'apps/server/src/modules/two/b.ts → apps/server/src/modules/one/queries.ts',
  ])
})

test('an act crosses the sources that define or import a name of it, on one screen, without lists and libraries', () => {
  const sources = new Map([
    ['apps/web/src/routes/mine/page.tsx', "import { useJoin } from '../../shared/use-join.ts'\n"],
    ['apps/web/src/routes/other/page.tsx', "import { useJoin } from '../../shared/use-join.ts'\n"],
    ['apps/web/src/shared/use-join.ts', 'export const useJoin = () => 1\n'],
    ['apps/web/src/shared/path.ts', "import { join } from 'node:path'\n"],
    ['apps/server/src/modules/one/public.ts', "export { join } from './join.ts'\n"],
    ['packages/api/src/one.ts', 'export interface JoinReply {}\n'],
  ])
  expect(crossedBy(sources, { names: /[jJ]oin/, screen: 'mine' })).toEqual([
    'apps/web/src/routes/mine/page.tsx',
    'apps/web/src/shared/use-join.ts',
    'packages/api/src/one.ts',
  ])
})
