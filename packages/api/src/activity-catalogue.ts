/** What names one activity besides its code. */
interface CataloguedActivity {
  /** the number in calls; it never changes once published */
  readonly number: number
  /** the page that shows it, as written behind the hash of an address */
  readonly route: string
  /** what joining does is in `apps/server/src/activity-rules/<code>/rule.ts`; without it, joining grants nothing */
  readonly hasRule?: true
  /** code of the partner that honours its voucher, as in `FOYER_PARTNERS` */
  readonly partner?: string
}

/**
 * The activities that this release names, by code. The content of each is
 * `apps/server/content/campaigns/<code>.json`. A page that an operator publishes later needs no entry.
 *
 * The client imports types of this file only, so that a page does not load the names of every other activity.
 */
export const activityCatalogue = {
  'financing-818': { number: 481, route: '/818financing', hasRule: true },
  'live-818': { number: 482, route: '/818live' },
  'points-exchange': { number: 488, route: '/conversionActivities', hasRule: true },
  'green-bond': { number: 491, route: '/GreenBondSubscription', hasRule: true },
  'trade-cashback': { number: 492, route: '/tradeCashback', hasRule: true },
  'member-gift': { number: 493, route: '/exclusiveGift', hasRule: true },
  'virtual-asset-etf': { number: 494, route: '/virtualAssetsETF', hasRule: true },
  'new-shares': { number: 495, route: '/zeroNewSharesActivity', hasRule: true },
  'wealth-connect-account': {
    number: 496,
    route: '/crossWealthActivity',
    hasRule: true,
    partner: 'paired-institution',
  },
  'wealth-connect': { number: 497, route: '/crossWealthManagementActivity' },
  'spring-festival-draw': { number: 498, route: '/dragonYearSpringFestival', hasRule: true },
  'food-delivery': { number: 499, route: '/keetaActivity', hasRule: true, partner: 'food-platform' },
  'autumn-briefing': { number: 501, route: '/activityTemplate?code=autumn-briefing' },
  'account-health': { number: 502, route: '/activitySecondTemplate?code=account-health' },
  'first-account': { number: 503, route: '/activityTemplate?code=first-account' },
  'mid-autumn-draw': { number: 505, route: '/dragonYearSpringFestival?code=mid-autumn-draw', hasRule: true },
} as const satisfies Readonly<Record<string, CataloguedActivity>>

/** The code of an activity of the catalogue. */
export type ActivityCode = keyof typeof activityCatalogue

/** The number of an activity of the catalogue. */
export type ActivityNumber<Code extends ActivityCode = ActivityCode> = (typeof activityCatalogue)[Code]['number']

/** Every activity of the catalogue with its code. */
export const cataloguedActivities: readonly (CataloguedActivity & { readonly code: ActivityCode })[] = Object.entries(
  activityCatalogue,
).map(([code, activity]) => ({ code: code as ActivityCode, ...activity }))
