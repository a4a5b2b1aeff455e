import { createHash } from 'node:crypto'
import type { HostTable } from '@foyer/contract/config'

export interface Surroundings {
  readonly hosts: HostTable
  /** the host lab of the sandbox frames the client from the same origin */
  readonly sandbox: boolean
  /** where live sessions play, if that is elsewhere */
  readonly liveOrigin?: string | undefined
}

/** What stands between the tags, with the line ends a browser sees. */
const elements = (html: string, tag: string): { attributes: string; content: string }[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi'))].map(
    ([, attributes = '', content = '']) => ({ attributes, content: content.replaceAll('\r\n', '\n') }),
  )

/** Everything without a `src` but JSON, which is data: import maps and speculation rules are checked like scripts. */
const isInlineScript = ({ attributes }: { attributes: string }): boolean =>
  !/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*["']?application\/(ld\+)?json\b/i.test(attributes)

const hashesOf = (contents: readonly { content: string }[]): string[] =>
  contents.map(({ content }) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)

const originOf = (address: string): string[] => (address.startsWith('/') ? [] : [new URL(address).origin])

/**
 * The Content-Security-Policy of a page: own files, the very inline scripts and styles that stand in it, and the
 * configured hosts. Hashes are taken from the page itself, so that a script nobody wrote into it never runs.
 */
export const pagePolicy = (html: string, { hosts, sandbox, liveOrigin }: Surroundings): string => {
  const live = liveOrigin === undefined ? [] : originOf(liveOrigin)
  const origins = [...new Set([...Object.values(hosts).flatMap(originOf), ...live])]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...hashesOf(elements(html, 'script').filter(isInlineScript)),
      // the tracker's configuration by JSONP (T10): that one script of the collector's and no other
      ...originOf(hosts.collector).map((origin) => `${origin}/config/visualized/Web.conf`),
    ],
    'style-src': ["'self'", ...hashesOf(elements(html, 'style'))],
    'connect-src': ["'self'", ...origins],
    // pictures chosen on this device, uploads, and the collector's image sender (T2)
    'img-src': [...new Set(["'self'", 'data:', 'blob:', ...originOf(hosts.api), ...originOf(hosts.collector)])],
    'font-src': ["'self'"],
    // blob: is what a page plays that fetches the segments itself; data: the empty file in which hls.js begins captions
    'media-src': [...new Set(["'self'", 'blob:', 'data:', ...originOf(hosts.api), ...live])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [sandbox ? "'self'" : "'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
