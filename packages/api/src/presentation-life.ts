/** How long a shown code can be redeemed, and how long before its end the screen renews it (R13). Milliseconds. */
export const presentationLife = 60_000
export const presentationRenewedBefore = 15_000
