let code: string | undefined

/** Splits an address's hash into the hash without the handoff code that a shell added to its query, and the code. */
export const partHash = (hash: string): { bare: string; found: string | undefined } => {
  let found: string | undefined
  const bare = hash.replace(/([?&])(?:handoff=([^&]*)(?:&|$))+/g, (all, before, last) => {
    found = last
    return all.endsWith('&') ? before : ''
  })
  return { bare, found }
}

/**
 * Removes the code from the address and the history once, before anything else reads them and before the page is
 * shared.
 */
export const takeHandoffOut = (): void => {
  const { bare, found } = partHash(location.hash)
  if (found === undefined) return
  code = found
  history.replaceState(history.state, '', bare)
}

/** Returns the code to its first caller. */
export const handoffCode = (): string | undefined => {
  const given = code
  code = undefined
  return given
}
