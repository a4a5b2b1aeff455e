import type { Bridge } from './bridge.ts'

/** Stands in for a native bridge where the user agent carries no marker of an app: every call gives `{}` at once (A4). */
export const stubBridge: Bridge & { call(name: string, params?: object): Promise<Record<string, never>> } = {
  call: async () => ({}),
}
