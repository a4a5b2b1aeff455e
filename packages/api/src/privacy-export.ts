import { z } from 'zod'
import { identityDocument } from './accounts.ts'
import { residence } from './activities.ts'
import { deliveryAddress } from './addresses.ts'
import { rewardStatus, rewardType } from './rewards.ts'
import { texts } from './texts.ts'
import { storedSelfCheck } from './wealth-connect.ts'

/** Milliseconds since 1970. */
const time = z.number().int()

/** All stored data, for its owner alone. */
export const privacyExport = z.object({
  asOf: time,
  person: z.object({ mobile: z.string(), since: time, residence: residence.nullable(), residenceAt: time.nullable() }),
  consents: z.array(
    z.object({
      document: z.string(),
      version: z.string(),
      agreed: z.boolean(),
      at: time,
      partner: z.string().nullable(),
    }),
  ),
  participations: z.array(
    z.object({
      activity: z.number().int(),
      title: texts,
      stage: z.string(),
      reference: z.string(),
      termsVersion: z.number().int(),
      at: time,
    }),
  ),
  rewards: z.array(
    z.object({
      activity: z.number().int(),
      type: rewardType,
      status: rewardStatus,
      name: texts,
      amountMinor: z.number().int().nullable(),
      code: z.string().nullable(),
      reference: z.string(),
      issuedAt: time,
      validUntil: time.nullable(),
      address: deliveryAddress.nullable(),
      /** of the latest dispatch of a gift */
      shipment: z.object({ carrier: z.string(), trackingNo: z.string() }).nullable(),
      /** uploads for it */
      pictures: z.array(z.uuid()),
      /** codes shown for it */
      presentations: z.array(z.object({ expiresAt: time })),
      /** the merchant that redeemed it */
      redeemed: z.object({ merchant: texts, at: time }).nullable(),
      /** the order to its partner, and whether it contained the number */
      partner: z.object({ code: z.string(), passesMobile: z.boolean(), status: z.string(), at: time }).nullable(),
    }),
  ),
  /** offers reserved for points */
  holds: z.array(
    z.object({
      activity: z.number().int(),
      name: texts,
      cost: z.number().int(),
      status: z.string(),
      termsVersion: z.number().int(),
      at: time,
      expiresAt: time,
    }),
  ),
  conversions: z.array(
    z.object({
      activity: z.number().int(),
      name: texts,
      cost: z.number().int(),
      status: z.string(),
      failure: z.string().nullable(),
      reference: z.string(),
      at: time,
      settledAt: time.nullable(),
    }),
  ),
  /** chances to draw; `draw` is the draw that used it, null if it is unused */
  chances: z.array(
    z.object({
      activity: z.number().int(),
      task: z.string(),
      period: z.string(),
      at: time,
      draw: z
        .object({ number: z.number().int(), visitorSeed: z.string(), prize: z.string().nullable(), at: time })
        .nullable(),
    }),
  ),
  /** begun knowledge tests; figures are null for one that was not submitted */
  knowledgeTests: z.array(
    z.object({
      activity: z.number().int(),
      at: time,
      handedInAt: time.nullable(),
      correct: z.number().int().nullable(),
      passMark: z.number().int(),
      passed: z.boolean().nullable(),
      /** each question with the chosen option */
      answers: z.array(z.object({ question: texts, chosen: texts.nullable() })),
    }),
  ),
  /** trades of the account that is logged in to; empty below login level */
  trades: z.array(
    z.object({
      reference: z.string(),
      kind: z.string(),
      side: z.string(),
      code: z.string(),
      name: texts,
      quantity: z.number().int(),
      amountMinor: z.number().int(),
      feesMinor: z.number().int(),
      status: z.string(),
      at: time,
    }),
  ),
  /** applications for bonds and new shares of the same account; money in cents */
  applications: z.array(
    z.object({
      reference: z.string(),
      name: texts,
      lots: z.number().int(),
      method: z.string(),
      blockedMinor: z.number().int(),
      status: z.string(),
      lotsAllotted: z.number().int().nullable(),
      refundMinor: z.number().int().nullable(),
      at: time,
    }),
  ),
  /**
   * holder, positions, cash and loan of the account that is logged in to; null below login level. These are records of
   * the broker, retained with the account as the law requires, independent of the person's data here
   */
  account: z
    .object({
      /** born: YYYY-MM-DD */
      holder: z.object({ document: identityDocument, born: z.string() }).nullable(),
      positions: z.array(z.object({ code: z.string(), quantity: z.number().int(), costMinor: z.number().int() })),
      movements: z.array(z.object({ kind: z.string(), account: z.string(), amountMinor: z.number().int(), at: time })),
      creditLimitMinor: z.number().int(),
      /** discounts on fees and interest */
      discounts: z.array(z.object({ activity: z.number().int(), code: z.string(), at: time, validUntil: time })),
    })
    .nullable(),
  /** movements of the person's points, in whole points */
  movements: z.array(z.object({ kind: z.string(), account: z.string(), amount: z.number().int(), at: time })),
  /** null if the person never stored one */
  watchlist: z
    .object({
      codes: z.array(z.string()),
      groups: z.array(z.object({ name: z.string(), codes: z.array(z.string()) })),
      at: time,
    })
    .nullable(),
  /** `value` in thousandths of the currency, or in hundredths of a percent; `reachedAt` null while the alert waits */
  priceAlerts: z.array(
    z.object({
      code: z.string(),
      kind: z.string(),
      value: z.number().int(),
      at: time,
      reachedAt: time.nullable(),
    }),
  ),
  /** requests to be called, with the whole number */
  callBacks: z.array(
    z.object({
      topic: z.string(),
      number: z.string(),
      note: z.string().nullable(),
      from: time,
      to: time,
      state: z.string(),
      at: time,
      closedAt: time.nullable(),
    }),
  ),
  /** results of self-checks that the person chose to store, with the shown findings */
  selfChecks: z.array(
    z.object({
      direction: z.string(),
      rules: z.string(),
      outcome: z.string(),
      findings: storedSelfCheck.shape.findings,
      at: time,
    }),
  ),
  /** whether answers were of help */
  votes: z.array(z.object({ question: z.string(), helpful: z.boolean(), at: time })),
  /** the person's place in films; seconds */
  films: z.array(z.object({ film: z.string(), position: z.number(), seen: z.boolean(), at: time })),
  /** reminders of live sessions by text message */
  reminders: z.array(z.object({ session: z.string(), status: z.string(), at: time })),
  /** notices in the app, with the facts of their kind */
  notices: z.array(
    z.object({ kind: z.string(), facts: z.record(z.string(), z.unknown()), at: time, readAt: time.nullable() }),
  ),
  uploads: z.array(z.object({ id: z.uuid(), type: z.string().nullable(), size: z.number().int(), at: time })),
  registrations: z.array(
    z.object({
      at: time,
      lastUsedAt: time.nullable(),
      expiresAt: time,
      ended: z.boolean(),
      /** a system of `sessions.ts`; null for sessions from before it was recorded */
      system: z.string().nullable(),
      browser: z.string().nullable(),
      country: z.string().nullable(),
    }),
  ),
  /** sign-ins, failed codes, ended sessions; address and device are stored as pseudonyms, which are left out here */
  authentication: z.array(z.object({ event: z.string(), at: time })),
  /** changes of the phone number, and how the old factor was proved */
  phoneChanges: z.array(z.object({ at: time, way: z.string() })),
  /** logins to brokerage accounts, by their masked number */
  logins: z.array(z.object({ account: z.string(), lastAt: time })),
  /** passkeys for brokerage accounts, by the masked number of the account; the keys themselves are on the person's devices */
  passkeys: z.array(
    z.object({
      account: z.string(),
      name: z.string().nullable(),
      system: z.string(),
      browser: z.string(),
      at: time,
      lastUsedAt: time.nullable(),
    }),
  ),
  /** what the event tracker received in the person's name */
  tracked: z.array(
    z.object({
      type: z.string(),
      event: z.string().nullable(),
      properties: z.record(z.string(), z.unknown()),
      at: time,
    }),
  ),
})
export type PrivacyExport = z.infer<typeof privacyExport>
