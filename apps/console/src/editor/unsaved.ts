const prefix = 'foyer-console.editor.'

interface Unsaved<Base> {
  /** the revision or version that the changes are based on */
  readonly base: Base
  readonly document: unknown
}
type Stored<Base> = Unsaved<Base> & { readonly staff: string }

/**
 * Changes that the server has not stored, which survive a reload and a new sign-in in the same tab.
 *
 * @param name what is edited, such as a campaign's id
 */
export const readUnsaved = <Base>(name: string, staff: string): Unsaved<Base> | undefined => {
  try {
    const stored = JSON.parse(sessionStorage.getItem(prefix + name) ?? 'null') as Stored<Base> | null
    return stored?.staff === staff ? stored : undefined
  } catch {
    return undefined // storage is disabled
  }
}
export const keepUnsaved = <Base>(name: string, unsaved: Stored<Base>): void => {
  try {
    sessionStorage.setItem(prefix + name, JSON.stringify(unsaved))
  } catch {
    // storage is disabled or full
  }
}
export const dropUnsaved = (name: string): void => {
  try {
    sessionStorage.removeItem(prefix + name)
  } catch {
    // storage is disabled: nothing is stored
  }
}
