import { globSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { statesInGuides } from './guide-pictures.ts'
import { root } from './process.ts'

const folder = join(root, 'docs/pictures/console')

test('Each guide for staff has a picture, each picture is small, and a guide shows it', () => {
  for (const guide of globSync('docs/console/*.md', { cwd: root }))
    expect(readFileSync(join(root, guide), 'utf8'), guide).toMatch(/!\[[^\]]{20,}\]\(\.\.\/pictures\/console\//)
  expect(readdirSync(folder).sort()).toEqual(
    statesInGuides()
      .map((name) => `${name}.webp`)
      .sort(),
  )
  for (const file of readdirSync(folder)) expect(statSync(join(folder, file)).size, file).toBeLessThan(80_000)
})
