// `npm run new-route -- name`: creates the folder of a new screen that runs.
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.ts'

const name = process.argv[2] ?? ''
if (!/^[A-Za-z0-9]+$/.test(name)) {
  console.error('Usage: npm run new-route -- name   (letters and digits: the path after #/)')
  process.exit(1)
}
const folder = join(root, 'apps/web/src/routes', name)
if (existsSync(folder)) {
  console.error(`${folder} exists already.`)
  process.exit(1)
}

const files: Record<string, string> = {
  'route.ts': `import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/${name}', load: () => import('./page.tsx') })
`,
  'text.ts': `import { table } from '../../shared/text/table.ts'

export const text = table({
  title: ['标题', '標題', 'Title'],
  lead: ['一两句说明这个页面的话。', '一兩句說明這個頁面的話。', 'One or two sentences that say what this page is about.'],
})
`,
  'page.tsx': `import type { PageProps } from '../../shared/route.ts'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/ui/top-bar.tsx'
import { text } from './text.ts'

export { text }

export const Page = (_: PageProps) => {
  const t = useText(text)
  return (
    <>
      <TopBar />
      <main className="page">
        <h1 tabIndex={-1}>{t.title}</h1>
        <p className="lead">{t.lead}</p>
      </main>
    </>
  )
}
`,
  'states.ts': `import type { ScreenState } from '../../testing/states.ts'

export const states: readonly ScreenState[] = [{ name: '${name}', path: '/${name}' }]
`,
  'page.test.tsx': `import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { openScreen } from '../../testing/screen.tsx'
import { testStates } from '../../testing/states.ts'
import { states } from './states.ts'

testStates(states)

test('/${name} shows its headline', async () => {
  await openScreen('/${name}')
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Title')
})
`,
}
mkdirSync(folder, { recursive: true })
for (const [file, content] of Object.entries(files)) writeFileSync(join(folder, file), content)
console.log(`Created ${folder}. Next: docs/adding-an-activity.md.`)
