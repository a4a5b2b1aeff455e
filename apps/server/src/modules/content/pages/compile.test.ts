import { pageBlock, stage } from '@foyer/api/page-content'
import { texts } from '@foyer/api/texts'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallCampaign, stagedCampaign, written } from '../../../testing/campaign.ts'
import { readCampaign } from './campaign.ts'
import { compile } from './compile.ts'
import { surroundings } from './surroundings.ts'

const within = surroundings()
const read = (file: unknown) => compile(readCampaign(JSON.stringify(file), within))

test('A3 The converter writes zh-HK only where an author omitted it', () => {
  const file = smallCampaign()
  file.activity.title = written('账户信息讲座', 'Account talk')
  file.activity.lead = { ...written('登录后参加。', 'Sign in.'), 'zh-HK': '先登入，後參加。' }
  const { facts, content } = read(file)
  expect(facts.title['zh-HK']).toBe('賬戶資訊講座')
  expect(facts.lead['zh-HK']).toBe('先登入，後參加。')
  expect(content.blocks[1]).toMatchObject({ kind: 'risk', paragraphs: [{ 'zh-HK': '投資涉及風險。' }] })
})

test('Fields that only the rules of publishing use are not in the compiled content', () => {
  const file = smallCampaign()
  const text = written('文字', 'Text')
  const rewards = [{ kind: 'fee_discount', name: text, note: text, requires: { product: '02800' } }]
  file.page.blocks = [{ kind: 'rewards', rewards }, ...(file.page.blocks as unknown[])]
  const sent = JSON.stringify(read(file).content)
  for (const word of ['requires', 'fee_discount', '02800']) expect(sent).not.toContain(word)
})

test('An ornament has an empty text', () => {
  const file = smallCampaign()
  const image = { kind: 'image', media: 'scam-signs.svg', width: 720, height: 400, alt: null }
  file.page.blocks = [...(file.page.blocks as unknown[]), image]
  expect(read(file).content.blocks[2]).toMatchObject({ alt: { 'zh-CN': '', 'zh-HK': '', 'en-US': '' } })
})

test('Stock belongs to the activity, or to the stages that state one', () => {
  const file = smallCampaign()
  file.activity.stock = 5
  expect(read(file).stock).toEqual([{ stage: '', total: 5 }])
  const staged = stagedCampaign()
  Object.assign((staged.page.stages as Record<string, unknown>[])[1]!, { stock: 0 })
  expect(read(staged).stock).toEqual([{ stage: 'two', total: 0 }])
})

const words = fc
  .array(fc.constantFrom('账户', '登录', '皇后', '头发', '5 < 10', 'ETF', '，', '&'), { minLength: 1, maxLength: 5 })
  .map((parts) => parts.join('').trim())
const english = fc.constantFrom('Sign in', 'HK$10,000', 'Read the terms, then decide', 'Q&A')
const authored = fc
  .record({ 'zh-CN': words, 'en-US': english })
  .chain((text) =>
    fc.option(words, { nil: undefined }).map((hongKong) => (hongKong ? { ...text, 'zh-HK': hongKong } : text)),
  )
const optional = <T>(of: fc.Arbitrary<T>) => fc.option(of, { nil: undefined })
const several = <T>(of: fc.Arbitrary<T>, minLength = 1) => fc.array(of, { minLength, maxLength: 4 })
const picture = fc.constantFrom('scam-signs.svg', 'reward-voucher.svg')
const moment = fc.integer({ min: 1, max: 28 }).map((day) => `2026-01-${String(day).padStart(2, '0')}T10:30+08:00`)
const side = fc.integer({ min: 1, max: 4096 })
const captions = fc.constant({
  'zh-CN': 'diversification-zh-cn.vtt',
  'zh-HK': 'diversification-zh-hk.vtt',
  'en-US': 'diversification-en-us.vtt',
})
const kind = <Kind extends string>(name: Kind) => fc.constant(name)
const blocks: readonly fc.Arbitrary<{ kind: string }>[] = [
  fc.record({ kind: kind('text'), title: optional(authored), paragraphs: several(authored) }),
  fc.record({ kind: kind('image'), media: picture, width: side, height: side, alt: fc.option(authored) }),
  fc.record({
    kind: kind('video'),
    media: kind('diversification.mp4'),
    poster: picture,
    width: side,
    height: side,
    durationSeconds: fc.integer({ min: 1, max: 7200 }),
    captions,
    description: authored,
  }),
  fc.record({ kind: kind('countdown'), label: authored, to: moment }),
  fc.record({ kind: kind('steps'), steps: several(fc.record({ title: authored, text: authored }), 2) }),
  fc.record({
    kind: kind('rewards'),
    rewards: several(
      fc.record({
        kind: fc.constantFrom('gift', 'voucher', 'cash', 'fee_discount'),
        name: authored,
        note: authored,
        art: optional(picture),
        requires: optional(fc.record({ product: optional(fc.constantFrom('02800', 'Tracker Fund')) })),
      }),
    ),
  }),
  fc.record({ kind: kind('quotes'), instruments: several(fc.constantFrom('02800', '03033', '09999')) }),
  fc.record({ kind: kind('rules'), rules: several(authored) }),
  fc.record({
    kind: kind('faq'),
    questions: several(fc.record({ id: fc.stringMatching(/^[a-z]{1,2}$/), question: authored, answer: authored })),
  }),
  fc.record({ kind: kind('join'), label: fc.constant(written('参加', 'Join')), note: optional(authored) }),
  fc.record({ kind: kind('hero'), title: authored, lead: authored, art: optional(picture) }),
]

test('Every publishable campaign compiles to content that follows the contract, in three languages throughout', () => {
  let published = 0
  fc.assert(
    fc.property(fc.array(fc.oneof(...blocks), { maxLength: 5 }), authored, fc.boolean(), (drawn, title, staged) => {
      const file = staged ? stagedCampaign() : smallCampaign()
      file.activity.title = title
      const hero = drawn.filter(({ kind: of }) => of === 'hero').slice(0, 1)
      file.page.blocks = [...hero, ...drawn.filter(({ kind: of }) => of !== 'hero'), ...(file.page.blocks as unknown[])]
      let compiled: ReturnType<typeof compile>
      try {
        compiled = read(file)
      } catch {
        return
      }
      published++
      const { content, facts } = compiled
      expect(content.blocks.map((block) => pageBlock.parse(block))).toEqual(content.blocks)
      expect(content.stages.map((each) => stage.parse(each))).toEqual(content.stages)
      expect(texts.parse(facts.title)).toEqual(facts.title)
      for (const at of content.blocks.flatMap((block) => (block.kind === 'countdown' ? [block.to] : [])))
        expect(at % 60_000).toBe(0)
    }),
    { numRuns: 300 },
  )
  expect(published).toBeGreaterThan(60)
})
