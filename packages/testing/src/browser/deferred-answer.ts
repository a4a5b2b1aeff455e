import { frames } from './page.ts'
import type { Received } from './received.ts'
import { type Answer, publicAnswer } from './server.ts'

/** A reply that does not arrive until the test releases it: the given one, or the document of the sandbox server. */
export const deferredAnswer = (given: Answer = publicAnswer) => {
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
    /** resolves once the client has the reply and the page has been painted again */
    arrived: async () => {
      await sent
      await frames(3)
    },
  }
}
