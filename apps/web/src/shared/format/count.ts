/**
 * `1,234`: a whole number with its thousands apart, the same in every language here. Written by hand for what the
 * browser's own format costs a first screen (hong-kong-time.ts).
 */
export const formatCount = (count: number): string => String(count).replace(/\B(?=(\d{3})+$)/g, ',')
