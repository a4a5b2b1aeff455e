/**
 * The intent that opens a URL of the app's scheme in a package of Android. It names no fallback address of its own: the
 * page's comes after 3000 ms, and only while the page is still in front (A6).
 */
export const intentUrl = (url: string, androidPackage: string): string => {
  const [scheme, rest] = url.split(/:\/\/(.*)/s)
  const target = rest?.replace(/#/g, '%23') ?? ''
  return `intent://${target}#Intent;scheme=${scheme};package=${androidPackage};end`
}
