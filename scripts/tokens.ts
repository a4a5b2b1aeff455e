import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTokens, type Tokens } from '../apps/web/build/theme-tokens.ts'
import { root } from './process.ts'

const rule = (selector: string, tokens: Tokens): string => {
  const declarations = Object.entries(tokens).map(([name, value]) => `  --${name}: ${value};\n`)
  return declarations.length > 0 ? `${selector} {\n${declarations.join('')}}\n` : ''
}

/**
 * The client's design tokens that the style sheets of another page use, as its style sheet; the page follows the
 * device's theme. @param folder of the page's sheets, from the root
 */
export const generateTokenSheet = (folder: string): string => {
  const styles = join(root, folder)
  const sheets = globSync('*.css', { cwd: styles })
    .filter((file) => !file.includes('.generated.'))
    .map((file) => readFileSync(join(styles, file), 'utf8'))
    .join('')
  const used = new Set([...sheets.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name))
  // declared for every language, in both themes
  const [, ownRule = ''] = sheets.split('\n:root {')
  const own = new Set([...(ownRule.split('}')[0] ?? '').matchAll(/--([\w-]+):/g)].map(([, name]) => name))
  const forPage = (tokens: Tokens): Tokens =>
    Object.fromEntries(Object.entries(tokens).filter(([name]) => used.has(name) && !own.has(name)))
  const { light, hongKong, dark } = readTokens()
  return [
    '/* Generated from apps/web/src/shared/theme/tokens.css by `npm run generate`. */\n',
    rule(':root', forPage(light)),
    rule(':root:lang(zh-HK)', forPage(hongKong)),
    `@media (prefers-color-scheme: dark) {\n${rule(':root', forPage(dark))}}\n`,
  ].join('')
}

/** The client's colours that the shell of the mini-program uses, by theme. */
export const generateMiniProgramTokens = (): string => {
  const { light, dark } = readTokens()
  const coloursOf = (tokens: Tokens) => ({
    ground: tokens.ground,
    paper: tokens.paper,
    ink: tokens.ink,
    inkSoft: tokens['ink-soft'],
  })
  return `${JSON.stringify({ light: coloursOf(light), dark: coloursOf(dark) }, null, 2)}\n`
}
