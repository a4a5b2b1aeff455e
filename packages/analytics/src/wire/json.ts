/** The object that a text of JSON is: from storage or the network, so it may be anything, or nothing. */
export const objectOf = <T extends object>(text: string | null): T | undefined => {
  try {
    const value = JSON.parse(text ?? '')
    return Object(value) === value ? value : undefined
  } catch {
    return undefined
  }
}
