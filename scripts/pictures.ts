// `npm run pictures [-- --all]`: every state of every screen as a picture, on contact sheets under pictures/.
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, ensureChromium } from './chromium.ts'
import { bin, root, run } from './process.ts'
import { ensureWebBuilt } from './web-build.ts'

const perSheet = 8
const taken = join(root, 'test-results/pictures')
const sheets = join(root, 'pictures')

const executablePath = ensureChromium()
const all = process.argv.includes('--all')
if (!(await ensureWebBuilt())) process.exit(1)
const outcome = await run(bin('playwright'), ['test', 'e2e/pictures.e2e.ts'], {
  CHROMIUM_PATH: executablePath,
  ...(all && { FULL_MATRIX: '1' }),
})

rmSync(sheets, { recursive: true, force: true })
mkdirSync(sheets)
const names = readdirSync(taken)
  .filter((name) => name.endsWith('.png'))
  .sort()
const browser = await chromium.launch({ executablePath, args: chromiumArgs })
const page = await browser.newPage({ viewport: { width: 1720, height: 900 } })
for (let start = 0; start < names.length; start += perSheet) {
  const figures = names.slice(start, start + perSheet).map((name) => {
    const picture = readFileSync(join(taken, name)).toString('base64')
    return `<figure><figcaption>${name.replace('.png', '')}</figcaption><img src="data:image/png;base64,${picture}"></figure>`
  })
  await page.setContent(
    `<style>body{margin:16px;background:#777;font:14px sans-serif;display:grid;grid-template-columns:repeat(4,1fr);gap:16px}figure{margin:0}img{width:100%}figcaption{color:#fff;padding:4px 0}</style>${figures.join('')}`,
  )
  await page.screenshot({ path: join(sheets, `sheet-${start / perSheet + 1}.png`), fullPage: true })
}
await browser.close()
console.log(`${names.length} pictures on ${Math.ceil(names.length / perSheet)} sheets in ${sheets}`)
process.exit(outcome)
