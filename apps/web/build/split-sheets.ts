import { readFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Plugin, preprocessCSS, type ResolvedConfig } from 'vite'

const sheet = /\.module\.css$/

/**
 * Builds each CSS module as a plain sheet with its rules and a module of constants with its names. The bundler then
 * writes the names into the scripts. Vite's own module would either lose its rules by that, or stay in the build as an
 * empty script.
 */
export const splitSheets = (): Plugin => {
  let config: ResolvedConfig
  const parts = new Map<string, string>()
  return {
    name: 'foyer-split-sheets',
    apply: 'build',
    enforce: 'pre',
    configResolved: (resolved) => {
      config = resolved
    },
    resolveId: (source, importer) => {
      if (parts.has(source)) return source
      return importer && sheet.test(source) ? `${resolve(dirname(importer), source)}.js` : null
    },
    load: async (id) => {
      const part = parts.get(id)
      if (part !== undefined) return { code: part, ...(id.endsWith('.js') && { moduleSideEffects: false }) }
      const file = id.slice(0, -'.js'.length)
      if (!sheet.test(file)) return null
      const { code, modules = {} } = await preprocessCSS(await readFile(file, 'utf8'), file, config)
      const [rules, names] = [file.replace(sheet, '.rules.css'), file.replace(sheet, '.names.js')]
      parts.set(rules, code)
      parts.set(
        names,
        Object.entries(modules)
          .map(([name, scoped]) => `export const ${name} = ${JSON.stringify(scoped)}`)
          .join('\n'),
      )
      return `import ${JSON.stringify(rules)}\nexport * from ${JSON.stringify(names)}`
    },
  }
}
