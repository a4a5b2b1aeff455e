/** Longest route: a share card's path has no room for more after percent-encoding. */
const longest = 512

/**
 * Form of a client's route: a name, and a query of plain names with values in unreserved characters or percent-encoded.
 * Nothing else is allowed after the hash, so no address can be built from a route.
 */
const form =
  /^\/[A-Za-z0-9]*(?:\?[A-Za-z0-9_]+=(?:[\w.~-]|%[0-9A-Fa-f]{2})*(?:&[A-Za-z0-9_]+=(?:[\w.~-]|%[0-9A-Fa-f]{2})*)*)?$/

/** Whether a link contains a handoff code. Only the shell may add one. */
const bringsHandoff = /[?&]handoff=/i

/** Returns whether the shell opens a route: it has the client's form, is not too long and contains no handoff code. */
export const isRoute = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= longest && form.test(text) && !bringsHandoff.test(text)

/** Removes a handoff code from a route. */
export const withoutHandoff = (route: string): string =>
  route.replace(/([?&])(?:handoff=[^&]*(?:&|$))+/g, (all, before: string) => (all.endsWith('&') ? before : ''))

/**
 * Returns the route for other people: without a draft's token, the way back and the language of the person who shares.
 */
export const shareable = (route: string): string => {
  const [path = '', query = ''] = route.split(/\?(.*)/s)
  const fields = query.split('&').filter((field) => field !== '' && !/^(preview|back|lang)=/.test(field))
  return fields.length > 0 ? `${path}?${fields.join('&')}` : path
}
