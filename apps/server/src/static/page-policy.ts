import { createHash } from 'node:crypto'
import type { HostTable } from '@foyer/protocol/config'

export interface Surroundings {
  readonly hosts: HostTable
  /** pages of the same origin show the client in a frame: the host lab of the sandbox, and the console's editor */
  readonly isFramed: boolean
  /** origin of live sessions, if it differs */
  readonly liveOrigin?: string | undefined
}

/** The attributes and content of all elements of a tag, with line ends as a browser normalises them. */
const elements = (html: string, tag: string): { attributes: string; content: string }[] =>
  [...html.matchAll(new RegExp(`<${tag}\\b([^>]*)>([\\s\\S]*?)</${tag}>`, 'gi'))].map(
    ([, attributes = '', content = '']) => ({ attributes, content: content.replaceAll('\r\n', '\n') }),
  )

/** A script without `src` that is not JSON data. Import maps and speculation rules are checked like scripts. */
const isInlineScript = ({ attributes }: { attributes: string }): boolean =>
  !/\ssrc\s*=/i.test(attributes) && !/\stype\s*=\s*["']?application\/(ld\+)?json\b/i.test(attributes)

const hashesOf = (contents: readonly { content: string }[]): string[] =>
  contents.map(({ content }) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`)

const originOf = (address: string): string[] => (address.startsWith('/') ? [] : [new URL(address).origin])

/**
 * The Content-Security-Policy of a page: its own files, its own inline scripts and styles, and the configured hosts.
 * The hashes come from the page itself, so that an injected script never runs.
 */
export const pagePolicy = (html: string, { hosts, isFramed, liveOrigin }: Surroundings): string => {
  const live = liveOrigin === undefined ? [] : originOf(liveOrigin)
  const origins = [...new Set([...Object.values(hosts).flatMap(originOf), ...live])]
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'none'"],
    'script-src': [
      "'self'",
      ...hashesOf(elements(html, 'script').filter(isInlineScript)),
      // only that script of the collector: the tracker's configuration by JSONP (T10)
      ...originOf(hosts.collector).map((origin) => `${origin}/config/visualized/Web.conf`),
    ],
    'style-src': ["'self'", ...hashesOf(elements(html, 'style'))],
    'connect-src': ["'self'", ...origins],
    // pictures chosen on this device, uploads, and the collector's image sender (T2)
    'img-src': [...new Set(["'self'", 'data:', 'blob:', ...originOf(hosts.api), ...originOf(hosts.collector)])],
    'font-src': ["'self'"],
    // blob: media of a page that fetches the segments itself; data: the empty file with which hls.js begins captions
    'media-src': [...new Set(["'self'", 'blob:', 'data:', ...originOf(hosts.api), ...live])],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'none'"],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
  }
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ')
}
