/** Generations of one key by `kid`: the `current` one makes what is new, and all of them read what exists. */
export interface KeyRing {
  readonly current: string
  /** 32 bytes each; not empty, and it contains the current one */
  readonly keys: ReadonlyMap<string, Buffer>
}

/** The kid of a key that was configured without one, as every key was before keys could rotate. */
export const unnamed = ''

/** Begins the header of what a named key made. The bytes are random: they begin no older value except by chance. */
export const headerMark = Buffer.from('f06b9d01', 'hex')

const none = Buffer.alloc(0)

/**
 * The header of a stored value: it names the value's key. So the values of a key can be found without decryption. A key
 * without a kid writes no header.
 */
export const headerOf = (kid: string): Buffer =>
  kid === unnamed ? none : Buffer.concat([headerMark, Buffer.from([kid.length]), Buffer.from(kid, 'latin1')])

/** The kid in the header of a stored value; `unnamed` for a value without header. */
export const kidOf = (stored: Buffer): string => {
  const [at, length] = [headerMark.length + 1, stored[headerMark.length] ?? 0]
  if (!stored.subarray(0, headerMark.length).equals(headerMark)) return unnamed
  return stored.subarray(at, at + length).toString('latin1')
}

/** All kids of a ring, the current one first. */
export const kidsOf = ({ current, keys }: KeyRing): readonly [string, ...string[]] => [
  current,
  ...[...keys.keys()].filter((kid) => kid !== current),
]

/** A key of the ring. @throws if it has none of this kid */
export const keyOf = ({ keys }: KeyRing, kid: string): Buffer => {
  const key = keys.get(kid)
  if (!key) throw new Error(`the key ${kid === unnamed ? 'without a kid' : kid} is not in the ring`)
  return key
}
