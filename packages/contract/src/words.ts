/**
 * The words of a text as search compares them: compatibility forms (full-width letters and digits), case, diacritics
 * and punctuation gone, '&' read as 'and', Chinese in one script. 'Côte d’Ivoire' → ['cote', 'd', 'ivoire'];
 * '＋８５２' → ['852']; '臺灣' → ['台湾']. Takes any string, lone surrogates and NUL included.
 *
 * @param foldScript character by character from either Chinese script to one
 */
export const wordsOf = (text: string, foldScript: (text: string) => string): string[] =>
  foldScript(text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/[\p{L}\p{N}]+/gu) ?? []
