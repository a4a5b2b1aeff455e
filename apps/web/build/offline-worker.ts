import { existsSync, globSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { filesBehind, holdsEntryTexts, ofTexts, stem } from './text-files.ts'
import type { Variant } from './variants.ts'

const webRoot = join(import.meta.dirname, '..')

/** Screens whose files are stored from the first visit on. Files of other screens are stored once they were used. */
const precached = ['home', 'me', 'about']

/**
 * What the screens for no network, a failure and an unknown address show. They appear when no other file can be loaded,
 * so their pictures are stored from the first visit on too.
 */
const deadEnds = [
  'app/missing.tsx',
  'app/failed-aside.tsx',
  'shared/art/drawing.tsx',
  'shared/art/states/offline.tsx',
  'shared/art/states/error.tsx',
  'shared/art/states/nothing-found.tsx',
]
const later = ['app/all-routes.ts', ...deadEnds].map((file) => `/src/${file}`)

type Chunks = readonly Rolldown.OutputChunk[]

/** Returns the files of a chunk and of everything that it imports statically. */
const filesOf = (
  chunk: Rolldown.OutputChunk,
  chunks: Chunks,
  languages: readonly string[],
  known: Set<string>,
): Set<string> => {
  if (known.has(chunk.fileName)) return known
  known.add(chunk.fileName)
  const beside = [
    ...(chunk.viteMetadata?.importedCss ?? []),
    ...(holdsEntryTexts(chunk) ? [stem(chunk.fileName) + ofTexts] : []),
  ]
  for (const file of beside.flatMap((style) => filesBehind(style, languages))) known.add(file)
  for (const name of chunk.imports) {
    const imported = chunks.find(({ fileName }) => fileName === name)
    if (imported) filesOf(imported, chunks, languages, known)
  }
  return known
}

const shellOf = (chunks: Chunks, languages: readonly string[]): string[] => {
  const known = new Set<string>()
  const wanted = chunks.filter(
    ({ isEntry, moduleIds, facadeModuleId }) =>
      isEntry ||
      moduleIds.some((id) => later.some((file) => id.endsWith(file))) ||
      precached.some((route) => facadeModuleId?.endsWith(`/routes/${route}/page.tsx`)),
  )
  for (const chunk of wanted) filesOf(chunk, chunks, languages, known)
  return [...known].sort()
}

/** Builds the service worker as `sw.js` next to the retail client, with the names of the client's files in it. */
export const offlineWorker = (variant: Variant): Plugin => ({
  name: 'foyer-offline-worker',
  apply: 'build',
  writeBundle: {
    order: 'pre',
    sequential: true,
    handler: async ({ dir }, bundle) => {
      if (variant.base !== '/' || !dir) return
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
      const assets = globSync('assets/*', { cwd: dir })
        .filter((file) => !/\.(br|gz)$/.test(file))
        .sort()
      // sheets that are inlined into the page are not files to fetch
      const shell = shellOf(chunks, variant.brand.languages).filter((file) => existsSync(join(dir, file)))
      const result = (await build({
        configFile: false,
        root: webRoot,
        logLevel: 'silent',
        define: {
          'process.env.NODE_ENV': '"production"',
          __SHELL__: JSON.stringify(shell.map((file) => `/${file}`)),
          __ASSETS__: JSON.stringify(assets.map((file) => `/${file}`)),
        },
        build: {
          write: false,
          target: ['chrome100', 'safari15.4'],
          lib: { entry: join(webRoot, 'offline/worker.ts'), formats: ['iife'], name: 'worker' },
        },
      })) as Rolldown.RolldownOutput[] | Rolldown.RolldownOutput
      const [output] = [result].flat()
      const code = output?.output[0]?.code
      if (!code) throw new Error('the bundle of the service worker is empty')
      writeFileSync(join(dir, 'sw.js'), code)
    },
  },
})
