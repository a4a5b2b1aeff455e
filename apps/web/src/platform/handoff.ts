let code: string | undefined

/** An address's hash without the handoff code that a shell put into its query, and the code. */
export const partHash = (hash: string): { bare: string; found: string | undefined } => {
  let found: string | undefined
  const bare = hash.replace(/([?&])(?:handoff=([^&]*)(?:&|$))+/g, (all, before, last) => {
    found = last
    return all.endsWith('&') ? before : ''
  })
  return { bare, found }
}

/** Takes the code out of the address and of the history, once, before anything else reads them or the page is shared. */
export const takeHandoffOut = (): void => {
  const { bare, found } = partHash(location.hash)
  if (found === undefined) return
  code = found
  history.replaceState(history.state, '', bare)
}

/** The code, for whoever asks first. */
export const handoffCode = (): string | undefined => {
  const given = code
  code = undefined
  return given
}
