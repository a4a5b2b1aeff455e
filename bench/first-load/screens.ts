/** A screen as the bench visits it. */
export interface Screen {
  /** the address behind the hash, with what the screen needs in its query */
  readonly path: string
  /**
   * What stands on it for somebody who comes for the first time, once it is of use: the first of its content with its data,
   * and its main action where there is one. Both are native links and fields, or buttons that React has drawn: they answer
   * a tap from then on. Neither the painted frame nor a skeleton has any of it.
   */
  readonly usable: string
}

/** The way on that the panel of an activity offers to a visitor. */
const signIn = '.gate-panel a.button'
const activity = (content: string): string => `main:has(.activity-body ${content}):has(${signIn})`
const known: Readonly<Record<string, string>> = {
  '/loginPage': 'input[type=tel]',
  '/': '.activity-group a, .activity-group li',
  '/selectLogin': '.ways',
  // what is a person's own begins with signing in
  '/myRewards': '.sign-in-first a.button',
  '/conversionStarting': '.sign-in-first a.button',
  '/conversionResult': '.sign-in-first a.button',
  '/conversionQRCode': '.sign-in-first a.button',
  '/tradeCashback': activity('.cashback-empty'),
  '/exclusiveGift': activity('.gift'),
  '/dragonYearSpringFestival': activity('.prize'),
  '/conversionActivities': activity('.offer'),
  '/conversionAccess': activity('.chosen'),
  '/keetaActivity': activity('.block'),
  '/818financing': activity('.rates'),
  '/GreenBondSubscription': activity('.bond-facts'),
  '/zeroNewSharesActivity': activity('.offer-figures'),
  '/virtualAssetsETF': activity('.va-table .price'),
  '/account': '.sign-in-first a.button',
  '/privacy': '.sign-in-first a.button',
  '/changePhone': '.sign-in-first a.button',
  '/about': '.about-ways a.button',
  '/shoppingRedirectPage': '.leaving-ways .button',
  '/crossBorder': '.guide-table',
  '/crossBorderProblem': '.questions summary',
  '/crossWealthActivity': activity('.block'),
  // a session is watched, or waited for
  '/818live': '.live:has(.live-facts h2) :is(.live-stage button, .live-stage a.button, .live-reminder a.button)',
  '/818videolist': 'a.film-card',
  '/video': 'main:has(.video-facts) .video-player button.screen-play',
  // it has not begun: the self-check is what there is to do
  '/crossWealthManagementActivity': '.activity-body .wealth-check > .button',
}

/** Screens that show nothing without it: an offer, or the id of something of a person's. */
const anId = '00000000-0000-4000-8000-000000000000'
const queries: Readonly<Record<string, string>> = {
  '/activityTemplate': '?code=first-account',
  '/activitySecondTemplate': '?code=account-health',
  '/conversionAccess': '?code=coffee',
  '/video': '?code=margin-interest',
  '/shoppingRedirectPage': '?target=harbour-mall',
  '/conversionStarting': `?hold=${anId}`,
  '/conversionResult': `?id=${anId}`,
  '/conversionQRCode': `?reward=${anId}`,
}

/** A screen by its route, with or without a query. Any other activity page is of use once its content stands. */
export const screenOf = (given: string): Screen => {
  const [route = ''] = given.split('?')
  const path = given.includes('?') ? given : route + (queries[route] ?? '')
  return { path, usable: known[route] ?? 'main > .activity-body' }
}
