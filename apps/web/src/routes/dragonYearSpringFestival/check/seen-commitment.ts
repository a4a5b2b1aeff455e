import type { DrawDetail } from '@foyer/api/draws'
import { useEffect, useState } from 'react'

/** The commitment of a draw as this device first saw it, with the business time of that visit. */
export interface Seen {
  readonly commitment: string
  readonly at: number
}

const keyOf = (code: string) => `${__CLIENT_APP__}.draw.${code}`

const read = (code: string): Seen | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(code)) ?? 'null') as Seen | null) ?? undefined
  } catch {
    return undefined // private mode, or a value of another format
  }
}

const store = (code: string, seen: Seen): void => {
  try {
    localStorage.setItem(keyOf(code), JSON.stringify(seen))
  } catch {
    // private mode: there is nothing to compare with later
  }
}

/** The commitment that this device stored on an earlier visit. The first visit stores it and returns undefined. */
export const useSeenCommitment = ({ code, commitment, asOf }: DrawDetail): Seen | undefined => {
  const [seen] = useState(() => read(code))
  useEffect(() => {
    if (!seen) store(code, { commitment, at: asOf })
  }, [seen, code, commitment, asOf])
  return seen
}
