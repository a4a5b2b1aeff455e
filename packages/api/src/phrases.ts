/** Stands between two phrases of a title: a zero-width space, at which a line may break. */
export const phraseBreak = '\u200b'

/** Words of the trade that the dictionary of Unicode does not know, in both scripts. */
const tradeWords = [
  ...['开户', '開戶', '开立', '開立', '外卖', '外賣', '礼券', '禮券', '选礼', '選禮', '礼遇', '禮遇', '返现', '回贈'],
  ...['手续费', '手續費', '认购', '認購', '孖展', '融资', '融資', '跨境', '理财通', '理財通', '额度', '額度'],
  ...['南向通', '北向通', '大湾区', '大灣區', '九市'],
  ...[
    '投资者',
    '投資者',
    '港股',
    '美股',
    '新股',
    '派息',
    '牛熊证',
    '牛熊證',
    '窝轮',
    '窩輪',
    '暗盘',
    '暗盤',
    '经纪',
    '經紀',
  ],
]

const ofLanguage = new Map<string, Intl.Segmenter>()
const segmenterOf = (language: string): Intl.Segmenter => {
  const known = ofLanguage.get(language) ?? new Intl.Segmenter(language, { granularity: 'word' })
  ofLanguage.set(language, known)
  return known
}

/** The words of a text, with those of the trade whole. */
const wordsOf = (text: string, language: string): string[] => {
  const ends = new Set<number>()
  for (const { index, segment } of segmenterOf(language).segment(text)) ends.add(index + segment.length)
  for (const word of tradeWords)
    for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
      for (let inside = at + 1; inside < at + word.length; inside++) ends.delete(inside)
      ends.add(at)
      ends.add(at + word.length)
    }
  const cuts = [0, ...[...ends].filter((end) => end > 0).sort((one, other) => one - other)]
  return cuts.slice(1).map((end, nth) => text.slice(cuts[nth], end))
}

/**
 * A Chinese title with a break between its phrases. A phrase has at least two characters, so that none stands alone in a
 * line: a single character belongs to the word after it, and a mark or the last character to the word before. Other
 * languages break at their spaces and are returned as they are.
 *
 * Runs on the server and in the build only, because the first use of the dictionary takes a phone up to 100 ms.
 */
export const phrasesOf = (text: string, language: string): string => {
  if (!language.startsWith('zh')) return text
  const phrases: string[] = []
  let start = ''
  for (const word of wordsOf(text, language)) {
    const isMark = /^[\p{P}\s]+$/u.test(word)
    if (isMark && !start && phrases.length > 0) phrases.push(phrases.pop() + word)
    else if (isMark || (start + word).length < 2) start += word
    else {
      phrases.push(start + word)
      start = ''
    }
  }
  if (start) phrases.push((phrases.pop() ?? '') + start)
  return phrases.join(phraseBreak)
}
