/** How long a code that is shown can be redeemed, and how long before that it is renewed on the screen (R13). Milliseconds. */
export const presentationLife = 60_000
export const presentationRenewedBefore = 15_000
