/**
 * The words of a text as search compares them: compatibility forms (full-width letters and digits), case, diacritics
 * and punctuation gone, '&' read as 'and'. 'Côte d’Ivoire' → ['cote', 'd', 'ivoire']; '＋８５２' → ['852']. Takes any
 * string, lone surrogates and NUL included.
 */
export const fold = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/[\p{L}\p{N}]+/gu) ?? []
