import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { brand } from '@foyer/api/brand'
import { brand as institution } from '@foyer/api/institution-brand'
import { languages } from '@foyer/api/languages'
import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { builtFrames } from './built-frames.ts'
import { built } from './built-selector.ts'

const web = join(import.meta.dirname, '..')
const dist = join(web, 'dist')
const html = readFileSync(join(dist, 'index.html'), 'utf8')

/** The addresses in a list of a frame in the head script. */
const listed = (frame: string, list: string): string[] =>
  [...(new RegExp(`${list}:\\[([^\\]]*)`).exec(frame)?.[1] ?? '').matchAll(/`\/(assets\/[^`]+)`/g)].map(
    ([, file = '']) => file,
  )

/**
 * What a browser fetches until /loginPage accepts input: the entry with its static imports, the route's scripts, and their
 * texts in one language.
 */
const firstScripts = (language = 'en-US'): string[] => {
  const entry = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  )
  const frame = builtFrames(html).get('/loginPage') ?? ''
  const route = listed(frame, 'scripts')
  const texts = listed(frame, 'texts').map((file) => `${file}.${language}.js`)
  for (const files of [entry, route, texts]) expect(files.length).toBeGreaterThan(0)
  return [...new Set([...entry, ...route, ...texts])]
}

test.each(languages)(
  'Architecture §5: JavaScript until /loginPage accepts input in %s is at most 61,500 bytes of brotli',
  (language) => {
    const bytes = firstScripts(language).map((file) => {
      const compressed = join(dist, `${file}.br`)
      return statSync(
        readdirSync(join(dist, 'assets')).includes(`${file.split('/')[1]}.br`) ? compressed : join(dist, file),
      ).size
    })
    expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(61_500)
  },
)

test('Every route is painted in three languages before any script, and only the sign-in, which the client takes over, has inputs', () => {
  for (const text of ['手机号登录', '手機號碼登入', 'Sign in with your phone', '精选活动与优惠'])
    expect(html).toContain(text)
  // number, code and two ticks, in three languages
  expect(html.match(/<input/g)).toHaveLength(12)
})

test('Architecture §5: the browser waits with its first frame for the head script, which paints the headline', () => {
  const [, id = ''] = /<link rel="expect" href="#([^"]+)" blocking="render">/.exec(html) ?? []
  expect(id).not.toBe('')
  expect(html.indexOf(`id="${id}"`)).toBeGreaterThan(html.lastIndexOf('<script>'))
})

test('Architecture §5: the first file that the page names is the shell, for which the connection of the page is open already', () => {
  const [, first] = /<script [^>]*src="\/(assets\/[^"]+)"/.exec(html) ?? []
  expect(first).toMatch(/^assets\/shell-/)
})

test('R3 each route is a chunk of its own, and no first chunk contains comm, selector or texts of failures', () => {
  const first = firstScripts()
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('')
  expect(readdirSync(join(dist, 'assets')).filter((file) => /^page-[^.]*\.js$/.test(file)).length).toBe(
    readdirSync(join(web, 'src/routes')).length,
  )
  for (const later of ['jwt-assertion', 'aggregatedSearch', 'sms_budget_spent', 'securitypolicyviolation']) {
    expect(first).not.toContain(later)
  }
})

test('The table of all routes is not loaded for signing in, and every other first screen requests it at once', () => {
  const table = readdirSync(join(dist, 'assets')).find((file) => /^screens-[^.]*\.js$/.test(file)) ?? 'none'
  expect(readFileSync(join(dist, 'assets', table), 'utf8')).toContain('/myRewards')
  expect(firstScripts()).not.toContain(`assets/${table}`)
  expect(html.split(table)).toHaveLength(readdirSync(join(web, 'src/routes')).length)
})

test('Architecture §5: no screen begins with more than seven scripts, four files of texts and six style sheets, all requested by the page itself', () => {
  const frames = builtFrames(html)
  expect(frames.size).toBe(readdirSync(join(web, 'src/routes')).length)
  for (const [route, frame] of frames) {
    const files = new Set(frame.match(/\/assets\/[^`",]+/g))
    const count = (kind: string) => [...files].filter((file) => file.endsWith(kind)).length
    expect(count('.js'), route).toBeLessThanOrEqual(7)
    expect(count('.css'), route).toBeLessThanOrEqual(6)
    expect(listed(frame, 'texts').length, route).toBeLessThanOrEqual(4)
  }
})

test('A1 a visitor loads the texts of one language: no script has Chinese, and each file of texts has one language', () => {
  const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  const of = (language: string) => scripts.filter((file) => file.endsWith(`.${language}.js`))
  const read = (file: string) => readFileSync(join(dist, 'assets', file), 'utf8')
  // the brand's own texts are configuration; names of languages are in themselves; times are formatted without a table; the tracker's wire has Chinese values
  const configured = [...JSON.stringify(brand).matchAll(/\p{Script=Han}{2,}/gu)]
    .map(String)
    .sort((a, b) => b.length - a.length)
  const rest = (code: string) =>
    [...configured, '简体中文', '繁體中文', '简体', '繁體', '香港时间', '香港時間'].reduce(
      (left, text) => left.replaceAll(text, ''),
      code,
    )
  const withChinese = scripts.filter(
    (file) => !/\.\w\w-\w\w\.js$|^(convert|chains|sdk)-/.test(file) && /\p{Script=Han}{2}/u.test(rest(read(file))),
  )
  expect(withChinese).toEqual([])
  expect(of('zh-CN').length).toBeGreaterThan(50)
  for (const language of languages) expect(of(language).length).toBe(of('zh-CN').length)
  for (const file of of('en-US')) expect(read(file), file).not.toMatch(/\p{Script=Han}/u)
  for (const file of of('zh-CN')) expect(read(file), file).not.toMatch(/[個這們說為時間請]/)
})

test('No script of the client contains a schema validator', () => {
  for (const file of readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js')))
    expect(readFileSync(join(dist, 'assets', file), 'utf8').includes('~standard'), file).toBe(false)
})

/** Chunks that cannot run without this one. */
const importing = (chunk: string): string[] =>
  readdirSync(join(dist, 'assets')).filter(
    (file) =>
      file.endsWith('.js') &&
      new RegExp(`(from|import)\\s*["'\`]\\./${chunk}`).test(readFileSync(join(dist, 'assets', file), 'utf8')),
  )

test('A3 each direction of the text converter is a chunk of its own, and no page fetches it before it is needed', () => {
  const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  const holding = (text: string) =>
    scripts.filter((file) => readFileSync(join(dist, 'assets', file), 'utf8').includes(text))
  // the first entries of the dictionaries
  const [toHongKong, toSimplified] = [holding('一丝不挂 一絲不掛'), holding('一目瞭然 一目了然')]
  expect([toHongKong.length, toSimplified.length]).toEqual([1, 1])
  expect(toHongKong).not.toEqual(toSimplified)
  const size = (file: string) => statSync(join(dist, 'assets', `${file}.br`)).size
  expect(size(toSimplified[0]!)).toBeLessThan(25_000)
  for (const chunk of [...toHongKong, ...toSimplified]) {
    expect(html).not.toContain(chunk)
    expect(importing(chunk)).toEqual([])
  }
})

test('T2 the tracker’s SDK is a chunk of its own that no page requests while it loads', () => {
  const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  const holding = scripts.filter((file) => readFileSync(join(dist, 'assets', file), 'utf8').includes('$SignUp'))
  expect(holding).toHaveLength(1)
  expect(html).not.toContain(holding[0])
  expect(importing(holding[0]!)).toEqual([])
})

test('No page fetches the film library or the player’s controls at first', () => {
  const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  const holding = (text: string) =>
    scripts.filter((file) => readFileSync(join(dist, 'assets', file), 'utf8').includes(text))
  // words from the library's errors and from the full-screen control
  for (const words of ['bufferStalledError', 'webkitEnterFullscreen']) {
    const [file, ...others] = holding(words)
    expect(others, words).toEqual([])
    expect(html, words).not.toContain(file)
  }
})

/** Words that occur only in the code of one host, or of one way out of it. */
const ofHosts = {
  'the retail app': ['sendHttp', 'foyerReceive', 'safe-area-inset-'],
  'a mini-program': ['WeixinJSBridge', 'navigateBack', '__wxjs_environment'],
  'WeChat, QQ and Weibo': ['MicroMessenger', 'Weibo', built('.guide-picture').slice(1)],
  'a browser on a phone': ['open-app-banner', 'intent://', 'writeText'],
} as const

test('A13 the code of a host, and what only hosts need, is in none of the first scripts and has a chunk of its own', () => {
  const first = new Set(firstScripts())
  const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
  const holding = (word: string) =>
    scripts.map((file) => `assets/${file}`).filter((file) => readFileSync(join(dist, file), 'utf8').includes(word))
  for (const word of Object.values(ofHosts).flat()) {
    expect(holding(word), word).not.toEqual([])
    expect(
      holding(word).filter((file) => first.has(file)),
      word,
    ).toEqual([])
  }
})

test('A13 all code for hosts adds at most 2 KB of brotli to the first load of a plain browser', async () => {
  const parts = ['host', 'navigation', 'user-agent', 'when-idle', 'handoff'].map((name) => `platform/${name}.ts`)
  const paths = [...parts, 'shared/ui/later.tsx', 'shared/top-bar/top-bar.tsx', 'app/app-language.ts']
  /** loaded later, or required by the sign-in with or without hosts */
  const isElsewhere = /^react|\/(screen-actions|leave|icons?|language(-select)?|table|use-text)\.tsx?$|^#native-host$/
  const entry = '\0hosts'
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    define: { __APP_MARKER__: '"marker"', __LANGUAGES__: '["zh-CN","zh-HK","en-US"]' },
    // JSX of development would contain the path of each file
    oxc: { jsx: { runtime: 'automatic', development: false } },
    build: {
      write: false,
      modulePreload: false,
      target: ['chrome100', 'safari15.4'],
      rolldownOptions: { input: entry, external: isElsewhere, preserveEntrySignatures: 'strict' },
    },
    plugins: [
      {
        name: 'hosts',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) =>
          id === entry ? paths.map((path) => `export * from '${join(web, 'src', path)}'`).join('\n') : null,
      },
    ],
  })
  const { output } = built as Rolldown.RolldownOutput
  const [{ code, moduleIds }] = output
  expect(paths.filter((path) => !moduleIds.some((id) => id.endsWith(path)))).toEqual([])
  const size = brotliCompressSync(code).length
  expect(size).toBeGreaterThan(500)
  expect(size).toBeLessThanOrEqual(2_048)
})

test('A11 the retail client contains no bridge, entry or brand of the institution', () => {
  const all = readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, 'assets', file), 'utf8'))
  const bundle = [html, ...all].join('')
  const foreign = [institution.shortName['zh-CN'], `\`${institution.clientApp.name}`, '/institution/']
  expect(bundle.includes('sendHttp')).toBe(true)
  expect(foreign.filter((text) => bundle.includes(text))).toEqual([])
  expect(/provider:\w+=`institution`/.test(bundle)).toBe(false)
})

test('The page contains no inline event handler and no style attribute, which its policy would refuse', () => {
  expect(html).not.toMatch(/\son\w+=|\sstyle=/)
})
