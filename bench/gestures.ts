// `npm run bench:gestures [-- --runs 5]`: frames while swiping, pulling and pinching in the built gallery at 4x CPU.
// Each gesture alternates with the same one on an empty page with one layer, which shows how many frames this machine's
// browser drops itself. Exits 1 if a part drops more than one frame in twenty beyond that.

import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { built } from '../apps/web/build/built-selector.ts'
import { chromiumArgs, ensureChromium } from '../scripts/chromium.ts'
import { ensureWebBuilt } from '../scripts/web-build.ts'
import { startFloor } from './gestures/floor.ts'
import { type Frames, type Gesture, open, perform, type Subject } from './gestures/measure.ts'
import { startClient } from './runner/client.ts'
import { idle } from './runner/idle.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' } } })
/** Share of the due frames that a part may drop beyond the floor. */
const bar = 0.05

if (!(await ensureWebBuilt())) process.exit(1)
const floor = await startFloor()
const client = await startClient()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })

const part = (name: string, target: string, ready?: string) =>
  open(browser, `${client.url}/gallery/?lang=en-US#${name}`, target, ready)
const viewer = await part('image-viewer', built('.viewer-slide:not([inert]) img'), '[data-part=image-viewer]')
await viewer.page.getByRole('button', { name: 'Several pictures' }).click()
const empty = await open(browser, floor.url, 'div')
const subjects: readonly (readonly [Gesture, Subject])[] = [
  ['swipe', await part('swiper', built('[aria-label=Loop] .swiper-viewport'))],
  ['pull', await part('pull-refresh', '.gallery-rows li:first-child')],
  ['pinch', viewer],
]

const add = (all: Frames, { due, dropped }: Frames): Frames => ({ due: all.due + due, dropped: all.dropped + dropped })
const none: Frames = { due: 0, dropped: 0 }
console.log(`\n4x CPU, 390 x 844, ${values.runs} gestures each in turn with the floor; frames at 60 a second\n`)
console.log('gesture   frames  dropped   fps   floor: frames  dropped   fps   ratio of fps')
for (const [gesture, subject] of subjects) {
  // one unmeasured run, for compiling and decoding at the first touch
  await perform(subject, gesture)
  await perform(empty, gesture)
  let [own, least] = [none, none]
  await idle()
  for (let run = 0; run < Number(values.runs); run++) {
    own = add(own, await perform(subject, gesture))
    least = add(least, await perform(empty, gesture))
  }
  const rate = ({ due, dropped }: Frames) => 60 * (1 - dropped / due)
  console.log(
    [
      gesture.padEnd(8),
      String(own.due).padStart(7),
      String(own.dropped).padStart(8),
      rate(own).toFixed(1).padStart(5),
      String(least.due).padStart(15),
      String(least.dropped).padStart(8),
      rate(least).toFixed(1).padStart(5),
      (rate(own) / rate(least)).toFixed(3).padStart(14),
    ].join(' '),
  )
  if (own.dropped / own.due - least.dropped / least.due > bar) {
    console.log(`  ${gesture}: more than ${bar * 100} % of its frames dropped beyond the floor`)
    process.exitCode = 1
  }
}
await browser.close()
await client.stop()
floor.stop()
