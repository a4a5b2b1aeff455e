import type { Page } from './page/page.ts'

/** Stores text by name on the device. No operation ever throws. */
export interface EventStorage {
  keys(): readonly string[]
  get(key: string): string | null
  /** false: the value is in memory only */
  set(key: string, value: string): boolean
  remove(key: string): void
}

/** The part of fetch that is used here. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; keepalive?: boolean; signal: AbortSignal },
) => Promise<{
  readonly status: number
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}>

/** Runs work while no other tab runs work of the same name, as far as possible. */
export type Lock = (name: string, work: () => Promise<void>) => Promise<void>

/** Everything that this library needs from a host. `webPlatform()` is that of a browser. */
export interface Platform {
  readonly storage: EventStorage
  /** milliseconds since 1970 */
  readonly now: () => number
  /** bytes from a cryptographically secure source */
  readonly random: (length: number) => Uint8Array
  /** calls `work` once after `ms`; returns a function that cancels it */
  readonly after: (ms: number, work: () => void) => () => void
  readonly fetch: Fetch
  readonly lock: Lock
  /** sends a body that outlives the page; its reply is never known */
  readonly sendBeacon?: ((url: string, body: string) => boolean) | undefined
  /** whether the collector's own image was loaded, which has a unique size (`trackingPixelWidth`) */
  readonly loadImage?: ((url: string) => Promise<boolean>) | undefined
  /** runs a script that calls `callbackName` with a value; returns a function that ends the wait */
  readonly loadScript?:
    | ((url: string, callbackName: string, called: (reply: unknown) => void) => () => void)
    | undefined
  readonly cookie?: {
    read(name: string): string | undefined
    write(name: string, value: string, seconds: number): void
  }
  readonly page?: Page | undefined
  /** calls `work` when sending may work again: online, or in front */
  readonly onWake?: ((work: () => void) => void) | undefined
  /** calls `work` once the page is visible: at once, unless it was prerendered */
  readonly onSeen?: ((work: () => void) => void) | undefined
  /** the function that receives events for the app around this page, if that tracks; see `appBridge` */
  readonly bridge?: (() => ((event: string) => boolean) | undefined) | undefined
}
