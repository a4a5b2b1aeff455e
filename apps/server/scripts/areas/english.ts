import { pinyin } from 'pinyin-pro'
import { places, readings } from './english-names.ts'

/** Names of peoples that autonomous places contain: 石柱土家族自治县 is Shizhu. */
const peoples =
  '(?:(?:蒙古|维吾尔|哈萨克|柯尔克孜|塔吉克|锡伯|土家|达斡尔|仫佬|毛南|布依|哈尼|傈僳|拉祜|景颇|布朗|普米|纳西|独龙|裕固|保安|东乡|撒拉|仡佬|朝鲜|鄂温克)族?|[各满回藏苗彝壮侗瑶白傣黎佤畲水土羌怒]族)'
const autonomous = new RegExp(`${peoples}*(?:自治[州县旗]|(?<=族)区)$`)

/** English words for kinds of zones. The zone's own name, if it has one, precedes them. */
const zones: readonly (readonly [ending: RegExp, kind: string])[] = [
  [/高新?技术(?:产业)?(?:开发区|园区)$|高新区$/, 'High-tech Zone'],
  [/经济(?:技术)?开发区$/, 'Economic Zone'],
  [/开发区$/, 'Development Zone'],
  [/(?:工业|产业)园区$/, 'Industrial Park'],
  [/城乡一体化示范区$|示范区$/, 'Demonstration Zone'],
  [/管理区$/, 'Management Zone'],
  [/风景名胜区$/, 'Scenic Area'],
  [/(?<=..)新区$/, 'New Area'],
  [/(?<=...)新城$/, 'New Town'],
  [/(?<=..)矿区$/, 'Mining District'],
]
const plain = /(?<=..)(?:特区|地区|街道|管委会|行政委员会|[市区县镇盟]|(?<![左右前后中])旗)$/

/** Characters that have this reading in every place name. */
const inPlaces: Readonly<Record<string, string>> = { 都: 'du', 什: 'shi' }
/** Endings of the parts of a divided place: 左旗, 右翼前旗. */
const part = /(?<=..)(?=(?:[左右]翼?[前后中]?旗?|[前后中]旗)$)/

/**
 * Joins the readings of a name to one word without tones, with an apostrophe before a syllable that begins with a
 * vowel: 西安 is Xi'an.
 */
const oneWord = (name: string): string => {
  const read = pinyin(name, { toneType: 'none', type: 'array' })
  const syllables = readings[name]?.split(' ') ?? read.map((syllable, at) => inPlaces[name[at] ?? ''] ?? syllable)
  const word = syllables.reduce((before, next) => before + (/^[aoe]/.test(next) ? `'` : '') + next)
  return word.charAt(0).toUpperCase() + word.slice(1)
}

const withoutStart = (name: string, start: string): string => (name.startsWith(start) ? name.slice(start.length) : name)

/** The name of a zone, without the province and city it repeats. */
const zoneName = (name: string, above: readonly string[]): string | undefined => {
  for (const [ending, kind] of zones) {
    if (!ending.test(name)) continue
    const own = above
      .map((area) => area.replace(/[省市]$/, ''))
      .reduce(withoutStart, name.replace(ending, ''))
      .replace(/^市|市$/, '')
    return own === '' ? kind : `${oneWord(own)} ${kind}`
  }
  return undefined
}

const shortOf = (name: string): string => {
  const own = name.replace(autonomous, '')
  // The people is the name itself: 东乡族自治县
  return own === '' ? name.replace(/族?自治.$/, '') : own.replace(plain, '')
}

/**
 * A city or county in English: its reading without the kind of place. A name of one character retains the kind: 忠县 is
 * Zhongxian.
 */
export const englishName = (name: string, above: readonly string[]): string =>
  places[name] ?? zoneName(name, above) ?? shortOf(name).split(part).map(oneWord).join(' ')

/** The kind of place that distinguishes two siblings of one name. */
export const kinds: Readonly<Record<string, string>> = { 区: 'District', 县: 'County', 市: 'City' }

export const isZone = (english: string): boolean => /(?:^| )(?:Zone|Park)$/.test(english)
