/**
 * The `Link` header that names a page's module scripts, so that a browser asks for them when the head of the answer is
 * there, before it reads the page (architecture §5). `crossorigin` as in the page's own tags: asked for in another way, a file
 * would be fetched twice.
 */
export const earlyScripts = (html: string): string =>
  [...html.matchAll(/<script type="module"( crossorigin)? src="([^"]+)"/g)]
    .map(([, crossorigin = '', src = '']) => `<${src}>; rel=modulepreload${crossorigin ? '; crossorigin' : ''}`)
    .join(', ')
