import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { textTables } from './text-tables.ts'

const root = mkdtempSync(join(tmpdir(), 'foyer-tables-'))
afterAll(() => rmSync(root, { recursive: true }))

const write = (path: string, content: string) => {
  mkdirSync(join(root, path, '..'), { recursive: true })
  writeFileSync(join(root, path), content)
}

test('A1 a screen that is loaded later brings its own texts along in every offered language, and the first script has none of them', async () => {
  for (const [language, first, later] of [
    ['zh-CN', '登录', '奖励'],
    ['zh-HK', '登入', '獎賞'],
    ['en-US', 'Sign in', 'Rewards'],
  ])
    write(`texts/${language}.json`, JSON.stringify({ first: { title: first }, later: { title: later } }))
  write(
    'src/table.ts',
    "import all from '../texts/en-US.json'\nexport const table = (id: 'first' | 'later') => all[id]\n",
  )
  const importing = "import { table } from './table.ts'\n"
  write('src/main.ts', `${importing}document.title = JSON.stringify(table('first'))\nvoid import('./later.ts')\n`)
  write('src/later.ts', `${importing}document.title = JSON.stringify(table('later'))\n`)
  const options = { input: join(root, 'src/main.ts') }
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [textTables(root)],
    build: { write: false, rolldownOptions: options },
  })
  const chunks = (Array.isArray(built) ? built : [built]).flatMap((one) => ('output' in one ? one.output : []))
  const scripts = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []))
  const codeOf = (isEntry: boolean) => scripts.filter((chunk) => chunk.isEntry === isEntry).map(({ code }) => code)
  const [first, later] = [codeOf(true).join(), codeOf(false).join()]
  for (const text of ['登录', '登入', 'Sign in']) expect(first).toContain(text)
  for (const text of ['奖励', '獎賞', 'Rewards']) {
    expect(later).toContain(text)
    expect(first).not.toContain(text)
  }
})
