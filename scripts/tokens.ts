import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readTokens, type Tokens } from '../apps/web/build/theme-tokens.ts'
import { root } from './process.ts'

const styles = join(root, 'apps/insights/src/styles')
const rule = (selector: string, tokens: Tokens): string =>
  `${selector} {\n${Object.entries(tokens)
    .map(([name, value]) => `  --${name}: ${value};\n`)
    .join('')}}\n`

/** The client's design tokens that the operators' page uses, as its style sheet; the page follows the device's theme. */
export const generateInsightsTokens = (): string => {
  const sheets = globSync('*.css', { cwd: styles })
    .filter((file) => !file.includes('.generated.'))
    .map((file) => readFileSync(join(styles, file), 'utf8'))
    .join('')
  const used = new Set([...sheets.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name))
  // declared for every language, in both themes
  const [, root = ''] = sheets.split('\n:root {')
  const own = new Set([...(root.split('}')[0] ?? '').matchAll(/--([\w-]+):/g)].map(([, name]) => name))
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
