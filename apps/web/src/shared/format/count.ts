/**
 * `1,234`: a whole number with thousands separators, the same in every language, as on the exchange. Avoids `Intl.NumberFormat`, whose
 * first use delays the first screen (hong-kong-time.ts).
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
