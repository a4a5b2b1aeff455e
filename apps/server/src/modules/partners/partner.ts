/** What a partner is told, and nothing else. */
export interface PassedOn {
  /** number of the order: however often it comes, it is one order */
  readonly order: string
  /** code of what was granted */
  readonly item: string
  /** the voucher's code; absent where the partner makes its own */
  readonly code?: string
  /** stands for the person at this partner alone */
  readonly member: string
  /** E.164, where the person agreed to it in writing */
  readonly mobile?: string
}

export type Answer = 'delivered' | 'refused'

/** A partner did not answer, or nothing that can be understood: nobody knows whether it took the order. */
export class PartnerSilent extends Error {
  constructor(why: string, options?: ErrorOptions) {
    super(why, options)
    this.name = 'PartnerSilent'
  }
}

/** Whoever honours vouchers. Asked again about an order, it answers as it did before. */
export interface Partner {
  /** @throws PartnerSilent, and whatever else goes wrong on the way */
  confirm(order: PassedOn): Promise<Answer>
}
