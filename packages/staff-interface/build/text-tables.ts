import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brand } from '@foyer/api/brand'
import { completeCatalogue } from '@foyer/api/text-catalogues'
import type { Plugin } from 'vite'

/**
 * Writes each text table, in the languages that the firm offers, into the module that names it. So a screen brings its own
 * texts along, and the first script has no others.
 *
 * @param root the app's folder, whose `texts` has the catalogues
 */
export const textTables = (root: string): Plugin => {
  const read = (language: string) => {
    const file = join(root, 'texts', `${language}.json`)
    return JSON.parse(existsSync(file) ? readFileSync(file, 'utf8') : '{}')
  }
  const catalogues = brand.languages.map((language) => [language, completeCatalogue(language, read)] as const)
  return {
    name: 'foyer-text-tables',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\/src\/.*\.tsx?$/, code: "table('" },
      handler: (code) =>
        code.replace(/\btable\('([^']+)'\)/g, (_, id: string) =>
          JSON.stringify(Object.fromEntries(catalogues.map(([language, tables]) => [language, tables[id]]))),
        ),
    },
  }
}
