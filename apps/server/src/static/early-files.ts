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

/**
 * The links that name the style sheets of a route, in the mode in which the head script requests them. The scripts stay
 * with the head script, which requests them when the entry has most of its bytes.
 */
export const earlyStyles = ({ styles }: Pick<ClientRoute, 'styles'>): string[] =>
  styles.map((href) => `<${href}>; rel=preload; as=style; crossorigin`)
