import type { Plugin } from 'vite'

/** The module Vite puts behind every dynamic import of the client. */
const helper = '\0vite/preload-helper.js'

/**
 * Our own in its place, for the first load's sake (0.3 KB brotli less): fetches a chunk and its style sheets side by
 * side, and gives the chunk once all are there. A sheet that is in the page already, put there by the head script, is
 * not waited for; one that failed may be asked for again.
 */
const codeFor = (base: string): string => `
const asked = {}
const fetched = (file) => new Promise((resolve, reject) => {
  const href = '${base}' + file
  if (document.querySelector('link[href="' + href + '"]')) return resolve()
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = href
  link.onload = resolve
  link.onerror = (event) => {
    link.remove()
    delete asked[file]
    reject(event)
  }
  document.head.append(link)
})
export const __vitePreload = (load, files = []) =>
  Promise.all([load(), ...files.map((file) => (asked[file] ??= fetched(file)))]).then(([chunk]) => chunk)
`

export const loadStyles = (base: string): Plugin => ({
  name: 'foyer-load-styles',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id === helper ? codeFor(base) : null),
})
