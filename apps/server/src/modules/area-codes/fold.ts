import { foldScript } from '../text/scripts.ts'

/**
 * The words of a text as search compares them: compatibility forms (full-width letters and digits), case, diacritics
 * and punctuation gone, '&' read as 'and', Chinese in one script. 'Côte d’Ivoire' → ['cote', 'd', 'ivoire'];
 * '＋８５２' → ['852']; '臺灣' → ['台湾']. Takes any string, lone surrogates and NUL included.
 */
export const fold = (text: string): string[] =>
  foldScript(text.normalize('NFKD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replaceAll('&', ' and ')
    .match(/[\p{L}\p{N}]+/gu) ?? []
