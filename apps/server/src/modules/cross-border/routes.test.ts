import { crossBorderGuide, crossBorderQuestions } from '@foyer/api/cross-border'
import { languages } from '@foyer/api/languages'
import { expect, test } from 'vitest'
import { sampleOf } from '../../engine/facts/kind.ts'
import { testApp } from '../../testing/context.ts'
import { publishFacts } from '../facts/testing.ts'
import { hasTraditionalOnly } from '../text/scripts.ts'
import { guideKind, questionsKind } from './fact-kinds.ts'

const { app, context } = await testApp()

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

test('R25 R26 Incomplete content is refused', () => {
  const faultsOf = ({ schema }: typeof guideKind | typeof questionsKind, content: unknown): string =>
    (schema.safeParse(content).error?.issues ?? []).map(({ path, message }) => `${path.join('.')}: ${message}`).join()
  const guide = sampleOf(guideKind) as { contacts: object[] }
  const questions = sampleOf(questionsKind) as { questions: object[] }
  const [contact] = guide.contacts
  const [first] = questions.questions
  expect(faultsOf(guideKind, { ...guide, contacts: [] })).toContain('contacts: Too small')
  expect(faultsOf(guideKind, { ...guide, contacts: [{ ...contact, phone: '2878' }] })).toContain(
    'contacts.0.phone: must',
  )
  expect(faultsOf(questionsKind, { ...questions, questions: [first, first] })).toContain('the same id twice')
  expect(faultsOf(questionsKind, { ...questions, questions: [{ ...first, topic: 'none' }] })).toBe(
    'questions.0.topic: is none of the topics',
  )
})

test('R26 A new version of the questions is served at once with the folding of its texts', async () => {
  const url = '/api/cross-border/questions'
  const before = crossBorderQuestions.parse((await app.inject(url)).json())
  const { questions } = sampleOf(questionsKind) as { questions: { answer: object[] }[] }
  const answer = [{ 'zh-CN': '龘', 'zh-HK': '龘', 'en-US': 'New' }]
  await publishFacts(context, questionsKind, { questions: questions.slice(0, 1).map((one) => ({ ...one, answer })) })
  const after = crossBorderQuestions.parse((await app.inject(url)).json())
  expect(after.questions.map((one) => one.answer)).toEqual([answer])
  expect(after.folding.length).toBeLessThan(before.folding.length)
})
