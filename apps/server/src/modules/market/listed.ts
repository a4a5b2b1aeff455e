import type { ListedSecurity } from '../../firm-facts/market.ts'
import { fillListed, type Instrument, simulatedList } from './instruments.ts'

let version = 0

const instrumentOf = (security: ListedSecurity): Instrument => ({
  ...security,
  // only the simulation uses these
  pace: 0,
  traded: 0,
  walk: { code: security.code, start: 0, swing: 0 },
})

/**
 * Replaces the simulated instruments of this process by those of the provider. A process has one provider, or simulates.
 */
export const replaceListed = (securities: readonly ListedSecurity[]): void => {
  fillListed(securities.map(instrumentOf))
  version++
}

/** Lists the simulated instruments again, for the tests that follow in the same process. */
export const listSimulated = (): void => {
  fillListed(simulatedList)
  version++
}

/** A value that is derived from the list, at its first use and after the list was replaced. */
export const derivedFromListed = <T>(derive: () => T): (() => T) => {
  let known: { readonly version: number; readonly value: T } | undefined
  return () => {
    if (known?.version !== version) known = { version, value: derive() }
    return known.value
  }
}
