import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const sheet = join(import.meta.dirname, '../src/shared/theme/tokens.css')

/** Tokens by name, without the leading dashes. */
export type Tokens = Readonly<Record<string, string>>

/** The declarations of the first rule with this selector. @throws Error if the sheet has no such rule */
const tokensOf = (css: string, selector: string): Tokens => {
  const [, block] = css.split(`\n${selector} {`)
  if (block === undefined) throw new Error(`${sheet} has no rule ${selector}`)
  const [declarations = ''] = block.replace(/\/\*[\s\S]*?\*\//g, '').split('}')
  return Object.fromEntries(
    [...declarations.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = '', value = '']) => [
      name,
      value.trim().replace(/\s+/g, ' '),
    ]),
  )
}

/** The design tokens of the client, from its own sheet. Whatever needs them outside of the client is generated. */
export const readTokens = (): Readonly<Record<'light' | 'hongKong' | 'dark', Tokens>> => {
  const css = readFileSync(sheet, 'utf8')
  return {
    light: tokensOf(css, ':root'),
    hongKong: tokensOf(css, ':root:lang(zh-HK)'),
    dark: tokensOf(css, ':root[data-theme="dark"]'),
  }
}
