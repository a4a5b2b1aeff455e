import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import vm from 'node:vm'
import { chromium } from '@playwright/test'
import { publint } from 'publint'
import { rolldown } from 'rolldown'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { decode } from '../../packages/analytics/src/testing/decode.ts'
import { miniProgramHost } from '../../packages/comm/src/testing/mini-program-host.ts'
import { startServer } from '../../packages/comm/src/testing/server.ts'
import { chromiumArgs, ensureTestChromium } from '../chromium.ts'
import { bin, capture } from '../process.ts'
import { type Library, libraries } from './libraries.ts'
import { createConsumer, example } from './testing/consumer.ts'

const server = await startServer(Date.now)
const { origin } = new URL(server.client.hosts.api)
const consumer = await createConsumer()
afterAll(async () => {
  consumer.remove()
  await server.close()
})

/** The first call of a library's README; the only change is the address of the server. */
const firstCall = (library: Library): string => example(library, 'First call').replace('http://localhost:8080', origin)

/** What the README says that this code prints. */
const printedBy = (code: string): readonly string[] =>
  [...code.matchAll(/console\.log\(.*\/\/ (.+)$/gm)].map(([, line = '']) => line)

const printedByFirst = (of: readonly Library[]): readonly string[] => of.flatMap((one) => printedBy(firstCall(one)))

/** Writes the first calls of libraries, and a script that runs one after the other. */
const writeCalls = (folder: string, extension: 'js' | 'ts', of: readonly Library[]): string => {
  for (const library of of) consumer.write(`${folder}/${library}.${extension}`, firstCall(library))
  consumer.write(`${folder}/main.js`, of.map((library) => `await import('./${library}.${extension}')\n`).join(''))
  return join(consumer.folder, folder)
}

test.each(libraries)('The published files of %s have no fault that publint finds', async (library) => {
  const { messages } = await publint({ pkgDir: consumer.installed(library), pack: false, strict: true })
  expect(messages).toEqual([])
})

test('TypeScript finds the types of every entry of each library', async () => {
  const files = Object.values(consumer.packed).map(({ file }) => file)
  const script = join(import.meta.dirname, 'print-type-problems.ts')
  expect(await capture(process.execPath, [script, ...files])).toEqual({ code: 0, output: '' })
})

test.each(libraries)('The archive of %s has what a reader needs, and no test and nothing private', (library) => {
  const folder = consumer.installed(library)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  expect(files).toEqual(expect.arrayContaining(['README.md', 'CHANGELOG.md', 'LICENSE', 'api.generated.md']))
  expect(files.filter((file) => /\btesting\b|\.test\.|(?<!\.d)\.ts$/.test(file))).toEqual([])
  const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  expect(manifest).not.toHaveProperty('private')
  expect(manifest.publishConfig.provenance).toBe(true)
  expect(readFileSync(join(folder, 'CHANGELOG.md'), 'utf8')).toContain(`\n## ${manifest.version}\n`)
})

test.each(libraries)(
  'The source maps of %s contain the sources, and no path of the machine that made them',
  (library) => {
    const dist = join(consumer.installed(library), 'dist')
    const scripts = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(3)
    for (const script of scripts) {
      const [, map = ''] = /\/\/# sourceMappingURL=(.*)$/.exec(readFileSync(join(dist, script), 'utf8')) ?? []
      const { sources, sourcesContent } = JSON.parse(readFileSync(join(dist, dirname(script), map), 'utf8'))
      expect(sources).toEqual([basename(script).replace(/js$/, 'ts')])
      expect(sourcesContent, script).toEqual([expect.stringMatching(/\S/)])
    }
  },
)

test('The first call of each README compiles with the published types', async () => {
  const folder = writeCalls('types', 'ts', libraries)
  const compilerOptions = { strict: true, module: 'nodenext', target: 'es2022', lib: ['es2022', 'dom'], types: [] }
  consumer.write('types/tsconfig.json', JSON.stringify({ compilerOptions: { ...compilerOptions, noEmit: true } }))
  expect(await capture(bin('tsc'), ['-p', folder])).toEqual({ code: 0, output: '' })
})

test('A Node script runs the first call of each README that needs no page', async () => {
  const of = ['protocol', 'comm', 'bridge'] as const
  const folder = writeCalls('script', 'js', of)
  expect(printedByFirst(of)).toContain('tourist')
  const { code, output } = await capture(process.execPath, [join(folder, 'main.js')])
  expect({ code, lines: output.trim().split('\n') }).toEqual({ code: 0, lines: printedByFirst(of) })
})

test('A page that Vite builds without settings runs the first call of each README', async () => {
  const folder = writeCalls('page', 'js', libraries)
  consumer.write('page/index.html', '<!doctype html><title>Page</title><script type="module" src="/main.js"></script>')
  await build({ root: folder, logLevel: 'warn' })

  const browser = await chromium.launch({ executablePath: ensureTestChromium(), args: chromiumArgs })
  try {
    const page = await browser.newPage()
    // in the order of the messages, whose values arrive in any order
    const lines: Promise<string>[] = []
    const events: string[] = []
    page.on('console', (message) => {
      const value = message.args()[0]?.jsonValue() ?? Promise.resolve(undefined)
      lines.push(value.then((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one))))
    })
    for (const file of readdirSync(join(folder, 'dist'), { recursive: true, encoding: 'utf8' }))
      await page.route(`${origin}/${file}`, (route) => route.fulfill({ path: join(folder, 'dist', file) }))
    // the tracker's collector: its configuration, then events
    await page.route(`${origin}/config/visualized/**`, (route) => {
      const callback = new URL(route.request().url()).searchParams.get('callbackName')
      return route.fulfill({ contentType: 'text/javascript', body: `${callback}({})` })
    })
    await page.route(`${origin}/sa?**`, (route) => {
      for (const { event } of decode(route.request().postData() ?? '')) events.push(String(event))
      return route.fulfill({ status: 204 })
    })
    await page.goto(`${origin}/index.html`)
    await expect.poll(() => Promise.all(lines)).toEqual(printedByFirst(libraries))
    await expect.poll(() => events).toContain('joined')
  } finally {
    await browser.close()
  }
})

test('A mini-program bundled as one script runs the call of the README', async () => {
  const code = example('comm', 'A mini-program')
  consumer.write('mini-program/app.js', code)
  consumer.write('mini-program/config.json', JSON.stringify(server.client))
  const input = join(consumer.folder, 'mini-program/app.js')
  const bundle = await rolldown({ input, platform: 'neutral', transform: { target: 'es2020' } })
  const [script] = (await bundle.generate({ format: 'iife', codeSplitting: false })).output

  const lines: unknown[] = []
  let app = { onLaunch: async () => {} }
  // the language, timers and the globals of the vendor
  vm.runInNewContext(script.code, {
    ...{ setTimeout, clearTimeout, setInterval: () => 0, clearInterval },
    console: { log: (line: unknown) => lines.push(line) },
    wx: miniProgramHost(),
    App: (given: typeof app) => {
      app = given
    },
  })
  await app.onLaunch()
  expect(lines).toEqual(printedBy(code))
  expect(lines).toEqual(['tourist'])
})
