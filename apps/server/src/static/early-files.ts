import type { ClientRoute } from '@foyer/api/client-routes'

/**
 * The links that name a page's module scripts, so that a browser requests them when the head of the reply arrives, before
 * it parses the page (architecture §5). `crossorigin` equals that of the page's own tags; otherwise the browser would
 * fetch the file twice.
 */
export const earlyScripts = (html: string): string[] =>
  [...html.matchAll(/<script type="module"( crossorigin)? src="([^"]+)"/g)].map(
    ([, crossorigin = '', src = '']) => `<${src}>; rel=modulepreload${crossorigin ? '; crossorigin' : ''}`,
  )

/** The links that name the files of a route, in the mode in which the head script requests them. */
export const earlyFiles = ({ scripts, styles }: Pick<ClientRoute, 'scripts' | 'styles'>): string[] => [
  ...styles.map((href) => `<${href}>; rel=preload; as=style; crossorigin`),
  ...scripts.map((href) => `<${href}>; rel=modulepreload; crossorigin`),
]
