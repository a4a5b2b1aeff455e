/**
 * The `Link` header that names a page's module scripts, so that a browser requests them when the head of the reply
 * arrives, before it parses the page (architecture §5). `crossorigin` equals that of the page's own tags; otherwise the
 * browser would fetch the file twice.
 */
export const earlyScripts = (html: string): string =>
  [...html.matchAll(/<script type="module"( crossorigin)? src="([^"]+)"/g)]
    .map(([, crossorigin = '', src = '']) => `<${src}>; rel=modulepreload${crossorigin ? '; crossorigin' : ''}`)
    .join(', ')
