import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

test('A13 every edge of the client stays clear of the bars of system and app by the same four tokens', () => {
  const sheets = globSync('**/*.css', { cwd: root })
  const using = (text: string) => sheets.filter((file) => readFileSync(join(root, file), 'utf8').includes(text))
  expect(using('env(safe-area-inset')).toEqual(['shared/theme/tokens.css'])
  // the app's insets apply to the frame of every screen, to sheets and to the banner
  for (const sheet of [
    'shared/theme/frame.css',
    'shared/ui/sheet.module.css',
    'shared/open-app/open-app-banner.module.css',
  ])
    expect(using('var(--safe-')).toContain(sheet)
})
