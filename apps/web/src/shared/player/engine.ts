import type { Language } from '../text/languages.ts'

/** What brings a film's parts to the `<video>`: the browser itself, or hls.js. */
export interface Engine {
  /** asks again for what did not come; what is there plays on meanwhile */
  retry(): void
  /** to the newest part of what is live */
  toEdge(): void
  /** the captions shown; undefined for none */
  setCaptions(language: Language | undefined): void
  close(): void
}

export interface EngineHandlers {
  /** nothing is asked for any more until `retry()`; `status` of the answer, where there was one; null where it is not told */
  onFailed(fault: string, status: number | null | undefined): void
  /** a part has come */
  onProgress(): void
  /** what came cannot be played, however often it is asked for */
  onBroken(fault: string): void
}

export interface EngineOptions {
  /** seconds from the beginning; undefined where it begins at the beginning, or at the newest part of what is live */
  startAt: number | undefined
  /** fetches little ahead, and the smallest quality */
  savesData: boolean
  captions: Language | undefined
}

export type OpenEngine = (
  video: HTMLVideoElement,
  source: string,
  options: EngineOptions,
  handlers: EngineHandlers,
) => Engine
