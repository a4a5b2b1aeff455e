import { isLanguage } from '@foyer/api/languages'
import { faults } from '../simulators/native/switches.ts'
import type { Settings } from '../wire.ts'

export const usualSettings: Settings = {
  language: 'zh-CN',
  theme: 'light',
  skew: 0,
  network: 'online',
  fault: 'none',
  bars: 'beside',
}

const allowed: { readonly [K in keyof Settings]: (value: unknown) => boolean } = {
  language: isLanguage,
  theme: (value) => ['light', 'dark'].includes(String(value)),
  // up to a year in either direction
  skew: (value) => Number.isInteger(value) && Math.abs(Number(value)) <= 31_536_000_000,
  network: (value) => ['online', 'slow', 'offline', 'errors'].includes(String(value)),
  fault: (value) => faults.some((fault) => fault === value),
  bars: (value) => ['beside', 'over'].includes(String(value)),
}

/** Applies a change, given as JSON; undefined if the JSON is not a valid change. */
export const readSettings = (text: string, before: Settings): Settings | undefined => {
  try {
    const change: unknown = JSON.parse(text)
    if (typeof change !== 'object' || change === null) return undefined
    const isGood = ([name, value]: [string, unknown]) =>
      Object.hasOwn(allowed, name) && allowed[name as keyof Settings](value)
    return Object.entries(change).every(isGood) ? { ...before, ...change } : undefined
  } catch {
    return undefined
  }
}
