import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { judge } from './judge.ts'

const kindOf = (text: string) => judge(text).kind
const rejectionOf = (text: string) => {
  const verdict = judge(text)
  return verdict.kind === 'rejected' ? verdict.rejection : verdict.kind
}

describe('V1 a search text', () => {
  test('V1 is trimmed before it is classified', () => {
    expect(judge('  香港\u3000')).toEqual({ kind: 'search', content: '香港' })
    expect(judge(' hk ')).toEqual({ kind: 'letters', letters: 'hk' })
    expect(kindOf(' \t\u3000 ')).toBe('everything')
  })

  test.each([
    ['a face', '😀'],
    ['a family', '👨‍👩‍👧'],
    ['a flag', '🇭🇰'],
    ['a keycap', '1\ufe0f\u20e3'],
    ['a pictograph of one code unit', '☎'],
    ['a trade mark sign', '™'],
    ['a rare character written as a surrogate pair', '𠮷'],
    ['a lone high surrogate', '\ud83d'],
    ['a lone low surrogate', '\ude00'],
    ['an emoji after a name', '中国😀'],
    ['an emoji next to punctuation', '!😀'],
  ])('V1 is rejected as emoji when it contains %s', (_what, text) => {
    expect(rejectionOf(text)).toBe('emoji')
  })

  test('V1 with a surrogate at any position is rejected as emoji without an exception', () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 0xd800, max: 0xdfff }), fc.string(), (before, half, after) => {
        expect(rejectionOf(`${before}${String.fromCharCode(half)}${after}`)).toBe('emoji')
      }),
    )
  })

  test('V1 of digits or signs that could start a keycap is not rejected as emoji', () => {
    for (const digits of ['852', '0', '9']) expect(kindOf(digits)).toBe('search')
    expect(rejectionOf('#')).toBe('punctuation')
    expect(rejectionOf('*')).toBe('punctuation')
  })
})

describe('V2 punctuation', () => {
  test.each(['.', '，', '。', '、', '（', '"', '!', '%00', "' OR 1=1; --", 'St. Lucia', '-', "'", '--'])(
    'V2 %j is rejected',
    (text) => {
      expect(rejectionOf(text)).toBe('punctuation')
    },
  )

  test.each(['Guinea-Bissau', "Cote d'Ivoire", 'Côte d’Ivoire', 'Timor‑Leste', 'a-b-c', '特里斯坦-达库尼亚'])(
    'V2 a hyphen or apostrophe between letters is part of a name: %s',
    (content) => {
      expect(judge(content)).toEqual({ kind: 'search', content })
    },
  )

  test.each(['Guinea-', '-Bissau', 'Guinea -Bissau', 'Guinea--Bissau', '8-5', "d' Ivoire"])(
    'V2 a hyphen or apostrophe that is not between letters is rejected: %s',
    (text) => {
      expect(rejectionOf(text)).toBe('punctuation')
    },
  )

  test('V2 a plus sign of normal or full width is not rejected', () => {
    expect(judge('+852')).toEqual({ kind: 'search', content: '+852' })
    expect(judge('＋852')).toEqual({ kind: 'search', content: '＋852' })
  })

  test('V2 a mark other than a hyphen or apostrophe is rejected at any position of a text', () => {
    const mark = fc.constantFrom(...'.,;:!?"()[]{}@#%&*_/\\。，、；：？！（）【】《》…—·')
    const plain = fc.stringMatching(/^[a-z0-9 香港]{0,8}$/)
    fc.assert(
      fc.property(plain, mark, plain, (before, sign, after) => {
        expect(rejectionOf(`${before}${sign}${after}`)).toBe('punctuation')
      }),
    )
  })
})

describe('V3 V4 the kind of a search text', () => {
  test('V3 one or two Latin letters are classified as letters, and three letters or other characters as a search', () => {
    for (const letters of ['h', 'HK', 'zz']) expect(judge(letters)).toEqual({ kind: 'letters', letters })
    for (const content of ['hkg', '1', '85', 'h1', '港', 'é', 'hö', 'ｈｋ']) {
      expect(judge(content)).toEqual({ kind: 'search', content })
    }
  })

  test('V1 V2 V3 V4 every text is classified as exactly one of everything, letters, search and rejected', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const verdict = judge(text)
        if (verdict.kind === 'everything') expect(text.trim()).toBe('')
        else if (verdict.kind === 'letters') expect(text.trim()).toMatch(/^[A-Za-z]{1,2}$/)
        else if (verdict.kind === 'search') expect(verdict.content).toBe(text.trim())
        else expect(['emoji', 'punctuation']).toContain(verdict.rejection)
      }),
    )
  })
})
