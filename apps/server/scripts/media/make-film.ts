import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { frame, seconds, size } from './diversification.ts'

// Makes content/media/diversification.mp4 and its poster. Run it by hand where FFmpeg is installed and commit the
// result: node apps/server/scripts/media/make-film.ts

const media = join(import.meta.dirname, '../../content/media')
const rate = 25

const ffmpeg = spawn(
  'ffmpeg',
  [
    ...['-y', '-loglevel', 'error', '-f', 'rawvideo', '-pix_fmt', 'rgb24', '-r', String(rate)],
    ...['-s', `${size.width}x${size.height}`, '-i', 'pipe:0'],
    // every phone plays the High profile at level 3.1; with the index first, playback starts before the download is
    // complete
    ...['-c:v', 'libx264', '-profile:v', 'high', '-level', '3.1', '-pix_fmt', 'yuv420p', '-preset', 'veryslow'],
    ...['-tune', 'animation', '-crf', '24', '-an', '-map_metadata', '-1', '-fflags', '+bitexact'],
    ...['-movflags', '+faststart', join(media, 'diversification.mp4')],
  ],
  { stdio: ['pipe', 'inherit', 'inherit'] },
)
const ended = new Promise<number | null>((resolve) => ffmpeg.once('close', resolve))
for (let i = 0; i < seconds * rate; i++) {
  const pixels = await sharp(Buffer.from(frame(i / rate)))
    .removeAlpha()
    .raw()
    .toBuffer()
  if (!ffmpeg.stdin.write(pixels)) await new Promise((resolve) => ffmpeg.stdin.once('drain', resolve))
}
ffmpeg.stdin.end()
writeFileSync(join(media, 'diversification-poster.svg'), `${frame(seconds)}\n`)
process.exitCode = (await ended) ?? 1
