import type { Bridge } from './bridge.ts'

/** Replaces a native bridge if the user agent has no marker of an app: every call gives `{}` at once (A4). */
export const stubBridge: Bridge & { call(name: string, params?: object): Promise<Record<string, never>> } = {
  call: async () => ({}),
}
