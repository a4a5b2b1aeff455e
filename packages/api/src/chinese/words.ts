/**
 * The words of a text in the form that search compares: without compatibility forms (full-width letters and digits),
 * case, diacritics and punctuation, '&' as 'and', Chinese in one script. 'Côte d’Ivoire' → ['cote', 'd', 'ivoire'];
 * '＋８５２' → ['852']; '臺灣' → ['台湾']. Accepts any string, including lone surrogates and NUL.
 *
 * @param foldScript maps Chinese characters of either script to one script, character by character
 */
export const wordsOf = (text: string, foldScript: (text: string) => string): string[] =>
  foldScript(text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/[\p{L}\p{N}]+/gu) ?? []
