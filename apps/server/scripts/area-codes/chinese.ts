import OpenCC from 'opencc-js'
import { pinyin } from 'pinyin-pro'

const toSimplified = OpenCC.Converter({ from: 'hk', to: 'cn' })
const toHongKong = OpenCC.Converter({ from: 'cn', to: 'hk' })
const toTaiwan = OpenCC.Converter({ from: 'cn', to: 'tw' })

/** Each name in Simplified, Hong Kong and Taiwan characters, so that 澳大利亞, 纽西兰 and 臺灣 are found too. */
export const inEveryScript = (names: readonly string[]): string[] => {
  const simplified = names.map((name) => toSimplified(name))
  return [...new Set([...names, ...simplified, ...simplified.map(toHongKong), ...simplified.map(toTaiwan)])]
}

/**
 * Toneless readings of Chinese names, with a space between syllables: 香港 → 'xiang gang'. Punctuation is left out. A
 * syllable with ü has two spellings, since keyboards type it as v and passports as u: 菲律宾 → 'fei lu bin', 'fei lv bin'.
 */
export const readings = (names: readonly string[]): string[] => {
  const simplified = names.map((name) => toSimplified(name))
  const read = simplified.map((name) => pinyin(name, { toneType: 'none', nonZh: 'removed' }))
  return [...new Set(read.flatMap((text) => [text.replaceAll('ü', 'u'), text.replaceAll('ü', 'v')]))]
}
