/**
 * What becomes of an application for bonds or new shares: a plain transition table (state → event → next state), run by
 * the server's engine alone. `allotted`: at least one lot is theirs; `none`: not one. In both the money that was kept
 * aside is not yet sorted; `refunded`: it is, whatever came back, and the application is over.
 */
export const applicationStates = {
  submitted: { cancel: 'cancelled', allot: 'allotted', miss: 'none' },
  cancelled: {},
  allotted: { refund: 'refunded' },
  none: { refund: 'refunded' },
  refunded: {},
} as const
