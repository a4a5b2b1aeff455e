import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { bin, capture, root } from '../process.ts'

/**
 * Compiles all libraries into a folder: `comm/src/index.ts` becomes `comm/src/index.js`, its source map and
 * `index.d.ts`.
 *
 * @throws Error with the messages of the compiler
 */
export const compileLibraries = async (folder: string): Promise<void> => {
  const options = ['--project', join(import.meta.dirname, 'tsconfig.json'), '--outDir', folder]
  const { code, output } = await capture(bin('tsc'), options, { cwd: root })
  if (code !== 0) throw new Error(`The libraries do not compile:\n${output}`)
  // the compiler rewrites the extensions of imports in scripts only
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file)
    const declarations = readFileSync(path, 'utf8')
    writeFileSync(path, declarations.replace(/((?:from |import\()['"]\.[^'"]+)\.ts(?=['"])/g, '$1.js'))
  }
}
