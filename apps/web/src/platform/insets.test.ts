import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('A13 every edge of the client keeps clear of the bars that system and app draw over it, by the same four tokens', () => {
  const sheets = globSync('**/*.css', { cwd: root })
  const using = (text: string) => sheets.filter((file) => readFileSync(join(root, file), 'utf8').includes(text))
  expect(using('env(safe-area-inset')).toEqual(['shared/theme/tokens.css'])
  // what an app says reaches the frame of every screen, sheets and the banner
  for (const sheet of ['shared/theme/frame.css', 'shared/ui/sheet.css', 'shared/open-app/open-app-banner.css'])
    expect(using('var(--safe-')).toContain(sheet)
})
