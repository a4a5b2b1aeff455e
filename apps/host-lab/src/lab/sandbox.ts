/** The lab's calls to the sandbox, under the sandbox's own host name. */
export interface Sandbox {
  /** returns how many messages were sent to a number, and the code in the newest */
  messagesTo(mobile: string): Promise<{ readonly count: number; readonly code: string | undefined }>
  /** opens an account for a number */
  openAccount(mobile: string): Promise<{ readonly clientNo: string; readonly password: string }>
}

export const sandboxAt = (origin: string): Sandbox => {
  const data = async (reply: Response): Promise<unknown> => ((await reply.json()) as { data: unknown }).data
  return {
    messagesTo: async (mobile) => {
      const reply = await fetch(`${origin}/dev/sms?mobile=${encodeURIComponent(mobile)}`)
      const messages = ((await data(reply)) ?? []) as readonly { readonly text: string }[]
      return { count: messages.length, code: /\b\d{6}\b/.exec(messages[0]?.text ?? '')?.[0] }
    },
    openAccount: async (mobile) => {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ mobile })
      const reply = await fetch(`${origin}/dev/clients`, { method: 'POST', headers, body })
      return (await data(reply)) as { clientNo: string; password: string }
    },
  }
}
