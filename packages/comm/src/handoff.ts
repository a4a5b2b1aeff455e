import type { Comm } from './comm.ts'
import type { Info } from './comm-error.ts'
import { texts } from './identity/reply-texts.ts'

/**
 * A code by which another session of the person registered here, such as the web view of a shell, gets a registration of
 * its own: single use, 60 s, and dead with this registration.
 *
 * @throws CommError; with reason `level_too_low` where nobody is registered
 */
export const handOver = async (comm: Comm): Promise<string> => {
  const reply = await comm.call({ path: '/user/handoff', body: {}, credentials: 'register' })
  return texts(reply, 'code').code
}

/**
 * Registers whom a code stands for, as `register` does (I8, I10); whoever is registered here already as the same person
 * stays so, and the new registration is given back (I9).
 *
 * @throws CommError; with reason `ticket_invalid` for a code that is used, expired, or of a registration that ended
 */
export const takeOver = (comm: Comm, handoffCode: string): Promise<Info> => comm.register({ handoffCode })
