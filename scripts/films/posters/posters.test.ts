import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../../process.ts'
import { posterFor } from './posters.ts'

const content = join(root, 'apps/server/content')
const films = ['festival', 'markets', 'products', 'safety'].flatMap((topic) => {
  const authored = JSON.parse(readFileSync(join(content, `films/${topic}.json`), 'utf8')) as { code: string }[]
  return authored.map(({ code }) => [topic, code] as const)
})

test.each(films)('the stored poster of the film %s/%s is its drawing', (topic, code) => {
  expect(readFileSync(join(content, `media/film-${code}.svg`), 'utf8')).toBe(`${posterFor(topic, code)}\n`)
})

test('no two films have the same poster', () => {
  expect(new Set(films.map(([topic, code]) => posterFor(topic, code))).size).toBe(films.length)
})

test('a film without a drawing has no poster of its own', () => {
  expect(posterFor('markets', 'false-apps')).toBeUndefined()
  expect(posterFor('markets', 'constructor')).toBeUndefined()
})
