import { expect, test } from 'vitest'
import { phraseBreak, phrasesOf } from './phrases.ts'

const shown = (text: string, language = 'zh-HK') => phrasesOf(text, language).replaceAll(phraseBreak, '|')

for (const [title, phrases] of [
  ['香港政府零售綠色債券', '香港|政府|零售|綠色|債券'],
  ['開立跨境理財通賬戶', '開立|跨境|理財通|賬戶'],
  ['跨境理財通：資格與額度', '跨境|理財通：|資格|與額度'],
  ['818 孖展融資優惠', '818 |孖展|融資|優惠'],
  ['內地九市居民南向通', '內地|九市|居民|南向通'],
  ['新股認購零手續費', '新股|認購|零手續費'],
  ['認識虛擬資產 ETF', '認識|虛擬|資產 |ETF'],
  ['會員選禮', '會員|選禮'],
  ['下一季怎麼看', '下一季|怎麼看'],
  ['「新春」抽獎', '「新春」|抽獎'],
] as const)
  test(`The title ${title} has a break between its phrases, and no word of the trade is divided`, () => {
    expect(shown(title)).toBe(phrases)
  })

test('A single character at the end of a title belongs to the phrase before it', () => {
  expect(shown('账户安全四步走', 'zh-CN')).toBe('账户|安全|四步走')
  expect(shown('禮', 'zh-HK')).toBe('禮')
  expect(shown('')).toBe('')
})

test('An English title is not changed', () => {
  expect(phrasesOf('HKSAR retail green bond', 'en-US')).toBe('HKSAR retail green bond')
})
