const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'] as const

/** The ten digits in the order of a telephone, with the last one in the middle of the lowest row. */
export const usualOrder: readonly string[] = digits

/** The ten digits in a random order, so that finger positions and smears on the screen reveal nothing. */
export const shuffledOrder = (): readonly string[] => {
  const draws = crypto.getRandomValues(new Uint32Array(digits.length))
  return digits
    .map((digit, at) => ({ digit, draw: draws[at] ?? 0 }))
    .sort((a, b) => a.draw - b.draw)
    .map(({ digit }) => digit)
}
