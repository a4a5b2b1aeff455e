/** How long an offer is kept aside, by the business clock. */
export const holdLife = 10 * 60_000
