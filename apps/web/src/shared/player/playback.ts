import type { Language } from '../text/languages.ts'
import type { Engine } from './engine.ts'
import { loadEngine } from './load-engine.ts'
import { idleView, type PlaybackPhase, type PlaybackView, readVideo } from './playback-view.ts'
import { Recovery } from './recovery.ts'
import { Stopwatch, type Timings } from './timings.ts'

export interface PlaybackOptions {
  source: string
  isLive: boolean
  /** seconds, as the page knows it; the film itself says it once it is played */
  length?: number
  /** shown at first */
  captions: Language | undefined
  /** an address that no longer opens: a new one, or undefined where there is none */
  renew?: (() => Promise<string | undefined>) | undefined
}

/** Answers of an address whose time is over, or that is not for this person any more; null may be one of them. */
const mayBeOver: ReadonlySet<number | null | undefined> = new Set([null, 401, 403, 404, 410])
const failuresMost = 12
/** Asked for, and not put to rest. */
const goesOn: ReadonlySet<PlaybackPhase> = new Set(['starting', 'playing', 'stalled', 'retrying'])
const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true

/**
 * One film, or one live channel, on one `<video>`. Nothing is fetched before somebody plays it. What does not come is asked
 * for again by itself, from where the film stands.
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
  /** of opening: an older one that fails late says nothing of the newer */
  #turn = 0
  #hasRenewed = false
  /** paused meanwhile, on an address that no longer opens: the next tap begins anew */
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

  /** Follows an element; returns how to let go of it. */
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

  /** The code of the engine, before anybody plays; not where data is dear. */
  prepare(): void {
    if (this.#video && !savesData()) loadEngine(this.#video).catch(() => undefined)
  }

  /** To be called by a person's tap; where there is no element yet, its code is on the way. */
  play(): void {
    const video = this.#video
    this.#stopwatch.asked()
    if (this.#view.phase === 'failed') this.retry()
    else if (video && this.#engine && !this.#isStale) video.play().catch(() => this.#read('paused'))
    else this.#begin()
  }

  pause(): void {
    if (this.#engine) this.#video?.pause()
    else if (this.#view.phase === 'starting') {
      // its code has not come yet
      this.#turn++
      this.#stopwatch.calledOff()
      this.#go('idle')
    }
  }

  toggle(): void {
    if (goesOn.has(this.#view.phase)) this.pause()
    else this.play()
  }

  /** Before it was ever played: where it begins. */
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

  /** A person, or the page that knows more, asks for what did not come. */
  retry(): void {
    const { phase } = this.#view
    if (this.#engine && phase !== 'failed') {
      this.#go('retrying')
      this.#recovery?.anew()
      this.#video?.play().catch(() => undefined)
    } else {
      // an address is renewed once in a row, and once more for a person
      this.#hasRenewed = false
      this.#begin()
    }
  }

  setCaptions(captions: Language | undefined): void {
    this.#engine?.setCaptions(captions)
    this.#show({ ...this.#view, captions })
  }

  /** How it went until now; undefined where nobody asked for it. */
  timings(): (Timings & { fault: string | null }) | undefined {
    return this.#stopwatch.wasAsked ? { ...this.#stopwatch.read(), fault: this.#fault } : undefined
  }

  /** From the beginning of everything, where the film stands: what gave up is not asked to go on. */
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
      // what is live begins where it is now
      const startAt = (!this.isLive && this.#view.time) || undefined
      this.#engine = open(
        video,
        this.#source,
        { startAt, savesData: savesData(), captions: this.#view.captions },
        {
          onFailed: (fault, status) => void this.#failed(fault, status),
          onProgress: () => this.#recovery?.succeeded(),
          onBroken: (fault) => this.#giveUp(fault),
        },
      )
      await video.play()
    } catch {
      if (isOver()) return
      // the code did not come; else the browser wants another tap, or the engine has said what is wrong
      if (!this.#engine) this.#giveUp('playerLoadError')
      else if (this.#view.phase === 'starting') this.#read('paused')
    }
  }

  /** What was asked for did not come; what is there plays on, and what is paused stays so. */
  async #failed(fault: string, status: number | null | undefined): Promise<void> {
    const turn = this.#turn
    if (mayBeOver.has(status) && (await this.#renewed())) {
      if (turn !== this.#turn || !this.#video) return
      if (goesOn.has(this.#view.phase)) this.#begin()
      else this.#isStale = true
      return
    }
    if (turn !== this.#turn || !this.#video) return
    const goesOnAsking = this.#recovery?.failed() ?? false
    if (!goesOn.has(this.#view.phase)) this.#isStale = !goesOnAsking
    else if (!goesOnAsking) this.#giveUp(fault)
    else if (this.#view.phase !== 'playing' || this.#view.bufferedTo - this.#view.time <= 0.5) this.#go('retrying')
  }

  /** Whether there is another address, after one that may be over. One that did not come is asked for at the next failure. */
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
    this.#stopwatch.rests()
    this.#go('failed')
  }

  #go(phase: PlaybackPhase): void {
    this.#show({ ...this.#view, phase })
  }

  #show(next: PlaybackView): void {
    this.#view = next
    for (const listener of this.#listeners) listener()
  }

  /** What the element says now; a phase that it knows nothing of stays. */
  #read(phase: PlaybackPhase = this.#view.phase): void {
    const video = this.#video
    if (!video) return
    const read = readVideo(video, this.isLive)
    // until it plays the place to begin at stands, and where it begins anew the place it has lost
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
      if (video.seeking) this.#stopwatch.rests()
      else this.#stopwatch.stalled()
      const isKept = phase === 'starting' || phase === 'failed'
      this.#read(isKept ? phase : this.#recovery?.isPending ? 'retrying' : 'stalled')
    })
    on('pause', () => {
      this.#stopwatch.rests()
      this.#stopwatch.calledOff()
      if (this.#view.phase !== 'failed') this.#read('paused')
    })
    on('ended', () => {
      this.#stopwatch.rests()
      this.#read('ended')
    })
    on('timeupdate', () => {
      const isOn = !video.paused && video.readyState >= HTMLMediaElement.HAVE_FUTURE_DATA
      // not every browser says `playing` after a gap that it closed by itself
      const isBack = isOn && (this.#view.phase === 'stalled' || this.#view.phase === 'retrying')
      if (isBack) this.#stopwatch.playing()
      this.#read(isBack ? 'playing' : this.#view.phase)
    })
    // the end is left by going elsewhere in the film
    on('seeked', () => this.#read(this.#view.phase === 'ended' && !video.ended ? 'paused' : this.#view.phase))
    for (const type of ['durationchange', 'progress', 'volumechange', 'ratechange'] as const)
      on(type, () => this.#read())
  }
}
