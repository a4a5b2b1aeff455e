import './click.ts'
import './locators.ts'

export { expectAccessible } from './accessible.ts'
export { deferredAnswer } from './deferred-answer.ts'
export { drawForShifts, drawn, drawUntilEnd } from './drawing.ts'
export { answerFile } from './files.ts'
export { type Finger, fingerOn, liftFinger } from './finger.ts'
export { accountOf, registeredNumber } from './identity.ts'
export { type Walk, walk } from './keyboard-walk.ts'
export { brokenWords, highPanels, smallTargets } from './layout.ts'
export { animationsEnd, cutOff, frames, resizeFrame, sticksOut, zoomText } from './page.ts'
export type { Received } from './received.ts'
export {
  type Answer,
  type Answers,
  broken,
  hanging,
  lost,
  publicAnswer,
  publicDocument,
  refused,
  removeIdentityRequests,
  requestsOf,
  resetServer,
  Stream,
  serve,
  setOnline,
  streamsOf,
} from './server.ts'
