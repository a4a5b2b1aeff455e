/** How long a hold reserves an offer, in milliseconds of the business clock. */
export const holdLife = 10 * 60_000
