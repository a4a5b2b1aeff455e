import './locators.ts'

export { answerFile } from './files.ts'
export { type Finger, fingerOn, liftFinger } from './finger.ts'
export { heldBack } from './held-back.ts'
export { accountOf, registeredNumber } from './identity.ts'
export { type Walk, walk } from './keyboard-walk.ts'
export { brokenWords, highPanels, smallTargets } from './layout.ts'
export { animationsEnd, cutOff, expectAccessible, frames, resizeFrame, sticksOut, zoomText } from './page.ts'
export type { Received } from './received.ts'
export {
  type Answer,
  type Answers,
  broken,
  forgetIdentityRequests,
  hanging,
  lost,
  publicAnswer,
  publicDocument,
  refused,
  requestsOf,
  resetServer,
  Stream,
  serve,
  setOnline,
  streamsOf,
} from './server.ts'
