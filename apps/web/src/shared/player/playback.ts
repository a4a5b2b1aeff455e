import type { Language } from '../text/languages.ts'
import type { Engine } from './engine.ts'
import { loadEngine } from './load-engine.ts'
import { idleView, type PlaybackPhase, type PlaybackView, readVideo } from './playback-view.ts'
import { Recovery } from './recovery.ts'
import { Stopwatch, type Timings } from './timings.ts'

export interface PlaybackOptions {
  source: string
  isLive: boolean
  /** seconds, as known to the page; the film's own length replaces it once it plays */
  length?: number
  /** captions shown at first */
  captions: Language | undefined
  /** returns a new address for one that no longer opens, or undefined if there is none */
  renew?: (() => Promise<string | undefined>) | undefined
}

/** Answers of an address that has expired or is not for this person. A status of null can be one of them. */
const mayBeOver: ReadonlySet<number | null | undefined> = new Set([null, 401, 403, 404, 410])
const failuresMost = 12
/** Phases in which the film should be playing. */
const shouldPlay: ReadonlySet<PlaybackPhase> = new Set(['starting', 'playing', 'stalled', 'retrying'])
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * Playback of one film or live channel in one `<video>`. Nothing is fetched before the first play. Failed requests are
 * retried automatically, at the film's position.
 */
export class Playback {
  readonly isLive: boolean
  readonly #options: PlaybackOptions
  readonly #stopwatch = new Stopwatch()
  readonly #listeners = new Set<() => void>()
  #source: string
  #view: PlaybackView
  #video: HTMLVideoElement | undefined
  #recovery: Recovery | undefined
  #engine: Engine | undefined
  #detach = new AbortController()
  /** number of the current opening; a late failure of an older one is ignored */
  #turn = 0
  #hasRenewed = false
  /** The address stopped working during a pause, so the next play starts again. */
  #isStale = false
  #fault: string | null = null

  constructor(options: PlaybackOptions) {
    this.#options = options
    this.#source = options.source
    this.isLive = options.isLive
    this.#view = { ...idleView, duration: options.length ?? 0, captions: options.captions }
  }

  view = (): PlaybackView => this.#view

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Attaches an element; returns a function that detaches it. */
  attach(video: HTMLVideoElement): () => void {
    const recovery = new Recovery(() => this.#engine?.retry(), this.isLive ? Infinity : failuresMost)
    this.#recovery = recovery
    this.#video = video
    this.#detach = new AbortController()
    this.#follow(video, this.#detach.signal)
    if (this.#view.phase === 'starting') void this.#open(video)
    return () => {
      this.#detach.abort()
      this.#engine?.close()
      recovery.close()
      this.#engine = this.#video = undefined
    }
  }

  /** Loads the engine's code before the first play, unless the browser saves data. */
  prepare(): void {
    if (this.#video && !savesData()) loadEngine(this.#video).catch(() => undefined)
  }

  /** Call it from a user gesture. If there is no element yet, playback starts when one is attached. */
  play(): void {
    const video = this.#video
    this.#stopwatch.requested()
    if (this.#view.phase === 'failed') this.retry()
    else if (video && this.#engine && !this.#isStale) video.play().catch(() => this.#read('paused'))
    else this.#begin()
  }

  pause(): void {
    if (this.#engine) this.#video?.pause()
    else if (this.#view.phase === 'starting') {
      // the engine's code has not loaded yet
      this.#turn++
      this.#stopwatch.cancelled()
      this.#go('idle')
    }
  }

  toggle(): void {
    if (shouldPlay.has(this.#view.phase)) this.pause()
    else this.play()
  }

  /** Seeks. Before the first play, sets the position to start at. */
  seek(time: number): void {
    const at = Math.max(0, Math.min(time, this.#view.duration || time))
    if (this.#video && this.#engine) {
      this.#video.currentTime = at
      this.#read()
    } else this.#show({ ...this.#view, time: at })
  }

  toEdge(): void {
    this.#engine?.toEdge()
    this.play()
  }

  setMuted(isMuted: boolean): void {
    if (this.#video) this.#video.muted = isMuted
  }

  setRate(rate: number): void {
    if (!this.#video) return
    this.#video.defaultPlaybackRate = this.#video.playbackRate = rate
  }

  /** Retries a failed request, for a person or for the page. */
  retry(): void {
    const { phase } = this.#view
    if (this.#engine && phase !== 'failed') {
      this.#go('retrying')
      this.#recovery?.anew()
      this.#video?.play().catch(() => undefined)
    } else {
      // an address is renewed once per failure, and once more when a person retries
      this.#hasRenewed = false
      this.#begin()
    }
  }

  setCaptions(captions: Language | undefined): void {
    this.#engine?.setCaptions(captions)
    this.#show({ ...this.#view, captions })
  }

  /** Returns the measurements so far; undefined if the film was never played. */
  timings(): (Timings & { fault: string | null }) | undefined {
    return this.#stopwatch.wasRequested ? { ...this.#stopwatch.read(), fault: this.#fault } : undefined
  }

  /** Starts with a new engine at the film's position, because an engine that gave up cannot continue. */
  #begin(): void {
    this.#engine?.close()
    this.#engine = undefined
    this.#isStale = false
    this.#recovery?.succeeded()
    this.#go('starting')
    if (this.#video) void this.#open(this.#video)
  }

  async #open(video: HTMLVideoElement): Promise<void> {
    const { signal } = this.#detach
    const turn = ++this.#turn
    const isOver = () => signal.aborted || turn !== this.#turn
    try {
      const open = await loadEngine(video)
      if (isOver()) return
      // a live stream starts at its newest segment
      const startAt = (!this.isLive && this.#view.time) || undefined
      this.#engine = open(
        video,
        this.#source,
        { startAt, savesData: savesData(), captions: this.#view.captions },
        {
          onFailed: (fault, status) => void this.#failed(fault, status),
          onProgress: () => this.#recovery?.succeeded(),
          onSound: () => this.#show({ ...this.#view, hasSound: true }),
          onBroken: (fault) => this.#giveUp(fault),
        },
      )
      await video.play()
    } catch {
      if (isOver()) return
      // Without an engine its code failed to load. Otherwise the browser requires another tap, or the engine has
      // reported the error.
      if (!this.#engine) this.#giveUp('playerLoadError')
      else if (this.#view.phase === 'starting') this.#read('paused')
    }
  }

  /** Handles a failed request. Buffered segments play on, and a paused film stays paused. */
  async #failed(fault: string, status: number | null | undefined): Promise<void> {
    const turn = this.#turn
    if (mayBeOver.has(status) && (await this.#renewed())) {
      if (turn !== this.#turn || !this.#video) return
      if (shouldPlay.has(this.#view.phase)) this.#begin()
      else this.#isStale = true
      return
    }
    if (turn !== this.#turn || !this.#video) return
    const willRetry = this.#recovery?.failed() ?? false
    if (!shouldPlay.has(this.#view.phase)) this.#isStale = !willRetry
    else if (!willRetry) this.#giveUp(fault)
    else if (this.#view.phase !== 'playing' || this.#view.bufferedTo - this.#view.time <= 0.5) this.#go('retrying')
  }

  /** Returns whether there is a new address. A renewal that fails is tried again at the next failure. */
  async #renewed(): Promise<boolean> {
    if (this.#hasRenewed) return false
    const source = await this.#options.renew?.().catch(() => undefined)
    if (source === undefined || source === this.#source) return false
    this.#hasRenewed = true
    this.#source = source
    return true
  }

  #giveUp(fault: string): void {
    this.#fault = fault
    this.#stopwatch.notWaiting()
    this.#go('failed')
  }

  #go(phase: PlaybackPhase): void {
    this.#show({ ...this.#view, phase })
  }

  #show(next: PlaybackView): void {
    this.#view = next
    for (const listener of this.#listeners) listener()
  }

  /** Reads the element's state; without an argument the phase stays. */
  #read(phase: PlaybackPhase = this.#view.phase): void {
    const video = this.#video
    if (!video) return
    const read = readVideo(video, this.isLive)
    // Before it plays, the film has its start position, and after a new start the position that the element has lost.
    const hasPlace = this.#engine && phase !== 'starting' && video.readyState > 0
    const time = hasPlace ? read.time : this.#view.time
    const duration = read.duration || (this.#options.length ?? 0)
    this.#show({ ...this.#view, ...read, time, duration, phase })
  }

  #follow(video: HTMLVideoElement, signal: AbortSignal): void {
    const on = (type: keyof HTMLMediaElementEventMap, act: () => void) => video.addEventListener(type, act, { signal })
    on('playing', () => {
      this.#hasRenewed = false
      this.#stopwatch.playing()
      this.#read('playing')
    })
    on('waiting', () => {
      const { phase } = this.#view
      if (video.seeking) this.#stopwatch.notWaiting()
      else this.#stopwatch.stalled()
      const staysInPhase = phase === 'starting' || phase === 'failed'
      this.#read(staysInPhase ? phase : this.#recovery?.isPending ? 'retrying' : 'stalled')
    })
    on('pause', () => {
      this.#stopwatch.notWaiting()
      this.#stopwatch.cancelled()
      if (this.#view.phase !== 'failed') this.#read('paused')
    })
    on('ended', () => {
      this.#stopwatch.notWaiting()
      this.#read('ended')
    })
    on('timeupdate', () => {
      const isOn = !video.paused && video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
      // not every browser sends `playing` after a gap that it closed itself
      const isBack = isOn && (this.#view.phase === 'stalled' || this.#view.phase === 'retrying')
      if (isBack) this.#stopwatch.playing()
      this.#read(isBack ? 'playing' : this.#view.phase)
    })
    // seeking back from the end leaves the ended phase
    on('seeked', () => this.#read(this.#view.phase === 'ended' && !video.ended ? 'paused' : this.#view.phase))
    for (const type of ['durationchange', 'progress', 'volumechange', 'ratechange'] as const)
      on(type, () => this.#read())
  }
}
