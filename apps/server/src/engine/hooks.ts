import type { ISql } from 'postgres'
import type { Surroundings } from './surroundings.ts'

/** An order to a partner for one voucher. */
export interface PartnerOrder {
  /** code of the partner */
  readonly partner: string
  readonly rewardId: string
  /** the person consented in writing to passing their number to the partner */
  readonly passesMobile: boolean
}

/** A person's answer whether an activity's partner may receive their data. */
export interface NewPartnerConsent {
  readonly personId: number
  /** code of the partner */
  readonly partner: string
  readonly activity: number
  /** version of the activity's terms that contain the consent */
  readonly termsVersion: number
  readonly agreed: boolean
  readonly wall: number
}

/** What a module does for the engine and the rules of activities, which import no module. `Module` extends it. */
export interface Hooks {
  /**
   * Orders the confirmation of a pending voucher from its partner. The order is sent after the transaction commits.
   */
  readonly orderFromPartner?: (
    surroundings: Pick<Surroundings, 'jobs' | 'clocks'>,
    tx: ISql,
    order: PartnerOrder,
  ) => Promise<void>
  /** Stores whether a person consents to passing their data to an activity's partner. The latest answer applies. */
  readonly keepPartnerConsent?: (tx: ISql, consent: NewPartnerConsent) => Promise<void>
  /** Whether the person's number belongs to an account with the firm that is not suspended. */
  readonly isClient?: (db: ISql, personId: number) => Promise<boolean>
  /** Whether a person has passed the knowledge test of an activity. A pass is permanent. */
  readonly hasPassedTest?: (db: ISql, activity: number, personId: number) => Promise<boolean>
}

/** The hook of the module that has it. @throws Error if none has */
export const hookOf = <Name extends keyof Hooks>(
  { modules }: Pick<Surroundings, 'modules'>,
  name: Name,
): NonNullable<Hooks[Name]> => {
  for (const { [name]: hook } of modules) if (hook) return hook
  throw new Error(`no module has the hook ${name}`)
}
