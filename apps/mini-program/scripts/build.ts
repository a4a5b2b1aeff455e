import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { brand } from '@foyer/api/brand'
import { rolldown } from 'rolldown'
import { themeJson, themeWxss } from './theme.ts'

const source = join(import.meta.dirname, '../src')
/** language level of the vendor's engine, in which BigInt is also available, as in every host since iOS 14 */
const target = 'es2020'

const vendorFiles = new Set(['.wxml', '.wxss'])
const declarations = ['app.json', 'sitemap.json']

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))

/** Returns the paths of the pages from app.json. */
const pages = (): readonly string[] => JSON.parse(readFileSync(join(source, 'app.json'), 'utf8')).pages

/**
 * Builds the shell into a folder that the vendor's developer tool opens directly: scripts, templates, styles and JSON.
 * @throws Error if deployment.json names no official host
 */
export const buildMiniProgram = async (folder: string): Promise<void> => {
  await import('../src/deployment.ts')
  rmSync(folder, { recursive: true, force: true })
  const bundle = await rolldown({
    input: Object.fromEntries(['app', ...pages()].map((name) => [name, join(source, `${name}.ts`)])),
    platform: 'neutral',
    transform: { target },
  })
  await bundle.write({
    dir: folder,
    format: 'cjs',
    minify: true,
    comments: false,
    entryFileNames: '[name].js',
    chunkFileNames: 'parts/[name].js',
    // only two chunks, because every file is loaded and run at the start anyway
    codeSplitting: {
      groups: [
        { name: 'libraries', test: /[\\/](packages|node_modules|libraries)[\\/]/, priority: 1 },
        { name: 'shell', test: /[\\/](src[\\/](?!app\.ts|pages[\\/])|texts[\\/][^\\/]+$)/ },
      ],
    },
  })
  const copied = filesIn(source).filter((path) => vendorFiles.has(extname(path)))
  for (const path of [...copied, ...declarations, ...pages().map((page) => `${page}.json`)]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(join(source, path), join(folder, path))
  }
  writeFileSync(join(folder, 'theme.json'), themeJson(brand))
  writeFileSync(join(folder, 'theme.wxss'), themeWxss(brand))
}
