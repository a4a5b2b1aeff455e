/**
 * The intent that opens a URL of the app's scheme in an Android package. It has no fallback address: the page opens its
 * own after 3000 ms, and only if it is still in front (A6).
 */
export const intentUrl = (url: string, androidPackage: string): string => {
  const [scheme, afterScheme] = url.split(/:\/\/(.*)/s)
  const target = afterScheme?.replace(/#/g, '%23') ?? ''
  return `intent://${target}#Intent;scheme=${scheme};package=${androidPackage};end`
}
