/** Screens that belong to a tab other than the hall. */
const parents: Readonly<Record<string, string>> = {
  '/about': '/me',
  '/changePhone': '/me',
  '/privacy': '/me',
  '/conversionQRCode': '/myRewards',
  '/conversionResult': '/myRewards',
  '/security': '/markets',
}
/** The root screens of the other tabs, which are the parents of their own inner views. */
const roots = ['/account', '/markets', '/me', '/myRewards']

/**
 * Returns the path of the tab to which a screen belongs, where Back leads from a screen that was opened by a link; the
 * hall for every activity, for the root of a tab, and where this build lacks the tab.
 *
 * @param hash hash of the address of the screen
 * @param isRoute whether this build has a screen at a path
 */
export const parentTab = (hash: string, isRoute: (path: string) => boolean): string => {
  const [path = '', query] = hash.replace(/^#/, '').split('?')
  const parent = roots.includes(path) && query ? path : parents[path]
  return parent && isRoute(parent) ? parent : '/'
}
