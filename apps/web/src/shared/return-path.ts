import { isRoute } from '../platform/navigation.ts'

/**
 * Where to go after signing in: only a path of our own routes, never an address. Anything else, the sign-in screens
 * included, leads to the hall.
 */
export const returnPath = (asked: string | null): string => {
  if (!asked || !/^\/[\w/]*(\?[\w=&%.-]*)?$/.test(asked)) return '/'
  if (/^\/loginPage\b/.test(asked)) return '/'
  return isRoute(asked) ? asked : '/'
}
