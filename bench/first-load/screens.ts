import { built } from '../../apps/web/build/built-selector.ts'
/** A screen as the benchmark visits it. */
export interface Screen {
  /** the address after the hash, with the query that the screen needs */
  readonly path: string
  /**
   * Selector of what makes the screen usable for a first visitor: the first of its content with data, and its main
   * action if it has one. Both are native links and fields, or buttons that React has rendered, which respond to a tap
   * from then on. Neither the painted headline nor a skeleton matches; the first view of a visitor that the page paints
   * before React does, because its links work.
   */
  readonly usable: string
}

/** The next step that an activity's panel offers to a visitor. */
const signIn = '.gate-panel a.button'
const activity = (content: string): string => built(`main:has(.activity-body ${content}):has(${signIn})`)
const known: Readonly<Record<string, string>> = {
  '/loginPage': 'input[type=tel]',
  '/': built('.activity-group a, .activity-group li'),
  '/selectLogin': built('.ways'),
  // personal screens begin with the sign-in
  '/myRewards': built('.invitation a.button'),
  '/notices': built('.sign-in-first a.button'),
  '/confirmLogin': built('.sign-in-first a.button'),
  '/conversionStarting': built('.sign-in-first a.button'),
  '/conversionResult': built('.sign-in-first a.button'),
  '/conversionQRCode': built('.sign-in-first a.button'),
  '/tradeCashback': built(`main:has(.tier-columns):has(${signIn})`),
  // the gifts are in the hero
  '/exclusiveGift': built(`main:has(.gift):has(${signIn})`),
  '/dragonYearSpringFestival': activity('.prize'),
  '/conversionActivities': activity('.offer'),
  '/conversionAccess': activity('.chosen'),
  '/keetaActivity': activity('.block'),
  '/818financing': activity('.rates'),
  '/GreenBondSubscription': activity('.bond-facts'),
  '/zeroNewSharesActivity': activity('.offer-figures'),
  '/virtualAssetsETF': activity('.va-table .price'),
  '/account': built('.invitation a.button'),
  '/me': built('.person a'),
  '/security': built('.price'),
  '/markets': built('.index-card .price'),
  '/privacy': built('.sign-in-first a.button'),
  '/changePhone': built('.sign-in-first a.button'),
  '/about': built('.about-ways a.button'),
  '/shoppingRedirectPage': built('.leaving-ways .button'),
  '/crossBorder': built('.guide-table'),
  '/crossBorderProblem': built('.questions summary'),
  '/crossWealthActivity': activity('.block'),
  // a visitor can watch the session or wait for it
  '/818live': built(
    'main:has(.live-facts h2) :is([data-stage] button, [data-stage] a.button, .live-reminder a.button)',
  ),
  '/818videolist': built('a.film-card'),
  '/video': built('main:has(.video-facts) .video-player button.screen-play'),
  // the activity has not begun, so the self-check is the available action
  '/crossWealthManagementActivity': built('.activity-body .wealth-check > .button'),
}

/** An id of an offer or a personal record, which some screens require to show anything. */
const anId = '00000000-0000-4000-8000-000000000000'
const queries: Readonly<Record<string, string>> = {
  '/activityTemplate': '?code=first-account',
  '/activitySecondTemplate': '?code=account-health',
  '/conversionAccess': '?code=coffee',
  '/video': '?code=margin-interest',
  '/security': '?code=02800',
  '/confirmLogin': `?request=${'A'.repeat(22)}`,
  '/shoppingRedirectPage': '?target=harbour-mall',
  '/conversionStarting': `?hold=${anId}`,
  '/conversionResult': `?id=${anId}`,
  '/conversionQRCode': `?reward=${anId}`,
}

/**
 * Returns a screen by its route, with or without a query. Any other activity page is usable once its content is shown.
 */
export const screenOf = (given: string): Screen => {
  const [route = ''] = given.split('?')
  const path = given.includes('?') ? given : route + (queries[route] ?? '')
  return { path, usable: known[route] ?? built('main > .activity-body') }
}
