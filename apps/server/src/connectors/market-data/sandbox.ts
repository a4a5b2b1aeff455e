import type { LocalMarketData } from './port.ts'

/** The sandbox simulates its market. */
export const sandboxMarketData: LocalMarketData = { isLocal: true }
