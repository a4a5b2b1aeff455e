/** The complete data that a partner receives about an order. */
export interface PassedOn {
  /** number of the order; repeated requests with it are one order */
  readonly order: string
  /** code of the granted item */
  readonly item: string
  /** the voucher's code; absent if the partner creates its own */
  readonly code?: string
  /** identifies the person at this partner only */
  readonly member: string
  /** E.164, only with the person's written consent */
  readonly mobile?: string
}

export type Answer = 'delivered' | 'refused'

/** The partner did not answer, or not in a valid form. It may or may not have accepted the order. */
export class PartnerSilent extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(why, options)
    this.name = 'PartnerSilent'
  }
}

/** A company that honours vouchers. It repeats its answer when an order is sent again. */
export interface Partner {
  /** @throws PartnerSilent, and any network error */
  confirm(order: PassedOn): Promise<Answer>
}
