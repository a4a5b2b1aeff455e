import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { artThemes } from './scenes.ts'

const css = readFileSync(join(import.meta.dirname, 'palettes.module.css'), 'utf8')
const roles = ['ground', 'shade', '1', '2', '3', '4', '5', '6', 'light', 'line']

const rolesOf = (selector: string): string[] => {
  const start = css.indexOf(`\n${selector} {`)
  const block = css.slice(start, css.indexOf('}', start))
  return [...block.matchAll(/--art-(\w+): (#[0-9a-f]{6}|var\(--[a-z-]+\));/g)].map(([, role = '']) => role)
}

test('Every palette has a colour for each role', () => {
  for (const theme of artThemes) expect(rolesOf(`.${theme}`).sort(), theme).toEqual([...roles].sort())
})
