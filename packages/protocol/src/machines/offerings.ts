/**
 * States of an application for bonds or new shares as a transition table (state → event → next state), which only the
 * server's engine runs. `placing` and `cancelling`: the firm was called, and whether it did it is not known yet; `refused`:
 * the firm has no order. `allotted`: at least one lot; `none`: no lot. In both the blocked money is not yet settled;
 * `refunded`: it is settled, whatever was returned, and the application is over.
 */
export const applicationStates = {
  placing: { accept: 'submitted', refuse: 'refused' },
  submitted: { ask: 'cancelling', cancel: 'cancelled', allot: 'allotted', miss: 'none' },
  cancelling: { keep: 'submitted', cancel: 'cancelled', allot: 'allotted', miss: 'none' },
  cancelled: {},
  allotted: { refund: 'refunded' },
  none: { refund: 'refunded' },
  refunded: {},
  refused: {},
} as const
