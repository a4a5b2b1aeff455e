import type { Comm } from './comm.ts'
import type { Info } from './comm-error.ts'
import { texts } from './identity/reply-texts.ts'

/**
 * Requests a code by which another session of the person registered here, such as the web view of a shell, gets a
 * registration of its own: single-use, valid for 60 s, and ending with this registration.
 *
 * @throws CommError; with reason `level_too_low` if no person is registered
 */
export const handOver = async (comm: Comm): Promise<string> => {
  const reply = await comm.call({ path: '/user/handoff', body: {}, credentials: 'register' })
  return texts(reply, 'code').code
}

/**
 * Registers the person of a code, as `register` does (I8, I10). If the same person is already registered here, they
 * stay so, and the new registration is returned (I9).
 *
 * @throws CommError; with reason `ticket_invalid` for a code that is used, expired, or of an ended registration
 */
export const takeOver = (comm: Comm, handoffCode: string): Promise<Info> => comm.register({ handoffCode })
