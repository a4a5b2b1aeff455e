import { languages } from '@foyer/api/content'
import { crossBorderGuide, crossBorderQuestions } from '@foyer/api/cross-border'
import { expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { hasTraditionalOnly } from '../text/scripts.ts'
import guide from './guide.json' with { type: 'json' }
import { readGuide, readQuestions } from './published.ts'
import questions from './questions.json' with { type: 'json' }

const { app } = await testApp()

const documents = [
  ['R25', '/api/cross-border/guide', crossBorderGuide],
  ['R26', '/api/cross-border/questions', crossBorderQuestions],
] as const

test.each(documents)(
  '%s %s is public, dated with its sources, and answered with 304 while unchanged',
  async (_row, url, schema) => {
    const reply = await app.inject(url)
    const { asOf, sources } = schema.parse(reply.json())
    expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/)
    expect(sources.length).toBeGreaterThan(0)
    expect(reply.headers['cache-control']).toBe('public, no-cache')
    const again = await app.inject({ url, headers: { 'if-none-match': String(reply.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  },
)

test.each(documents)('%s %s is the same for a mainland address', async (_row, url) => {
  const abroad = (await app.inject(url)).body
  await app.inject({ method: 'POST', url: '/dev/country', payload: { country: 'CN' } })
  const there = (await app.inject(url)).body
  await app.inject({ method: 'POST', url: '/dev/country', payload: { country: null } })
  expect(there).toBe(abroad)
})

/** Every text of a document, by language. */
const textsOf = (value: unknown): Record<string, string>[] => {
  if (typeof value !== 'object' || value === null) return []
  if (languages.every((language) => typeof (value as Record<string, unknown>)[language] === 'string'))
    return [value as Record<string, string>]
  return Object.values(value).flatMap(textsOf)
}

test.each(documents)('%s %s is written in each language in its own script', async (_row, url) => {
  const texts = textsOf((await app.inject(url)).json())
  expect(texts.length).toBeGreaterThan(40)
  for (const text of texts) {
    expect(hasTraditionalOnly(text['zh-CN'] ?? ''), text['zh-CN']).toBe(false)
    expect(/\p{Script=Han}/u.test(text['en-US'] ?? ''), text['en-US']).toBe(false)
    expect(Object.values(text).every((one) => one.trim() !== '')).toBe(true)
  }
})

test('R25 Each direction has documents, steps and contacts', async () => {
  const {
    compared,
    documents: papers,
    process,
    contacts,
  } = crossBorderGuide.parse((await app.inject('/api/cross-border/guide')).json())
  expect(compared.map(({ id }) => id)).toEqual(expect.arrayContaining(['who', 'quota', 'products']))
  for (const side of ['southbound', 'northbound'] as const) {
    expect(papers[side].length).toBeGreaterThan(2)
    expect(process[side].length).toBeGreaterThan(3)
  }
  expect(contacts.map(({ id }) => id)).toContain('firm')
})

test('Incomplete content stops the server at start', () => {
  expect(() => readGuide({ ...guide, contacts: [] })).toThrow(/guide/)
  const [first] = questions.questions
  expect(() => readQuestions({ ...questions, questions: [first, first] })).toThrow(/the same id/)
  expect(() => readQuestions({ ...questions, questions: [{ ...first, topic: 'none' }] })).toThrow(/topic/)
})
