import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { heroes, prizes, states } from '../src/shared/art/scenes.ts'

const dist = join(import.meta.dirname, '../dist')
const html = readFileSync(join(dist, 'index.html'), 'utf8')
const scripts = readdirSync(join(dist, 'assets')).filter((file) => file.endsWith('.js'))
const textOf = (file: string) => readFileSync(join(dist, 'assets', file), 'utf8')

/** The chunk that knows where each scene is. */
const drawing = scripts.find((file) => textOf(file).includes('./heroes/festival.tsx'))
const chunks = new Map(
  [...textOf(drawing ?? '').matchAll(/"\.\/(\w+\/[\w-]+)\.tsx":.*?import\([`"]\.\/([^`"]+\.js)[`"]\)/g)].map(
    ([, scene = '', file = '']) => [scene, file],
  ),
)

/** The bytes that the server sends: it compresses files above a limit in advance. */
const sent = (file: string) => {
  const compressed = join(dist, 'assets', `${file}.br`)
  return statSync(readdirSync(join(dist, 'assets')).includes(`${file}.br`) ? compressed : join(dist, 'assets', file))
    .size
}

const limits = { heroes: 4_096, states: 1_536, prizes: 1_536 }
const names = { heroes, states, prizes }

test('Each scene is a chunk of its own, of at most 4 KB of brotli for a wide scene and 1.5 KB for a state or a prize', () => {
  expect(chunks.size).toBe(heroes.length + states.length + prizes.length)
  expect(new Set(chunks.values()).size).toBe(chunks.size)
  for (const kind of ['heroes', 'states', 'prizes'] as const)
    for (const name of names[kind])
      expect(sent(chunks.get(`${kind}/${name}`) ?? 'none'), `${kind}/${name}`).toBeLessThanOrEqual(limits[kind])
})

test('No page requests a scene, or the code that draws scenes, before it is idle', () => {
  for (const file of [drawing ?? 'none', ...chunks.values()]) expect(html).not.toContain(file)
})
