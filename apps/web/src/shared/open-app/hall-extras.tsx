import { OpenAppBanner } from './open-app-banner.tsx'
import { ScreenActions } from './screen-actions.tsx'

/** Additions to the hall: the host's actions for its bar, and the banner that opens the app. */
export const HallExtras = () => (
  <>
    <ScreenActions isShared />
    <OpenAppBanner />
  </>
)
