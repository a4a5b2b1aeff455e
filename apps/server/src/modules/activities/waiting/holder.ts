import { createHmac } from 'node:crypto'
import type { Secrets } from '../../../config/secrets.ts'
import { keyedHash } from '../../../crypto/keyed-hash.ts'
import { secretKeyOf } from '../../../crypto/secret-key.ts'
import type { Caller } from '../../../http/signing/caller.ts'

/** The holder of a place: a person, on all their devices, in one activity. The hash names nobody. */
export const holderOf = ({ identifierKey }: Secrets, { sub }: Pick<Caller, 'sub'>, activity: number): Buffer =>
  keyedHash(identifierKey, 'waiting place', `${activity} ${sub}`)

const bytes = 6

/**
 * A holder's share in the draw of a room, from 0 to below 1. The seed is secret and the server chooses the code of a
 * person, so nobody can look for a good share. The same person has the same share on every device and every server.
 */
export const shareOf = (seed: Buffer, holder: Buffer): number =>
  createHmac('sha256', secretKeyOf(seed)).update(holder).digest().readUIntBE(0, bytes) / 2 ** (8 * bytes)
