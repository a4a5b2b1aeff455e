// `npm run films [reel …]` renders the reels of the films, and `npm run films posters` their posters, into the server's
// content. Run it after changing a drawing. It needs ffmpeg with libx264 and the system's Chromium, which neither a
// build nor the server needs.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { chromiumArgs, ensureChromium } from './chromium.ts'
import { sheet } from './films/canvas.ts'
import { posterFor } from './films/posters/posters.ts'
import { pictureAt, reels, sceneSeconds } from './films/reels.ts'
import { root } from './process.ts'

const content = join(root, 'apps/server/content')
const framesPerSecond = 12
/** A segment is one group of pictures, because the server cuts a file at their beginnings. */
const segmentSeconds = 4
/** H.264 that every phone of the build target plays. `crf`: drawings stay sharp at a small size. */
const renditions = [
  { height: 720, profile: 'main', level: '3.1', crf: '29' },
  { height: 360, profile: 'baseline', level: '3.0', crf: '31' },
] as const

/** Temporary path; the finished file is then moved to where the server reads it. */
const madeAt = (name: string, height: number): string => join(tmpdir(), `foyer-${name}-${height}.mp4`)

const encoderArguments = (name: string): string[] => [
  ...['-y', '-loglevel', 'error', '-f', 'image2pipe', '-framerate', `${framesPerSecond}`, '-c:v', 'png', '-i', '-'],
  ...renditions.flatMap(({ height, profile, level, crf }) => [
    ...['-map', '0:v', '-an', '-vf', `scale=-2:${height}`, '-pix_fmt', 'yuv420p', '-c:v', 'libx264'],
    ...['-preset', 'veryslow', '-tune', 'animation', '-crf', crf, '-profile:v', profile, '-level', level],
    ...['-g', `${framesPerSecond * segmentSeconds}`, '-keyint_min', `${framesPerSecond * segmentSeconds}`],
    ...['-sc_threshold', '0', '-map_metadata', '-1', '-fflags', '+bitexact', '-flags:v', '+bitexact'],
    // One fragment per group of pictures, with the first picture at time 0, because films follow one another in a live
    // stream.
    ...[
      '-movflags',
      '+frag_keyframe+empty_moov+default_base_moof+omit_tfhd_offset+negative_cts_offsets',
      '-video_track_timescale',
      '12000',
    ],
    madeAt(name, height),
  ]),
]

const film = async (page: Page, name: string): Promise<void> => {
  const scenes = reels[name]
  if (!scenes) throw new Error(`there is no reel ${name}`)
  const encoder = spawn('ffmpeg', encoderArguments(name), { stdio: ['pipe', 'inherit', 'inherit'] })
  for (let frame = 0; frame < scenes.length * sceneSeconds * framesPerSecond; frame++) {
    await page.setContent(`<body style="margin:0">${pictureAt(scenes, frame / framesPerSecond)}</body>`)
    if (!encoder.stdin.write(await page.screenshot({ type: 'png' }))) await once(encoder.stdin, 'drain')
  }
  encoder.stdin.end()
  const [code] = await once(encoder, 'close')
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`)
  for (const { height } of renditions)
    copyFileSync(madeAt(name, height), join(content, 'reels', `${name}-${height}.mp4`))
  console.log(name)
}

interface Authored {
  readonly code: string
  readonly reel: string
  /** second of the reel that is the poster of a film without one of its own */
  readonly poster: number
}

const posters = (): void => {
  for (const topic of ['festival', 'markets', 'products', 'safety']) {
    const films = JSON.parse(readFileSync(join(content, `films/${topic}.json`), 'utf8')) as readonly Authored[]
    for (const { code, reel, poster } of films)
      writeFileSync(
        join(content, 'media', `film-${code}.svg`),
        `${posterFor(topic, code) ?? pictureAt(reels[reel] ?? [], poster)}\n`,
      )
  }
}

mkdirSync(join(content, 'reels'), { recursive: true })
const names = process.argv.slice(2)
if (names[0] === 'posters') posters()
else {
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumArgs })
  const page = await browser.newPage({ viewport: sheet })
  for (const name of names.length > 0 ? names : Object.keys(reels)) await film(page, name)
  await browser.close()
}
