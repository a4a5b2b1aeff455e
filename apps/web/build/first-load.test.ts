import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'

const web = join(import.meta.dirname, '..')
const dist = join(web, '../../.cache/first-load-test')
let html: string

beforeAll(() => {
  // a process of its own: here NODE_ENV is test, which would bring React's development build
  const vite = join(web, '../../node_modules/.bin/vite')
  execFileSync(vite, ['build', '--outDir', dist, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: web,
    env: { ...process.env, NODE_ENV: 'production' },
  })
  html = readFileSync(join(dist, 'index.html'), 'utf8')
}, 60_000)

/** What a browser fetches to let /loginPage accept input: the entry with its static imports, and the route's scripts. */
const firstScripts = (): string[] => {
  const entry = [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(
    ([, file = '']) => file,
  )
  const frame = /"\/loginPage":\{(.*?)early|"\/loginPage":\{(.*)/s.exec(html)?.[0] ?? ''
  const route = [...frame.split('styles')[0]!.matchAll(/`\/(assets\/[^`]+\.js)`/g)].map(([, file = '']) => file)
  expect(entry.length).toBeGreaterThan(0)
  expect(route.length).toBeGreaterThan(0)
  return [...new Set([...entry, ...route])]
}

test('design §5: JavaScript until /loginPage accepts input is at most 68,000 bytes of brotli', () => {
  const bytes = firstScripts().map((file) => {
    const compressed = join(dist, `${file}.br`)
    return statSync(
      readdirSync(join(dist, 'assets')).includes(`${file.split('/')[1]}.br`) ? compressed : join(dist, file),
    ).size
  })
  expect(bytes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(68_000)
})

test('every route is painted in three languages before any script, and no frame holds an input', () => {
  for (const text of ['手机号登录', '手機號碼登入', 'Sign in with your phone', '看清规则，再参与'])
    expect(html).toContain(text)
  expect(html).not.toContain('<input')
})

test('R3 each route is a chunk of its own, and comm, selector and texts of failures are in none of the first', () => {
  const first = firstScripts()
    .map((file) => readFileSync(join(dist, file), 'utf8'))
    .join('')
  expect(readdirSync(join(dist, 'assets')).filter((file) => /^page-.*\.js$/.test(file)).length).toBe(
    readdirSync(join(web, 'src/routes')).length,
  )
  for (const later of ['jwt-assertion', 'aggregatedSearch', 'sms_budget_spent', 'securitypolicyviolation']) {
    expect(first).not.toContain(later)
  }
})

test('A11 the retail client holds no bridge of the institution, no entry and no brand of it', () => {
  const all = readdirSync(join(dist, 'assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(dist, 'assets', file), 'utf8'))
  const bundle = [html, ...all].join('')
  const foreign = ['孚御机构', '`foyer-institution', '/institution/']
  expect(bundle.includes('sendHttp')).toBe(true)
  expect(foreign.filter((text) => bundle.includes(text))).toEqual([])
  expect(/provider:\w+=`institution`/.test(bundle)).toBe(false)
})

test('the page holds no inline event handler and no style attribute, which its policy would refuse', () => {
  expect(html).not.toMatch(/\son\w+=|\sstyle=/)
})
