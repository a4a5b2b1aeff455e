/** Kinds of activities, by which people filter them. */
export const kinds = ['rewards', 'invest', 'crossBorder', 'learn'] as const
export type Kind = (typeof kinds)[number]

/** The kind of each page. One page can show several activities of its kind. */
const kindOfPage: Readonly<Record<string, Kind>> = {
  '/818financing': 'invest',
  '/818live': 'learn',
  '/818videolist': 'learn',
  '/conversionActivities': 'rewards',
  '/GreenBondSubscription': 'invest',
  '/tradeCashback': 'rewards',
  '/exclusiveGift': 'rewards',
  '/virtualAssetsETF': 'invest',
  '/zeroNewSharesActivity': 'invest',
  '/crossWealthActivity': 'crossBorder',
  '/crossWealthManagementActivity': 'crossBorder',
  '/dragonYearSpringFestival': 'rewards',
  '/keetaActivity': 'rewards',
  '/activityTemplate': 'learn',
  '/activitySecondTemplate': 'learn',
}
/** An activity of a general page whose kind differs from that of most. */
const kindOfRoute: Readonly<Record<string, Kind>> = { '/activityTemplate?code=first-account': 'rewards' }

/** Returns the kind of the activity at a route; undefined for a page that this client does not know. */
export const kindOf = (route: string): Kind | undefined => kindOfRoute[route] ?? kindOfPage[route.split('?')[0] ?? '']
