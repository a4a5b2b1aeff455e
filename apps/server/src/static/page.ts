import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ClientConfig } from '@foyer/protocol/config'

/** The placeholder in the built page, inside `<script type="application/json" id="config">`. */
const place = '<!--config-->'

/** JSON that cannot close its script element: it contains no `<`. */
export const inlined = (data: unknown): string => JSON.stringify(data).replaceAll('<', '\\u003c')

/**
 * The client's page with the configuration in it; undefined if the client is not built.
 *
 * @throws Error if the page has no placeholder, since every visitor would then wait for one more request
 */
export const readPage = (clientDir: string, config: ClientConfig): string | undefined => {
  const path = join(clientDir, 'index.html')
  if (!existsSync(path)) return undefined
  const html = readFileSync(path, 'utf8')
  if (!html.includes(place)) throw new Error(`${path} has no ${place}`)
  return html.replace(place, () => inlined(config))
}
