import { frames } from './page.ts'
import type { Received } from './received.ts'
import { type Answer, publicAnswer } from './server.ts'

/** An answer that does not come until the test lets it go: the one given, or the document of the sandbox server. */
export const heldBack = (given: Answer = publicAnswer) => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  let noteSent = () => {}
  const sent = new Promise<void>((resolve) => {
    noteSent = resolve
  })
  return {
    answer: async (request: Received): Promise<unknown> => {
      await gate
      const answer = typeof given === 'function' ? await given(request) : given
      noteSent()
      return answer
    },
    letGo: () => letGo(),
    /** once the client has the answer, and the page has been drawn anew */
    arrived: async () => {
      await sent
      await frames(3)
    },
  }
}
