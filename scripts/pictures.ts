// `npm run pictures [-- --all]`: takes a picture of every state of every screen, on contact sheets under pictures/.
// With `--all`, in each pair of language and theme.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, ensureChromium } from './chromium.ts'
import { bin, root, run } from './process.ts'
import { ensureBuilt } from './web-build.ts'

const perSheet = 8
const sheets = join(root, 'pictures')
// not among the results of journeys, which a run of them deletes
const pictures = join(sheets, 'each')

const executablePath = ensureChromium()
if (!(await ensureBuilt())) process.exit(1)
rmSync(sheets, { recursive: true, force: true })
mkdirSync(pictures, { recursive: true })
const env = {
  CHROMIUM_PATH: executablePath,
  FOYER_PICTURES: process.argv.includes('--all') ? 'all' : 'once',
}
const screens = await run(
  bin('vitest'),
  ['run', '--project=screens', '--project=console-screens', '--testNamePattern=^(state |the part |the opened )'],
  env,
)
const insights = await run(bin('playwright'), ['test', 'apps/insights/src/states.e2e.ts'], env)

const names = readdirSync(pictures)
  .filter((name) => name.endsWith('.png'))
  .sort()
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
const page = await browser.newPage({ viewport: { width: 1720, height: 900 } })
for (let start = 0; start < names.length; start += perSheet) {
  const figures = names.slice(start, start + perSheet).map((name) => {
    const picture = readFileSync(join(pictures, name)).toString('base64')
    return `<figure><figcaption>${name.replace('.png', '')}</figcaption><img src="data:image/png;base64,${picture}"></figure>`
  })
  await page.setContent(
    `<style>body{margin:16px;background:#777;font:14px sans-serif;display:grid;grid-template-columns:repeat(4,1fr);gap:16px}figure{margin:0}img{width:100%}figcaption{color:#fff;padding:4px 0}</style>${figures.join('')}`,
  )
  await page.screenshot({ path: join(sheets, `sheet-${start / perSheet + 1}.png`), fullPage: true })
}
await browser.close()
console.log(`${names.length} pictures on ${Math.ceil(names.length / perSheet)} sheets in ${sheets}`)
process.exit(screens || insights)
