/** Parses JSON from storage or the network to an object; undefined for anything else. */
export const objectOf = <T extends object>(text: string | null): T | undefined => {
  try {
    const value = JSON.parse(text ?? '')
    return Object(value) === value ? value : undefined
  } catch {
    return undefined
  }
}
