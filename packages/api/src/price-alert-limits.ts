/** Limits of price alerts, separate from their schemas, which the client does not need. */

export const priceAlertKinds = ['above', 'below', 'percent_up', 'percent_down'] as const
export type PriceAlertKind = (typeof priceAlertKinds)[number]

/** maximum number of waiting alerts of a person; beyond it `price_alerts_full` */
export const mostPriceAlerts = 20
/** reached alerts that remain in the list */
export const mostReachedAlerts = 20
/** the largest percentage of an alert */
export const mostPercent = 100
