import type { Language } from '../text/languages.ts'

/** Loads a film's segments into the `<video>`: the browser itself, or hls.js. */
export interface Engine {
  /** requests failed segments again; loaded ones play on meanwhile */
  retry(): void
  /** jumps to the newest segment of a live stream */
  toEdge(): void
  /** the captions to load; undefined for none. The browser draws them only where it shows the film alone. */
  setCaptions(language: Language | undefined): void
  close(): void
}

export interface EngineHandlers {
  /**
   * the engine requests nothing more until `retry()`; `status` of the answer, undefined without one, null if the engine
   * cannot know it
   */
  onFailed(fault: string, status: number | null | undefined): void
  /** a segment has arrived */
  onProgress(): void
  /** the content has a sound track */
  onSound(): void
  /** the content cannot be played, however often it is requested */
  onBroken(fault: string): void
}

export interface EngineOptions {
  /** seconds from the beginning; undefined to start at the beginning, or at the newest segment of a live stream */
  startAt: number | undefined
  /** buffers little and uses the smallest quality */
  savesData: boolean
  captions: Language | undefined
}

export type OpenEngine = (
  video: HTMLVideoElement,
  source: string,
  options: EngineOptions,
  handlers: EngineHandlers,
) => Engine
