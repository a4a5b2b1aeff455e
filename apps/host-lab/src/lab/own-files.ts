import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'

const source = join(import.meta.dirname, '..')
const types: Readonly<Record<string, string>> = { ts: 'text/javascript', css: 'text/css', html: 'text/html' }

export interface OwnFile {
  readonly type: string
  readonly body: string
}

/**
 * Returns a file of the lab for the browser, with its types stripped. There is no bundler, so a reload runs the saved
 * file. Undefined for anything outside of `folder`.
 */
export const ownFile = (folder: 'page' | 'in-frame', name: string): OwnFile | undefined => {
  const [, ending = ''] = /^[\w-]+\.(\w+)$/.exec(name) ?? []
  const type = types[ending]
  if (!type) return undefined
  const path = join(source, folder, name)
  if (!existsSync(path)) return undefined
  const text = readFileSync(path, 'utf8')
  return { type: `${type}; charset=utf-8`, body: ending === 'ts' ? stripTypeScriptTypes(text) : text }
}
