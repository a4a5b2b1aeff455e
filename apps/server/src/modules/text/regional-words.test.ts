import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sharedWords, type Word, wordsToHongKong, wordsToSimplified } from '@foyer/api/chinese/glossary'
import { expect, test } from 'vitest'
import { toHongKong } from './convert.ts'
import listed from './regional-words.json' with { type: 'json' }
import { foldScript } from './scripts.ts'

type Region = keyof typeof listed

/** A word that readers of a region do not use, and the word they use. */
interface Foreign {
  readonly word: string
  readonly use: string
  /** compared with the text in Simplified characters; such a word is in the glossary in Simplified only */
  readonly isFolded: boolean
}

const foreignOf = (words: readonly Word[], from: 0 | 1): Foreign[] =>
  words
    .map((pair) => ({ word: foldScript(pair[from]), use: pair[from === 0 ? 1 : 0], isFolded: true }))
    .filter(({ word, use }) => word !== foldScript(use))

const foreign: Readonly<Record<Region, readonly Foreign[]>> = {
  'zh-HK': [
    ...listed['zh-HK'].words.map(([word = '', use = '']) => ({ word, use, isFolded: false })),
    ...foreignOf([...sharedWords, ...wordsToHongKong], 0),
  ],
  'zh-CN': [
    ...listed['zh-CN'].words.map(([word = '', use = '']) => ({ word, use, isFolded: false })),
    ...foreignOf([...sharedWords, ...wordsToSimplified], 1),
  ],
}

const without = (text: string, parts: readonly string[]): string =>
  parts.reduce((rest, part) => rest.replaceAll(part, ' '), text)

/** The words of the other region that a text holds, each with the word to use. */
const foreignIn = (region: Region, text: string): string[] => {
  const own = without(text, listed[region].allowed)
  const folded = foldScript(own)
  return foreign[region]
    .filter(({ word, use, isFolded }) =>
      // 手機號碼 holds 手机号: the word to use is left out first
      isFolded ? folded.includes(word) && without(folded, [foldScript(use)]).includes(word) : own.includes(word),
    )
    .map(({ word, use }) => `${word} → ${use}`)
}

const root = join(import.meta.dirname, '../../../../..')
const files = globSync(['brand*.json', '{apps,packages}/*/{src,content,texts}/**/*.{ts,tsx,js,json,vtt,svg}'], {
  cwd: root,
}).filter(
  (file) => !/\.(test|e2e)\.|\/testing|\/states\.tsx?$|gallery|generated|regional-words|chinese-glossary/.test(file),
)

const literal = `(?:'((?:[^'\\\\\\n]|\\\\.)*)'|"((?:[^"\\\\\\n]|\\\\.)*)"|\`((?:[^\`\\\\]|\\\\.)*)\`)`
/** a row of a text table or of a JSON list: zh-CN, zh-HK, en-US */
const row = new RegExp(`(?<=[\\[,\\s])${[literal, literal, literal].join('\\s*,\\s*')}`, 'g')
/** a text, or a function that makes one, under its language */
const keyed = new RegExp(`['"](zh-CN|zh-HK)['"]:\\s*(?:\\([\\w, ]*\\) =>\\s*)?${literal}`, 'g')
/** a text of a campaign whose zh-HK the converter writes */
const unwritten = /"zh-CN": "((?:[^"\\]|\\.)*)"(?!,\s*"zh-HK")/g
/** a file in one language */
const inOneLanguage = /(?:zh-|-)(cn|hk)\.(?:json|vtt|svg)$/i

const han = /\p{Script=Han}/u
const parts = (groups: readonly (string | undefined)[]): string[] =>
  [0, 3, 6].map((at) => groups.slice(at, at + 3).find((group) => group !== undefined) ?? '')

interface Text {
  readonly file: string
  readonly region: Region
  readonly text: string
}

const textsOf = (file: string): Text[] => {
  const source = readFileSync(join(root, file), 'utf8')
  if (!han.test(source)) return []
  const language = inOneLanguage.exec(file)?.[1]?.toLowerCase()
  const region = language === 'cn' ? 'zh-CN' : 'zh-HK'
  // a catalogue of the texts of an app
  if (language && /^apps\/[^/]+\/texts\//.test(file))
    return Object.entries(JSON.parse(source) as Record<string, Record<string, string>>).flatMap(([table, texts]) =>
      Object.entries(texts).map(([key, text]) => ({ file: `${table}#${key}`, region, text })),
    )
  if (language) return [{ file, region, text: source }]
  const rows = [...source.matchAll(row)].flatMap((match): Text[] => {
    const [zhCN = '', zhHK = '', enUS = ''] = parts(match.slice(1))
    if (!han.test(zhCN) || !han.test(zhHK) || han.test(enUS)) return []
    return [
      { file, region: 'zh-CN', text: zhCN },
      { file, region: 'zh-HK', text: zhHK },
    ]
  })
  const underKeys = [...source.matchAll(keyed)].map(([, language, ...groups]): Text => {
    const [text = ''] = parts(groups)
    return { file, region: language as Region, text }
  })
  const converted = file.includes('content/campaigns/')
    ? [...source.matchAll(unwritten)].map(([, text = '']): Text => ({ file, region: 'zh-HK', text: toHongKong(text) }))
    : []
  return [...rows, ...underKeys, ...converted]
}

const texts = files.flatMap(textsOf)

test.each([
  ['zh-HK', 'the mainland or Taiwan'],
  ['zh-CN', 'Hong Kong'],
] as const)('SCREEN-14 no %s text holds a word that readers know from %s', (region, _elsewhere) => {
  const read = texts.filter((one) => one.region === region)
  expect(read.length).toBeGreaterThan(3000)
  const found = read.flatMap(({ file, text }) =>
    foreignIn(region, text).map((words) => `${file}: ${words} in ${text.slice(0, 60)}`),
  )
  expect(found).toEqual([])
})

test('SCREEN-14 a word of the other region is found in a text, and the word to use is not', () => {
  for (const region of ['zh-HK', 'zh-CN'] as const)
    for (const [word = '', use = ''] of listed[region].words) {
      expect(foreignIn(region, `：${word}。`), word).not.toEqual([])
      expect(foreignIn(region, `：${use}。`), use).toEqual([])
    }
  for (const text of ['我的獎勵', '什麼', '此設備', '實時', '勾選', '屏幕', '短信', '默認', '登錄', '鏈接', '視頻'])
    expect(foreignIn('zh-HK', text), text).not.toEqual([])
  for (const text of ['证券户口', '私隐政策', '短讯', '登出', '沽出'])
    expect(foreignIn('zh-CN', text), text).not.toEqual([])
})
