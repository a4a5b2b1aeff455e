import type { BridgeError } from '../bridge-error.ts'
import type { HostReply } from '../protocol.ts'

interface Waiting {
  resolve(reply: HostReply): void
  reject(error: unknown): void
}

/** Calls that wait for a reply. Each is settled once; a reply to an unknown or ended call changes nothing. */
export interface PendingCalls {
  /** Waits for the reply with this id, until the signal ends the wait. */
  wait(id: string, signal: AbortSignal): Promise<HostReply>
  settle(reply: HostReply): void
  fail(id: string, error: BridgeError): void
  failAll(error: BridgeError): void
}

export const pendingCalls = (): PendingCalls => {
  const calls = new Map<string, Waiting>()
  const fail = (id: string, error: BridgeError) => calls.get(id)?.reject(error)

  return {
    wait: (id, signal) =>
      new Promise<HostReply>((resolve, reject) => {
        const end = () => {
          calls.delete(id)
          signal.removeEventListener('abort', abort)
        }
        const waiting: Waiting = {
          resolve: (reply) => {
            end()
            resolve(reply)
          },
          reject: (error) => {
            end()
            reject(error)
          },
        }
        const abort = () => waiting.reject(signal.reason)
        calls.set(id, waiting)
        signal.addEventListener('abort', abort)
      }),
    settle: (reply) => calls.get(reply.id)?.resolve(reply),
    fail,
    failAll: (error) => {
      for (const id of [...calls.keys()]) fail(id, error)
    },
  }
}
