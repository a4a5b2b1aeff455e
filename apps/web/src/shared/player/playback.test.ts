import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Playback } from './playback.ts'

const noRanges = { length: 0, start: () => 0, end: () => 0 }

/** A video element of a browser that plays HLS natively. */
class FakeVideo extends EventTarget {
  src = ''
  currentTime = 0
  duration = Number.NaN
  paused = true
  muted = false
  playbackRate = 1
  readyState = 0
  ended = false
  error: { code: number } | null = null
  buffered = noRanges
  seekable = noRanges
  textTracks = Object.assign(new EventTarget(), { [Symbol.iterator]: () => [].values() })
  loads = 0
  audioTracks = { length: 0 }
  canPlayType = () => 'maybe'
  removeAttribute = () => {
    this.src = ''
  }
  /** Resets everything, as the standard requires: it pauses without an event and reports the time 0. */
  load = () => {
    this.loads++
    this.error = null
    this.currentTime = 0
    this.duration = Number.NaN
    this.readyState = 0
    this.paused = true
    this.say('emptied', 'timeupdate', 'durationchange')
  }
  play = async () => {
    this.paused = false
    this.say('play')
  }
  pause = () => {
    this.paused = true
    this.say('pause')
  }
  say = (...types: string[]) => {
    for (const type of types) this.dispatchEvent(new Event(type))
  }
  /** Simulates that segments have arrived and play. */
  shows = () => {
    this.duration = 48
    this.readyState = 4
    this.say('loadedmetadata', 'progress', 'playing')
  }
  fails = (code: number) => {
    this.error = { code }
    this.say('error')
  }
}
const [networkError, decodeError, notSupported] = [2, 3, 4]

beforeEach(async () => {
  vi.stubGlobal('window', {})
  vi.stubGlobal('MediaError', { MEDIA_ERR_NETWORK: networkError, MEDIA_ERR_DECODE: decodeError })
  vi.stubGlobal('HTMLMediaElement', { HAVE_FUTURE_DATA: 3 })
  // loaded before timers are fake
  await import('./native-engine.ts')
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Given {
  isLive?: boolean
  renew?: () => Promise<string | undefined>
}
const open = ({ isLive = false, renew }: Given = {}) => {
  const video = new FakeVideo()
  const playback = new Playback({ source: '/api/film/index.m3u8', isLive, length: 48, captions: undefined, renew })
  const leave = playback.attach(video as unknown as HTMLVideoElement)
  return { video, playback, leave, phase: () => playback.view().phase }
}
const pass = (time: number) => vi.advanceTimersByTimeAsync(time)
const played = async (options: Given = {}) => {
  const opened = open(options)
  opened.playback.play()
  await pass(0)
  opened.video.shows()
  return opened
}

test('a film is not fetched before it is played, and its length is known before', async () => {
  const { video, playback, phase } = open()
  await pass(60_000)
  expect([phase(), video.src, playback.view().duration, playback.timings()]).toEqual(['idle', '', 48, undefined])
  playback.play()
  await pass(0)
  expect([phase(), video.src]).toEqual(['starting', '/api/film/index.m3u8'])
  video.shows()
  expect(phase()).toBe('playing')
})

test('a film starts at the position that was chosen before it is played', async () => {
  const { video, playback } = open()
  playback.seek(25)
  playback.play()
  await pass(0)
  video.say('durationchange', 'progress')
  expect(playback.view().time).toBe(25)
  video.shows()
  expect([video.currentTime, playback.view().time]).toEqual([25, 25])
})

test('a film that is played before its element is attached starts once the element is attached', async () => {
  const playback = new Playback({ source: '/live.m3u8', isLive: true, captions: undefined })
  playback.play()
  expect(playback.view().phase).toBe('starting')
  const video = new FakeVideo()
  playback.attach(video as unknown as HTMLVideoElement)
  await pass(0)
  expect(video.src).toBe('/live.m3u8')
})

test('a film is requested again automatically after a network error, and continues from the same second', async () => {
  const { video, playback, phase } = await played()
  video.currentTime = 31
  video.say('timeupdate')
  video.fails(networkError)
  await pass(0)
  expect(phase()).toBe('retrying')
  await pass(1_000)
  expect(video.loads).toBe(2)
  video.shows()
  expect([phase(), video.currentTime, playback.view().time]).toEqual(['playing', 31, 31])
})

test('the position of a film is not lost after repeated network errors', async () => {
  const { video, playback, phase } = await played()
  video.currentTime = 31
  video.say('timeupdate')
  for (let failure = 0; failure < 4; failure++) {
    video.fails(networkError)
    await pass(8_000)
    expect([phase(), playback.view().time]).toEqual(['retrying', 31])
  }
  video.shows()
  expect([phase(), video.currentTime, video.paused]).toEqual(['playing', 31, false])
})

test('a network error while a film is paused leaves it paused, without the phase retrying', async () => {
  const { video, playback, phase } = await played()
  playback.pause()
  video.fails(networkError)
  await pass(0)
  expect(phase()).toBe('paused')
  await pass(1_000)
  video.readyState = 4
  video.say('loadedmetadata', 'progress')
  expect([phase(), video.paused]).toEqual(['paused', true])
  playback.toggle()
  video.say('playing')
  expect([phase(), video.paused]).toEqual(['playing', false])
})

test('a failure without a cause renews the address of a film until a different one arrives', async () => {
  const renew = vi.fn(async (): Promise<string | undefined> => undefined)
  const { video, phase } = await played({ renew })
  video.currentTime = 31
  video.say('timeupdate')
  video.fails(notSupported)
  await pass(1_000)
  expect([phase(), video.src, renew.mock.calls.length]).toEqual(['retrying', '/api/film/index.m3u8', 1])
  renew.mockResolvedValue('/api/film/another/index.m3u8')
  video.fails(notSupported)
  await pass(0)
  expect([phase(), video.src]).toEqual(['starting', '/api/film/another/index.m3u8'])
  video.shows()
  expect([phase(), video.currentTime]).toEqual(['playing', 31])
})

test('an address that expires while a film is paused is renewed at the next tap and not before', async () => {
  const { video, playback, phase } = await played({ renew: async () => '/api/film/another/index.m3u8' })
  video.currentTime = 9
  video.say('timeupdate')
  playback.pause()
  video.fails(notSupported)
  await pass(60_000)
  expect([phase(), video.src, video.loads]).toEqual(['paused', '/api/film/index.m3u8', 1])
  playback.toggle()
  await pass(0)
  video.shows()
  expect([phase(), video.src, video.currentTime]).toEqual(['playing', '/api/film/another/index.m3u8', 9])
})

test('a tap while a film starts cancels the start and retains the position', async () => {
  const { video, playback, phase } = open()
  playback.seek(25)
  playback.play()
  playback.toggle()
  await pass(60_000)
  expect([phase(), video.src, playback.view().time]).toEqual(['idle', '', 25])
  playback.play()
  await pass(0)
  playback.toggle()
  expect([phase(), video.paused]).toEqual(['paused', true])
  await pass(60_000)
  playback.play()
  video.shows()
  expect([phase(), video.currentTime, playback.timings()?.startup]).toEqual(['playing', 25, 0])
})

test('seeking back from the end of a film changes its phase from ended to paused', async () => {
  const { video, playback, phase } = await played()
  video.pause()
  video.ended = true
  video.say('ended')
  expect(phase()).toBe('ended')
  video.ended = false
  playback.seek(10)
  video.say('seeked')
  expect(phase()).toBe('paused')
})

test('a film fails after repeated network errors, and the next play resumes it at the same position', async () => {
  const { video, playback, phase } = await played()
  video.currentTime = 12
  video.say('timeupdate')
  for (let failure = 0; phase() !== 'failed' && failure < 50; failure++) {
    video.fails(networkError)
    await pass(8_000)
  }
  expect([phase(), playback.timings()?.fault]).toEqual(['failed', 'MEDIA_ERR_NETWORK'])
  playback.play()
  await pass(0)
  expect(phase()).toBe('starting')
  video.shows()
  expect([phase(), video.currentTime]).toEqual(['playing', 12])
})

test('a film that cannot be decoded fails immediately with MEDIA_ERR_DECODE', async () => {
  const { video, playback, phase } = await played()
  video.fails(decodeError)
  expect([phase(), playback.timings()?.fault]).toEqual(['failed', 'MEDIA_ERR_DECODE'])
})

test('a gap in playback is a stall until the film plays on, and a gap during a pause is not', async () => {
  const { video, playback, phase } = await played({ isLive: true })
  video.say('waiting')
  expect(phase()).toBe('stalled')
  video.say('playing')
  playback.pause()
  expect(phase()).toBe('paused')
  video.say('waiting', 'playing')
  expect(playback.timings()?.stalls).toBe(1)
})

test('a film is not requested again after its element was detached', async () => {
  const { video, leave } = await played()
  video.fails(networkError)
  leave()
  const { loads } = video
  await pass(60_000)
  expect(video.loads).toBe(loads)
})

for (const [name, length] of [
  ['with', 1],
  ['without', 0],
] as const)
  test(`content ${name} a sound track ${length > 0 ? 'has' : 'has no'} sound once it plays`, async () => {
    const { video, playback } = open()
    video.audioTracks.length = length
    playback.play()
    await vi.advanceTimersByTimeAsync(0)
    expect(playback.view().hasSound).toBe(false)
    video.shows()
    expect(playback.view().hasSound).toBe(length > 0)
  })
