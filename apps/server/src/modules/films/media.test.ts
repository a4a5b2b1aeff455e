import { describe, expect, test } from 'vitest'
import { testApp } from '../../testing/context.ts'
import { type Box, boxesOf } from './boxes.ts'
import { reelFile, reelNames, renditions, segmentCount, segmentSeconds } from './reels.ts'

const { app } = await testApp()
const film = '/api/films/margin-interest/play/open'
const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers })
const text = async (name: string) => (await get(`${film}/${name}`)).body

/** Addresses in a playlist, both in lines and in tags. */
const named = (playlist: string): string[] => [
  ...playlist.split('\n').filter((line) => line !== '' && !line.startsWith('#')),
  ...[...playlist.matchAll(/URI="([^"]+)"/g)].map(([, uri = '']) => uri),
]

/** A nested box by the path of types from the outermost. */
const boxAt = (bytes: Buffer, path: readonly string[]): Box | undefined => {
  let found: Box | undefined
  for (const type of path) {
    const inside: readonly [number, number] = found ? [found.start + 8, found.end] : [0, bytes.length]
    found = boxesOf(bytes, ...inside).find((box) => box.type === type)
    if (!found) return undefined
  }
  return found
}

describe('The files of a film', () => {
  test('A film has everything that its playlists name, each with its content type', async () => {
    const types = new Map<string, number>()
    const follow = async (url: string): Promise<void> => {
      const reply = await get(url)
      expect(reply.statusCode, url).toBe(200)
      const type = String(reply.headers['content-type'])
      types.set(type, (types.get(type) ?? 0) + 1)
      if (type === 'application/vnd.apple.mpegurl')
        for (const next of named(reply.body)) await follow(new URL(next, `http://x${url}`).pathname)
    }
    await follow(`${film}/index.m3u8`)
    // the multivariant playlist, two renditions and three captions; 12 segments and an init of each rendition
    expect(Object.fromEntries(types)).toEqual({
      'application/vnd.apple.mpegurl': 6,
      'text/vtt; charset=utf-8': 3,
      'video/mp4': 26,
    })
  })

  test('The playlist states the true peak bandwidth of each rendition', async () => {
    const playlist = await text('index.m3u8')
    for (const { height, codecs } of renditions) {
      const [, peak] = new RegExp(`BANDWIDTH=(\\d+),.*CODECS="${codecs}".*x${height},`).exec(playlist) ?? []
      const sizes = Array.from({ length: 12 }, (_, i) => reelFile('borrowing', height, `${i}.m4s`)?.length ?? 0)
      expect(Number(peak)).toBe(Math.ceil((Math.max(...sizes) * 8) / segmentSeconds))
    }
  })

  test('A film has captions equal to its transcript, without unescaped markup', async () => {
    const { cues } = (await get('/api/films/margin-interest')).json().playback
    const vtt = await text('captions-zh-hk.vtt')
    expect(vtt.startsWith('WEBVTT\n')).toBe(true)
    for (const cue of cues) expect(vtt).toContain(`\n${cue.text['zh-HK']}\n`)
    expect(vtt).toMatch(/\n00:00:08\.250 --> 00:00:15\.750\n/)
    expect(vtt.replaceAll('-->', '')).not.toMatch(/[<>]/)
  })

  test('SCREEN-12 A film ends in its playlists with its last line, and has no later segment of its reel', async () => {
    const short = '/api/films/not-all-in-one-basket/play/open'
    for (const { height } of renditions) {
      const { body } = await get(`${short}/${height}.m3u8`)
      expect(named(body).filter((name) => name.endsWith('.m4s'))).toHaveLength(6)
      expect((await get(`${short}/${height}/5.m4s`)).statusCode).toBe(200)
      expect((await get(`${short}/${height}/6.m4s`)).statusCode).toBe(404)
    }
    const captions = await get(`${short}/captions-en-us.m3u8`)
    expect(captions.body).toContain('#EXTINF:24.000,')
  })

  test('Caches may store segments and must revalidate playlists', async () => {
    const segment = await get(`${film}/360/3.m4s`)
    expect(segment.headers).toMatchObject({
      'cache-control': 'public, max-age=86400, immutable',
      'content-type': 'video/mp4',
      'x-content-type-options': 'nosniff',
    })
    const playlist = await get(`${film}/360.m3u8`)
    expect(playlist.headers['cache-control']).toBe('private, no-cache')
    for (const [url, { headers }] of [
      [`${film}/360/3.m4s`, segment],
      [`${film}/360.m3u8`, playlist],
    ] as const) {
      const again = await get(url, { 'if-none-match': String(headers.etag) })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
  })

  test('Segments are sent in the parts that a player requests', async () => {
    const url = `${film}/720/0.m4s`
    const whole = (await get(url)).rawPayload
    const part = await get(url, { range: 'bytes=10-19' })
    expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${whole.length}`])
    expect(part.rawPayload).toEqual(whole.subarray(10, 20))
    const head = await app.inject({ method: 'HEAD', url, headers: { range: 'bytes=10-19' } })
    expect([head.statusCode, head.headers['content-length']]).toEqual([200, String(whole.length)])
    const behind = await get(url, { range: `bytes=${whole.length}-` })
    expect([behind.statusCode, behind.headers['content-range']]).toEqual([416, `bytes */${whole.length}`])
  })

  test('A film that is withheld from the mainland has no playlist for a mainland address', async () => {
    const reply = await get(`${film}/index.m3u8`, { 'x-sandbox-country': 'CN' })
    expect(reply.json()).toMatchObject({ reason: 'activity_mainland' })
    const safe = '/api/films/four-signs-of-a-scam/play/open/index.m3u8'
    expect((await get(safe, { 'x-sandbox-country': 'CN' })).statusCode).toBe(200)
  })

  test.each(['818-rates-replay', 'one-fund-two-currencies', 'typhoon-and-trading', 'nothing'])(
    'A film that cannot be played (%s) has no files',
    async (code) => {
      for (const name of ['index.m3u8', '360/0.m4s', 'captions-en-us.vtt'])
        expect((await get(`/api/films/${code}/play/open/${name}`)).statusCode).toBe(404)
    },
  )

  test.each([
    '',
    'open',
    'open/',
    'open/index.m3u8/',
    'open/index.M3U8',
    'open/480.m3u8',
    'open/360/12.m4s',
    'open/360/-1.m4s',
    'open/360/00.m4s',
    'open/360/1e0.m4s',
    'open/480/0.m4s',
    'open/captions-fr-fr.vtt',
    'open/../index.m3u8',
    'open/..%2f..%2f..%2ffilms.json',
    'open/%2e%2e/%2e%2e/package.json',
    'open/..%5c..%5cpackage.json',
    'open/%252e%252e%252fpackage.json',
    'open/360/..%2f..%2f..%2freels%2fborrowing-360.mp4',
    'open/360/init.mp4%00.m3u8',
    'open/%c0%ae%c0%ae/index.m3u8',
    'open/__proto__/0.m4s',
    'open/constructor.vtt',
  ])('The path %s is not found as a file of a film', async (rest) => {
    const reply = await get(`/api/films/margin-interest/play/${rest}`)
    expect([400, 404]).toContain(reply.statusCode)
    expect(reply.headers['cache-control']).toBe('no-store')
  })
})

describe('A reel', () => {
  test.each(reelNames)('The reel %s consists of consecutive segments of four seconds', (name) => {
    for (const { height } of renditions) {
      const begins = Array.from({ length: segmentCount(name) }, (_, i) => {
        const bytes = reelFile(name, height, `${i}.m4s`) ?? Buffer.alloc(0)
        const time = boxAt(bytes, ['moof', 'traf', 'tfdt'])
        // version 1: 64 bits after version and flags
        return time ? Number(bytes.readBigUInt64BE(time.start + 12)) : Number.NaN
      })
      const [, second = 0] = begins
      expect(begins).toEqual(begins.map((_, i) => i * second))
      const init = reelFile(name, height, 'init.mp4') ?? Buffer.alloc(0)
      const header = boxAt(init, ['moov', 'trak', 'mdia', 'mdhd'])
      expect(second / init.readUInt32BE((header?.start ?? 0) + 20)).toBe(segmentSeconds)
    }
  })

  test.each(reelNames)(
    'The reel %s shows its first picture at the start of each segment, so that films can be joined live',
    (name) => {
      for (const { height } of renditions)
        for (let i = 0; i < segmentCount(name); i++) {
          const bytes = reelFile(name, height, `${i}.m4s`) ?? Buffer.alloc(0)
          const run = boxAt(bytes, ['moof', 'traf', 'trun'])?.start ?? 0
          const flags = bytes.readUInt32BE(run + 8) & 0xff_ffff
          // if samples have an offset, that of the first is after count, data offset, flags and size
          expect((flags & 0x800) === 0 ? 0 : bytes.readInt32BE(run + 28)).toBe(0)
        }
    },
  )

  test('All reels together take less than three megabytes', () => {
    const all = reelNames.flatMap((name) =>
      renditions.flatMap(({ height }) =>
        Array.from({ length: segmentCount(name) }, (_, i) => reelFile(name, height, `${i}.m4s`)?.length ?? 0),
      ),
    )
    expect(all.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000)
  })
})
