import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './process.ts'

/** a row of a text table: three strings in brackets */
const row = /\[\s*'((?:[^'\\]|\\.)*)',\s*'((?:[^'\\]|\\.)*)',\s*'((?:[^'\\]|\\.)*)',?\s*\]/g
const places = (text: string) => [...text.matchAll(/\{\w+\}/g)].map(String).sort()

test.each([
  ['insights', 90],
  ['console', 150],
])(
  'A1 every row of %s has all three languages with the same placeholders, and there is no Chinese text elsewhere',
  (app, least) => {
    const folder = join(root, 'apps', app, 'src')
    const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter(
      (file) => !/\.(test|e2e)\.|^testing\/|\/(testing|states)\.ts$/.test(file),
    )
    let rows = 0
    for (const file of files) {
      const code = readFileSync(join(folder, file), 'utf8')
      for (const [, zhCN = '', zhHK = '', enUS = ''] of code.matchAll(row)) {
        rows++
        for (const text of [zhCN, zhHK, enUS]) expect(text.trim(), file).not.toBe('')
        expect([places(zhHK), places(enUS)], file).toEqual([places(zhCN), places(zhCN)])
        expect(enUS, file).not.toMatch(/\p{Script=Han}/u)
      }
      expect(code.replace(row, ''), file).not.toMatch(/\p{Script=Han}/u)
    }
    expect(rows).toBeGreaterThan(least)
  },
)
