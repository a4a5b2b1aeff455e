import { isRoute } from '../platform/navigation.ts'

/**
 * Returns the path to open after signing in: one of our own routes, never an address. Anything else, and the sign-in
 * screens themselves, become the hall.
 */
export const returnPath = (path: string | null): string => {
  if (!path || !/^\/[\w/]*(\?[\w=&%.-]*)?$/.test(path)) return '/'
  if (/^\/loginPage\b/.test(path)) return '/'
  return isRoute(path) ? path : '/'
}
