import { staffPath } from '@foyer/api/staff/session'

/** A path of this page in the form that a sign-in returns to; the start of the console if it cannot return there. */
const returnPath = (): string => {
  // a query writes a space as + and leaves an asterisk, and a sign-in returns to neither
  const here = `${location.pathname}${location.search}`.replaceAll('+', '%20').replaceAll('*', '%2A')
  return [here, location.pathname].find((path) => staffPath.safeParse(path).success) ?? '/console/'
}

/** The address at which the person signs in and returns to this page; `prove` requests a new proof of identity. */
export const signInAddress = ({ prove = false }: { prove?: boolean } = {}): string =>
  `/staff/sign-in?${new URLSearchParams({ ...(prove && { prove: 'yes' }), to: returnPath() })}`
