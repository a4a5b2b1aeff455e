import { questionIndex, searchQuestions } from '@foyer/api/question-search'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sampleContent } from '../../engine/facts/kind.ts'
import { hostileTexts } from '../../testing/hostile-texts.ts'
import { questionsKind } from './fact-kinds.ts'

const questions = sampleContent(questionsKind)
const index = questionIndex(questions)
const found = (content: string): string[] => searchQuestions(index, content).map(({ id }) => id)
const ids = questions.questions.map(({ id }) => id)

describe('A search in either script finds texts of the other', () => {
  test.each([
    ['Simplified', '个人额度', 'quota-person'],
    ['Traditional', '個人額度', 'quota-person'],
    ['scripts mixed', '個人额度', 'quota-person'],
    ['a word that only the mainland writes so', '登录短信链接', 'scam'],
    ['Traditional of a mainland word', '遠程開戶', 'open-without-travel'],
    ['Simplified of a Hong Kong word', '遥距开户', 'open-without-travel'],
    ['another Traditional form of the same word', '配對帳戶', 'pair'],
    ['Hong Kong', '掛線', 'scam'],
    ['a whole sentence in other words', '我想知道个人额度有多少', 'quota-person'],
    ['a sentence in Traditional', '額度用完之後怎麼辦呢', 'quota-full'],
    ['English', 'paired account', 'pair'],
    ['English being typed', 'impost', 'scam'],
    ['English in capitals and full width', 'ＴＡＸ', 'tax'],
    ['a figure', '150', 'bank-and-broker'],
    ['words in another order, in both languages', 'quota 額度', 'quota-person'],
  ])('R26 A search by %s finds its question: %s', (_what, content, id) => {
    expect(found(content)).toContain(id)
  })

  test('R26 Both scripts find the same questions in the same order', () => {
    for (const { question } of questions.questions)
      for (const text of [question['zh-CN'], question['zh-HK']])
        expect(found(text)).toContain(questions.questions.find(({ question: one }) => one === question)?.id)
    for (const [simplified, traditional] of [
      ['汇款', '匯款'],
      ['账户', '賬戶'],
      ['税', '稅'],
      ['投诉', '投訴'],
    ] as const)
      expect(found(simplified)).toEqual(found(traditional))
  })

  test('R26 Matches in a question come before matches in an answer', () => {
    expect(found('税')[0]).toBe('tax')
    expect(found('个人额度')[0]).toBe('quota-person')
  })
})

describe('Texts that find everything or nothing', () => {
  test.each(['', '   ', '\u3000', 'q', 'How', 'what is', 'How do I'])(
    'R26 %j finds every question in the order of the list',
    (content) => {
      expect(found(content)).toEqual(ids)
    },
  )

  test.each(hostileTexts)('R26 %s finds no question', (_what, content) => {
    expect(found(content)).toEqual([])
  })

  test('R26 Any string returns questions of the list without duplicates', () => {
    const anyUtf16 = fc
      .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 300 })
      .map((units) => String.fromCharCode(...units))
    const typed = fc.stringMatching(/^[额額户戶汇匯a-z 0-9%<'"]{1,12}$/)
    fc.assert(
      fc.property(fc.oneof(anyUtf16, fc.string({ unit: 'grapheme' }), typed), (content) => {
        const all = found(content)
        expect(new Set(all).size).toBe(all.length)
        expect(all.every((id) => ids.includes(id))).toBe(true)
      }),
      { numRuns: 300 },
    )
  })
})

test('R26 The folding for the browser consists of pairs and contains little more than the texts need', () => {
  const forms = [...questions.folding]
  expect(forms.length % 2).toBe(0)
  expect(forms.length).toBeGreaterThan(200)
  expect(new Blob([questions.folding]).size).toBeLessThan(8_000)
})
