// `npm run new-route -- name`: creates the folder of a new screen that runs.
import { writeNew } from './new-files.ts'
import { addTable } from './texts/catalogues.ts'

const name = process.argv[2] ?? ''
if (!/^[A-Za-z0-9]+$/.test(name)) {
  console.error('Usage: npm run new-route -- name   (letters and digits: the path after #/)')
  process.exit(1)
}
const folder = `apps/web/src/routes/${name}`

const files: Readonly<Record<string, string>> = {
  'route.ts': `import { defineRoute } from '../../shared/route.ts'

export const route = defineRoute({ path: '/${name}', load: () => import('./page.tsx') })
`,
  'text.ts': `import { table } from '../../shared/text/table.ts'

export const text = table('routes/${name}')
`,
  'page.tsx': `import type { PageProps } from '../../shared/route.ts'
import { useText } from '../../shared/text/use-text.ts'
import { TopBar } from '../../shared/top-bar/top-bar.tsx'
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
/** its texts in the catalogues, which begin with the source */
const texts = {
  'zh-CN': { title: '标题', lead: '一两句说明这个页面的话。' },
  'zh-HK': { title: '標題', lead: '一兩句說明這個頁面的話。' },
  'en-US': { title: 'Title', lead: 'One or two sentences that say what this page is about.' },
}
try {
  writeNew(Object.fromEntries(Object.entries(files).map(([file, content]) => [`${folder}/${file}`, content])))
  addTable('web', `routes/${name}`, texts)
  console.log(`Created ${folder}. Next: docs/adding-an-activity.md.`)
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
