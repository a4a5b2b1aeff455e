// `npm run pictures:guides [-- name …]`: takes the pictures of the guides for staff again, all or the named ones. A guide
// shows `pictures/console/<state>.webp`, and the picture is of that state of the console (apps/console/src/testing/states.ts).
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumArgs, ensureChromium } from './chromium.ts'
import { bin, root, run } from './process.ts'

const folder = join(root, 'docs/pictures/console')
const quality = 0.8
/** Pixels from the top: a guide shows the first view of a long page. */
const shownHeight = 800

/** The states that the guides show. */
export const statesInGuides = (): readonly string[] => {
  const guides = globSync('docs/console/*.md', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'))
  const names = guides.flatMap((guide) => [...guide.matchAll(/\]\(\.\.\/pictures\/console\/([\w-]+)\.webp\)/g)])
  return [...new Set(names.map(([, name = '']) => name))].sort()
}

if (process.argv[1] === import.meta.filename) {
  const chosen = process.argv.slice(2)
  const names = statesInGuides().filter((name) => chosen.length === 0 || chosen.includes(name))
  const executablePath = ensureChromium()
  const tests = `^state (${names.join('|')}) has a picture \\(en-US, light, 1280 px\\)$`
  const failed = await run(
    bin('vitest'),
    ['run', '--project=console-screens', `--testNamePattern=${tests}`, 'testing/states'],
    { CHROMIUM_PATH: executablePath, FOYER_PICTURES: 'all' },
  )
  if (failed !== 0) process.exit(failed)
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath, args: chromiumArgs })
  const page = await browser.newPage()
  for (const name of names) {
    const picture = readFileSync(join(root, `pictures/each/console-${name}-en-US-light-1280.png`)).toString('base64')
    // the browser encodes WebP, so no other program is needed
    const encoded = await page.evaluate(
      async ([png, best, height]) => {
        const image = new Image()
        image.src = `data:image/png;base64,${png}`
        await image.decode()
        const canvas = document.createElement('canvas')
        canvas.width = image.width
        canvas.height = Math.min(image.height, height)
        canvas.getContext('2d')?.drawImage(image, 0, 0)
        return canvas.toDataURL('image/webp', best)
      },
      [picture, quality, shownHeight] as const,
    )
    writeFileSync(join(folder, `${name}.webp`), Buffer.from(encoded.replace(/^[^,]*,/, ''), 'base64'))
  }
  await browser.close()
  console.log(`${names.length} pictures in ${folder}`)
}
