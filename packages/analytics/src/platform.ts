import type { Page } from './page/page.ts'

/** Where a device keeps text by name. No operation ever throws. */
export interface EventStorage {
  keys(): readonly string[]
  get(key: string): string | null
  /** false: it is kept in memory only */
  set(key: string, value: string): boolean
  remove(key: string): void
}

/** As much of fetch as is used here. */
export type Fetch = (
  url: string,
  init: { method: string; headers: Record<string, string>; body?: string; keepalive?: boolean; signal: AbortSignal },
) => Promise<{
  readonly status: number
  readonly headers: { get(name: string): string | null }
  text(): Promise<string>
}>

/** Runs work while no other tab runs work of the same name, or at least tries to. */
export type Lock = (name: string, work: () => Promise<void>) => Promise<void>

/** Everything a host gives, and all that this library knows of it. `webPlatform()` is a browser's. */
export interface Platform {
  readonly storage: EventStorage
  /** milliseconds since 1970 */
  readonly now: () => number
  /** so many bytes from a cryptographically secure source */
  readonly random: (length: number) => Uint8Array
  /** calls back once after `ms`; what it gives takes it back */
  readonly after: (ms: number, work: () => void) => () => void
  readonly fetch: Fetch
  readonly lock: Lock
  /** what survives a page that goes away; its answer is never known */
  readonly sendBeacon?: ((url: string, body: string) => boolean) | undefined
  /** whether the collector's own image came from there: it has a size that nobody else's has (`trackingPixelWidth`) */
  readonly loadImage?: ((url: string) => Promise<boolean>) | undefined
  /** runs a script that calls `callbackName` with something; what it gives ends the waiting */
  readonly loadScript?:
    | ((url: string, callbackName: string, called: (reply: unknown) => void) => () => void)
    | undefined
  readonly cookie?: {
    read(name: string): string | undefined
    write(name: string, value: string, seconds: number): void
  }
  readonly page?: Page | undefined
  /** calls back when sending may work again: back online, back in front */
  readonly onWake?: ((work: () => void) => void) | undefined
  /** calls back once somebody can see the page: at once, unless it was made ready for a visit that may never come */
  readonly onSeen?: ((work: () => void) => void) | undefined
  /** what takes events for the app around this page, if that tracks; see `appBridge` */
  readonly bridge?: (() => ((event: string) => boolean) | undefined) | undefined
}
