import { join } from 'node:path'
import type { Plugin } from 'vite'
import { ofTexts } from './text-files.ts'

/** The module that Vite uses for every dynamic import of the client. */
const helper = '\0vite/preload-helper.js'
const catalogue = join(import.meta.dirname, '../src/shared/text/loaded-catalogue.ts')

/**
 * Our replacement, which reduces the first load by 0.3 KB of brotli. It fetches a chunk, its style sheets and its texts
 * (text-files.ts) in parallel and returns the chunk once all are loaded. It does not wait for a sheet that the head script
 * has already added, and a failed one may be requested again.
 */
const codeFor = (base: string): string => `
import { loadTexts } from ${JSON.stringify(catalogue)}
const requested = {}
const fetched = (file) => new Promise((resolve, reject) => {
  const href = '${base}' + file
  if (document.querySelector('link[href="' + href + '"]')) return resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.onload = resolve
  link.onerror = (event) => {
    link.remove()
    delete requested[file]
    reject(event)
  }
  document.head.append(link)
})
export const __vitePreload = (load, files = []) =>
  Promise.all([load(), ...files.map((file) => file.endsWith('${ofTexts}') ? loadTexts('${base}' + file.slice(0, -${ofTexts.length})) : (requested[file] ??= fetched(file)))]).then(([chunk]) => chunk)
`

export const loadStyles = (base: string): Plugin => ({
  name: 'foyer-load-styles',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === helper ? codeFor(base) : null),
})
