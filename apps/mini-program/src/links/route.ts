/** Longest route that travels: a share card's path has no more room once it is percent-encoded. */
const longest = 512

/**
 * A route of the client: a name, and a query of plain names with values in unreserved characters or percent-encoded.
 * Nothing else can stand behind the hash, so no address can be built out of it.
 */
const form =
  /^\/[A-Za-z0-9]*(?:\?[A-Za-z0-9_]+=(?:[\w.~-]|%[0-9A-Fa-f]{2})*(?:&[A-Za-z0-9_]+=(?:[\w.~-]|%[0-9A-Fa-f]{2})*)*)?$/

/** Whether somebody else's link tries to bring a registration along: that is the shell's alone to do. */
const bringsHandoff = /[?&]handoff=/i

/** True for a route that the shell opens: of the client's form, not too long, and without a handoff code. */
export const isRoute = (text: unknown): text is string =>
  typeof text === 'string' && text.length <= longest && form.test(text) && !bringsHandoff.test(text)

/** A route without the handoff code it may still carry. */
export const withoutHandoff = (route: string): string =>
  route.replace(/([?&])(?:handoff=[^&]*(?:&|$))+/g, (all, before: string) => (all.endsWith('&') ? before : ''))

/** A route as somebody else may have it: without the token of a draft, the way back and the language of who shares it. */
export const shareable = (route: string): string => {
  const [path = '', query = ''] = route.split(/\?(.*)/s)
  const kept = query.split('&').filter((field) => field !== '' && !/^(preview|back|lang)=/.test(field))
  return kept.length > 0 ? `${path}?${kept.join('&')}` : path
}
