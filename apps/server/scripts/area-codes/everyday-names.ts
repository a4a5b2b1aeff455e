/**
 * Names that people type and that CLDR does not contain in any form. They are searched and never shown. A name belongs
 * here when a search for it would otherwise end in 'no search results' or find only other places ('America': American
 * Samoa).
 */
export const everydayNames: Readonly<Record<string, readonly string[]>> = {
  AE: ['阿联酋'],
  BA: ['波黑'],
  CN: ['中国内地', '中国大陆', 'Mainland China'],
  GB: ['Great Britain', 'England', 'Scotland', 'Wales', 'Northern Ireland', '英格兰', '苏格兰', '威尔士', '北爱尔兰'],
  MO: ['Macau'],
  NL: ['Holland'],
  US: ['America'],
}
