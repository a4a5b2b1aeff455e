import type { DrawDetail } from '@foyer/contract/draws'
import { useEffect, useState } from 'react'

/** The commitment of a draw as this device saw it first, and when by the business clock. */
export interface Seen {
  readonly commitment: string
  readonly at: number
}

const keyOf = (code: string) => `${__CLIENT_APP__}.draw.${code}`

const read = (code: string): Seen | undefined => {
  try {
    return (JSON.parse(localStorage.getItem(keyOf(code)) ?? 'null') as Seen | null) ?? undefined
  } catch {
    return undefined // private mode, or what others wrote there
  }
}

const keep = (code: string, seen: Seen): void => {
  try {
    localStorage.setItem(keyOf(code), JSON.stringify(seen))
  } catch {
    // private mode: nothing to compare with later
  }
}

/** What this device noted of a draw on an earlier visit; the first visit notes it. */
export const useSeenCommitment = ({ code, commitment, asOf }: DrawDetail): Seen | undefined => {
  const [seen] = useState(() => read(code))
  useEffect(() => {
    if (!seen) keep(code, { commitment, at: asOf })
  }, [seen, code, commitment, asOf])
  return seen
}
